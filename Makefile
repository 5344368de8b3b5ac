# Two commands: `make play` and `make test`. Both set up all they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000
export PATH := $(CURDIR)/$(VENV)/node/bin:$(PATH)

CLIENT := $(shell find client veillee/games -type f -not -path '*/generated/*' -not -path 'client/tests/*' -not -name '*.py' \
            -not -name '*.pyc' 2>/dev/null) package.json package-lock.json vite.config.ts
STRUCTS := $(shell find veillee -name '*.py' 2>/dev/null)

.PHONY: play build test test-long check engines shots art icons site bench docs golden report release audit \
        lock chaos leaks geometry trees new-game test-page check-python check-page clean

play: $(VENV)/ready veillee/page/index.html
	$(BIN)/veillee serve --port $(PORT) --open

build: veillee/page/index.html

# For every commit.
test: $(VENV)/ready-test veillee/page/index.html
	$(MAKE) -j2 --output-sync check-python check-page test-page
	$(BIN)/python -m pytest -n 3 --dist worksteal -m "not long"

# The rest: whole games in the browser, chaos, fuzzing, PostgreSQL, Ray, leaks.
test-long: $(VENV)/ready-long veillee/page/index.html
	$(BIN)/python -m pytest -n 3 --dist worksteal -m long
	$(MAKE) leaks

# The page's own unit tests: in Node, without a browser or a server.
test-page: node_modules/ready client/src/generated/wire.ts client/src/generated/pocket/veillee.zip
	$(BIN)/python -m tools.sights
	npm run --silent test

check: $(VENV)/ready-test veillee/page/index.html
	$(MAKE) -j2 --output-sync check-python check-page

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/pyright

check-page:
	npm run --silent format:check
	npm run --silent lint
	npm run --silent check

engines: $(VENV)/ready-test veillee/page/index.html
	sh tools/find_engines.sh
	$(BIN)/python -m tests.engines

geometry: $(VENV)/ready-test veillee/page/index.html
	$(BIN)/python -m tests.geometry

shots: $(VENV)/ready-test veillee/page/index.html
	$(BIN)/python -m tools.shots

trees: $(VENV)/ready-test veillee/page/index.html
	$(BIN)/python -m tools.trees

art: $(VENV)/ready-test
	$(BIN)/python -m tools.art_sheet

bench: $(VENV)/ready-long build/peers/ready build/boardgame/ready
	$(BIN)/python -m bench

icons: $(VENV)/ready-test
	$(BIN)/python -m tools.icons

# The page without a server, for any host of files: build/site
site: $(VENV)/ready veillee/page/index.html
	$(BIN)/python -m tools.site

docs: $(VENV)/ready-test
	$(BIN)/python -m tools.docs

audit: $(VENV)/ready-long node_modules/ready
	$(BIN)/python -m tools.audit

# Pins what is installed; with UPGRADE=1 to the newest that fits.
lock: $(VENV)/ready-test
	UV=$(BIN)/uv sh tools/lock.sh

chaos: $(VENV)/ready-long
	$(BIN)/python -W ignore -m tests.chaos

leaks: $(VENV)/ready-test
	$(BIN)/python -m tests.secrecy

report: $(VENV)/ready-long
	$(BIN)/python -m tools.report

release: report veillee/page/index.html
	$(BIN)/python -m tools.release

# A small complete game to begin from, in the lobby at once: make new-game NAME=fox_hunt
new-game: $(VENV)/ready-test node_modules/ready
	$(BIN)/python -m tools.new_game $(NAME)
	npm run --silent build

# All games, or one: make golden GAME=tom_thumb
golden: $(VENV)/ready-test
	$(BIN)/python -m tools.golden $(GAME)

clean:
	rm -rf $(VENV) node_modules build veillee/page client/src/generated

$(VENV)/ready: pyproject.toml requirements/play.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Veillée needs Python 3.11 or newer")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements/play.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	sh tools/find_node.sh $(VENV)
	touch $@

$(VENV)/ready-test: $(VENV)/ready requirements/test.txt
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements/test.txt
	sh tools/find_chromium.sh $(VENV)
	touch $@

$(VENV)/ready-long: $(VENV)/ready-test requirements/long.txt
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements/long.txt
	touch $@

# The engines that `make bench` measures ours against; it does without where they cannot be had.
build/peers/ready: $(VENV)/ready
	$(BIN)/python -m venv build/peers
	build/peers/bin/python -m pip install --quiet open_spiel pgx jax || rm -rf build/peers
	mkdir -p build/peers && touch $@

build/boardgame/ready: bench/boardgame/package.json $(VENV)/ready
	mkdir -p build/boardgame && cp $< build/boardgame/
	npm install --prefix build/boardgame --no-audit --no-fund --loglevel=error || rm -rf build/boardgame
	mkdir -p build/boardgame && touch $@

node_modules/ready: package.json package-lock.json $(VENV)/ready
	npm install --no-save --no-audit --no-fund --loglevel=error
	touch $@

client/src/generated/wire.ts: $(VENV)/ready $(STRUCTS)
	$(BIN)/python -m veillee.server.typescript client/src/generated

# What runs tables in a browser: our Python in an archive, and the wheel of msgspec for Pyodide.
client/src/generated/pocket/veillee.zip: $(VENV)/ready requirements/pocket.txt tools/pocket.py $(STRUCTS)
	$(BIN)/python -m tools.pocket client/src/generated/pocket

veillee/page/index.html: node_modules/ready client/src/generated/wire.ts client/src/generated/pocket/veillee.zip $(CLIENT)
	npm run --silent build
	touch $@
