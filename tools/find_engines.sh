#!/bin/sh
# Installs the browsers that `make engines` plays in, where CI is set. Elsewhere it takes what is there.
set -eu
[ -n "${CI:-}" ] || exit 0
root=""
[ "$(id -u)" = 0 ] || root=sudo
$root apt-get update -qq
DEBIAN_FRONTEND=noninteractive $root apt-get install -y -qq --no-install-recommends \
    firefox-esr webkit2gtk-driver xvfb
