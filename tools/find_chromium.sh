# The browser tests need Chromium: the system's if there is one, else Debian's, else Playwright's own.
set -eu
venv=$1
if command -v chromium >/dev/null || command -v google-chrome >/dev/null; then
  exit 0
fi
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium && exit 0
fi
"$venv/bin/playwright" install chromium
