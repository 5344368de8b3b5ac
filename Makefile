# Two commands: `make play` and `make test`. Both set up all they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000
export PATH := $(CURDIR)/$(VENV)/node/bin:$(PATH)

CLIENT := $(shell find client veillee/games -type f -not -path '*/generated/*' -not -name '*.py' \
            -not -name '*.pyc' 2>/dev/null) package.json package-lock.json vite.config.ts
STRUCTS := $(shell find veillee/table veillee/server veillee/games -name '*.py' 2>/dev/null)

.PHONY: play build test check engines geometry shots trees art icons bench docs golden report \
        audit lock chaos leaks clean

play: $(VENV)/ready veillee/page/index.html
	$(BIN)/veillee serve --port $(PORT)

build: veillee/page/index.html

test: check
	$(BIN)/python -m pytest -n 2 --dist worksteal

check: $(VENV)/ready-test veillee/page/index.html
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/pyright
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

bench: $(VENV)/ready-test build/peers/ready build/boardgame/ready
	$(BIN)/python -m bench

icons: $(VENV)/ready-test
	$(BIN)/python -m tools.icons

docs: $(VENV)/ready-test
	$(BIN)/python -m tools.docs

audit: $(VENV)/ready-test node_modules/ready
	$(BIN)/python -m tools.audit

# Pins what is installed; with UPGRADE=1 to the newest that fits.
lock: $(VENV)/ready-test
	UV=$(BIN)/uv sh tools/lock.sh

chaos: $(VENV)/ready-test
	$(BIN)/python -W ignore -m tests.chaos

leaks: $(VENV)/ready-test
	$(BIN)/python -m tests.secrecy

report: $(VENV)/ready-test
	$(BIN)/python -m tools.report

golden: $(VENV)/ready-test
	$(BIN)/python -m tools.golden

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

veillee/page/index.html: node_modules/ready client/src/generated/wire.ts $(CLIENT)
	npm run --silent build
	touch $@
