# The browser tests need Chromium: the system's if there is one, else Debian's, else Playwright's own.
# The one without windows is half as large and a quarter faster.
set -eu
venv=$1
for program in chromium-headless-shell chromium google-chrome; do
  if command -v $program >/dev/null; then
    exit 0
  fi
done
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  apt-get update -qq
  for package in chromium-headless-shell chromium; do
    apt-get install -y -qq --no-install-recommends $package && exit 0
  done
fi
"$venv/bin/playwright" install chromium
