# Two commands do everything: `make play` and `make test`. Python 3.11+, make and the package registries are enough;
# a C compiler is used when there is one. PURE=1 plays and tests the interpreted build only.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" ZAUBERTISCH_PYTHON="$(CURDIR)/$(BIN)/python" npm --prefix web
COMPILED := build/compiled
PAGE := src/zaubertisch/server/page/index.html
SOURCES := $(shell find src setup.py pyproject.toml -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name 'value.json' -o -path '*/puzzles/*.json' 2>/dev/null)
# What the page's own Python is given: see tools/pocket.py.
POCKET := tools/pocket.py $(shell find $(patsubst %,src/zaubertisch/%,kernel games bots words insight hindsight lessons pocket server) -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name 'value.json' -o -path '*/puzzles/*.json')
WEB := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)
ARGS ?=
# More than cores, for browsers and servers wait most of their time; whoever has nothing left takes over from others.
TESTS ?= -n 3 --dist worksteal
# What the interpreted half runs, and counts: together they reach every branch of kernel and games. What asks the rules
# thousands of times over (marked `many`) is left to the compiled half.
RULE_TESTS := tests/kernel tests/games $(patsubst %,tests/contract/test_%.py,clones saving pickling the_contract_itself fuzzer golden_finder) \
	$(patsubst %,tests/server/test_%.py,verify tampering)

ifeq ($(PURE),1)
export ZAUBERTISCH_PURE := 1
RUN := PYTHONPATH=src $(BIN)/python
READY := $(VENV)/ready
else
RUN := PYTHONPATH=$(COMPILED) $(BIN)/python
READY := $(COMPILED)/built
endif

.PHONY: help play terminal static test test-all test-pythons check check-python check-page dist bench ladder learners golden fuzz corpora rules rulebook reference observations environments web types pins audit clean

help:
	@echo "make play      set up, start the table and print its link (ARGS=--lan for phones on the same network)"
	@echo "make terminal  play in the terminal against bots (ARGS='--lang de --seats 4')"
	@echo "make static    a folder for any web host: all games without a server (TO=build/static)"
	@echo "make test      what must hold before a commit: both builds, a real browser, kills (some minutes)"
	@echo "make check     ruff, mypy --strict, import arrows, rule coverage, the page's types (a minute)"
	@echo "make test-all  everything there is, the corpora, faults, packages and other Pythons included (hours)"
	@echo "make test-pythons  the rules on other Pythons that are here (PYTHONS='python3.13 …')"
	@echo "make dist      a wheel and a source archive, each started from a clean environment"
	@echo "make bench     how fast it is, beside other engines where they are installed"
	@echo "make ladder    every bot against every other, for hours; resumes (ARGS=--report writes docs/results.md)"
	@echo "make learners  independent PPO by sb3-contrib on Simsala, in an environment of its own (torch is large)"
	@echo "make fuzz      many random games with every invariant checked (COUNT=1000)"
	@echo "make corpora   Wiz-War's large tests: every pair of cards, 50,000 games, every table"
	@echo "make audit     known vulnerabilities of what an installation takes, where there is a network"
	@echo "make golden    write the golden games anew; make rules: the rule pages; make rulebook; make reference; make observations; make environments; make types"

$(VENV)/ready: pyproject.toml constraints/all.txt
	@mkdir -p build
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Zaubertisch needs Python 3.11 or newer; say PYTHON=/path/to/python3.11 make …"; exit 1; }
	@echo "Setting up …"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install -qq -U -c constraints/all.txt setuptools wheel
	@ZAUBERTISCH_PURE=1 ZAUBERTISCH_NO_PAGE=1 $(PIP) install -qq -c constraints/all.txt --no-build-isolation -e '.[dev,server,lab,envs]'
	@touch $@

web/node_modules/ready: web/package-lock.json $(VENV)/ready
	@$(NPM) ci --loglevel error --no-audit --no-fund >/dev/null
	@touch $@

$(PAGE): $(WEB) $(POCKET) $(shell find tests/golden -name '*.json') web/node_modules/ready
	@echo "Building the page …"
	@$(NPM) run --silent build
	@touch $@

$(COMPILED)/built: $(VENV)/ready $(PAGE) $(SOURCES)
	@echo "Compiling the rules (without a C compiler they stay interpreted) …"
	@rm -rf $(COMPILED) $(COMPILED).new build/lib* build/temp*
	@ZAUBERTISCH_NO_PAGE=1 $(PIP) install -qq --no-build-isolation --no-deps --target $(COMPILED).new . && mv $(COMPILED).new $(COMPILED)
	@touch $@

# The first start does not wait for the compiler: it plays interpreted while the compiled build is made for the next one.
play terminal: $(VENV)/ready $(PAGE)
	@if [ "$(PURE)" != 1 ] && $(MAKE) --no-print-directory -q $(COMPILED)/built; then \
		PYTHONPATH=$(COMPILED) exec $(BIN)/python -m zaubertisch.cli $(COMMAND_$@) $(ARGS); \
	else \
		[ "$(PURE)" = 1 ] || nice $(MAKE) -s $(COMPILED)/built >build/compiling.log 2>&1 & \
		PYTHONPATH=src exec $(BIN)/python -m zaubertisch.cli $(COMMAND_$@) $(ARGS); \
	fi

COMMAND_play := serve
COMMAND_terminal := play abraca

TO ?= build/static
static: $(VENV)/ready $(PAGE)
	@PYTHONPATH=src $(BIN)/python -m zaubertisch.cli static $(TO)

test: check $(READY) $(PAGE)
	@$(BIN)/python tools/browser.py
	@$(BIN)/python tools/terminal.py
	$(NPM) test --silent
ifeq ($(PURE),1)
	$(BIN)/python -m pytest $(TESTS)
else
	CONTRACT_GAMES_EACH=0.05 $(BIN)/python -m pytest $(TESTS) -m 'not many' $(RULE_TESTS) --cov --cov-report=term:skip-covered
	FAULT_KILLS=30 ZAUBERTISCH_OTHER_BUILD=src CONTRACT_GAMES_EACH=0.08 $(BIN)/python -m pytest $(TESTS) -o pythonpath=$(COMPILED)
endif

FAULTS := FAULT_KILLS=2000 FAULT_FULL_DISKS=500 FAULT_DAMAGED=500 FAULT_TORN_LOGS=200 FAULT_TIME_OUTS=200 \
	FUZZ_MESSAGES=1000000 FUZZ_REQUESTS=100000

# What a whole run leaves of each of its parts; its end writes docs/certain.json for the page that says what is certain.
CERTAIN := build/certain

# Everything there is, for hours: both builds whole, all faults and attacks, the corpora, the packages, other Pythons.
test-all: check $(READY) $(PAGE)
	@$(BIN)/python tools/browser.py
	@$(BIN)/python tools/terminal.py
	@rm -rf $(CERTAIN) && mkdir -p $(CERTAIN)
	$(NPM) test --silent
	CONTRACT_GAMES_EACH=1 FAULT_KILLS=100 $(BIN)/python -m pytest $(TESTS) --junitxml=$(CERTAIN)/interpreted.xml --ignore tests/browser --cov --cov-report=term:skip-covered
	$(FAULTS) ZAUBERTISCH_OTHER_BUILD=src CONTRACT_GAMES_EACH=2 $(BIN)/python -m pytest $(TESTS) --junitxml=$(CERTAIN)/compiled.xml --whole -o pythonpath=$(COMPILED)
	$(MAKE) corpora && cp build/pairs.json $(CERTAIN)/corpora
	$(RUN) -m zaubertisch.lab.fuzz --count 20000 --fast && touch $(CERTAIN)/fuzz
	$(MAKE) dist && touch $(CERTAIN)/packages
	$(MAKE) test-pythons && touch $(CERTAIN)/pythons
	$(BIN)/python -m tools.certain --done $(CERTAIN)

# The same rules on other Pythons, each in an environment of its own; those on the PATH unless PYTHONS names some.
test-pythons:
	@TESTS="$(TESTS)" $(PYTHON) tools/pythons.py $(PYTHONS)

# The archive holds the built page, and the wheel is built from the archive.
dist: $(VENV)/ready $(PAGE)
	@rm -rf dist
	@echo "Building the packages …"
	@$(BIN)/python -m build --no-isolation --outdir dist >build/dist.log 2>&1 || { cat build/dist.log; exit 1; }
	@DIST=dist $(BIN)/python -m pytest -q --whole tests/packaging/test_dist.py
	@ls dist/*

# What is written in Python and what the page is made of are looked through side by side.
check: $(VENV)/ready web/node_modules/ready
	@$(MAKE) --no-print-directory -j2 check-python check-page

check-python:
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/rule_pages.py --check
	$(BIN)/python tools/rule_coverage.py
	$(BIN)/python -m tools.view_types --check
	$(BIN)/python -m tools.wizwar_box --check
	$(BIN)/python -m tools.magia_board --check
	$(BIN)/python -m tools.how_scenes --check
	$(BIN)/python -m tools.rulebook --check
	$(BIN)/python -m tools.certain --check
	$(BIN)/python tools/reference.py --check
	$(BIN)/python tools/observations.py --check
	$(BIN)/python tools/environments.py --check

check-page:
	$(NPM) run --silent types:check
	$(NPM) run --silent check

bench: $(COMPILED)/built
	$(BIN)/python -m bench.load
	$(RUN) -m bench.page
	$(RUN) -m bench.minds
	$(BIN)/python -m bench.bench $(ARGS)
	$(RUN) -m bench.doors

# In the background of whatever else the machine does; ended at any moment, it goes on where it stopped.
ladder: $(READY)
	$(RUN) -m zaubertisch.lab.ladder $(ARGS)

# A learner by a library of others, in an environment of its own (torch is large).
learners:
	@$(PYTHON) tools/learners.py $(ARGS)

golden: $(READY)
	$(RUN) -m zaubertisch.lab.golden $(ARGS)

COUNT ?= 1000
fuzz: $(READY)
	$(RUN) -m zaubertisch.lab.fuzz --count $(COUNT) $(ARGS)

# Half an hour of Wiz-War: all pairs of cards, 50,000 games, and the contract on every table there is.
corpora: $(READY)
	$(RUN) -m zaubertisch.lab.wizwar.pairs wizwar --report build/pairs.json
	$(RUN) -m zaubertisch.lab.fuzz --games wizwar --count 50000 --seed 1000001 --fast
	for part in 1 2 3 4 5 6 7 8 9 10; do CONTRACT_GAMES=wizwar CONTRACT_WHOLE=wizwar CONTRACT_PART=$$part/10 \
		$(BIN)/python -m pytest $(TESTS) -q -o pythonpath=$(if $(PURE),src,$(COMPILED)) tests/contract || exit 1; done

rules: $(VENV)/ready
	$(BIN)/python tools/rule_pages.py

# What stands behind each paragraph: the golden games are played again with an eye on the paragraphs.
rulebook: $(VENV)/ready
	$(BIN)/python -m tools.rulebook
	$(BIN)/python -m tools.certain

reference: $(VENV)/ready
	$(BIN)/python tools/reference.py

observations: $(VENV)/ready
	$(BIN)/python tools/observations.py

environments: $(VENV)/ready
	$(BIN)/python tools/environments.py

web: $(PAGE)

types: web/node_modules/ready
	$(BIN)/python -m tools.view_types
	$(BIN)/python -m tools.how_scenes
	$(NPM) run types

pins: $(VENV)/ready
	$(PIP) freeze --all --exclude pip --exclude-editable > constraints/all.txt
	$(BIN)/python tools/pins.py

# Known vulnerabilities of what an installation takes; needs a network, and says so where there is none.
build/audit/ready:
	@$(PYTHON) -m venv build/audit
	@build/audit/bin/pip --disable-pip-version-check install -q pip-audit && touch $@ || echo "pip-audit could not be fetched."

audit: build/audit/ready web/node_modules/ready
	$(BIN)/python tools/audit.py

clean:
	rm -rf $(VENV) build web/node_modules src/zaubertisch/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
