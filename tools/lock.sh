# Writes which version of each package `make` installs, with its hashes, for every
# Python and system. Versions that are in the files already stay; with UPGRADE=1 the newest are taken.
set -eu
lock() {
  output=$1; shift
  "$UV" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
    --no-annotate --custom-compile-command "make lock" ${UPGRADE:+--upgrade} "$@" --output-file "$output"
}
UV=${UV:-uv}
lock requirements/play.txt pyproject.toml requirements/build.in --extra odds
lock requirements/image.txt pyproject.toml requirements/build.in --extra odds --extra postgresql \
  --constraint requirements/play.txt
lock requirements/long.txt pyproject.toml requirements/build.in --extra odds --extra long \
  --constraint requirements/play.txt
lock requirements/test.txt pyproject.toml requirements/build.in --extra odds --extra test \
  --constraint requirements/long.txt
lock requirements/node.txt requirements/node.in
