# Everything a contributor does, by name. `make help` lists it.

SWIFT ?= swift
NAME ?= counter
# How demos are built: a debug build is there in half the time; `CONFIGURATION=release` is faster where that matters.
CONFIGURATION ?= debug
# Products of ordinary builds; `make check` keeps its own, built with warnings as errors.
BUILD ?= .build
CHECK ?= .build-check
# Products of `make demo`, `make test` and `make soak`, also those of packages that depend on this one. Modules are compiled
# whole and without debug information, which takes two thirds of the processor time of an ordinary debug build: what a module
# needs of others is read once, and macros of tests are expanded once. After a change of one file it takes longer: while you
# work on something, use `swift test --filter NAME`.
WHOLE ?= .build-whole
# Products of long tests that run optimised.
OPTIMIZED ?= .build-optimized
WHOLE_OPTIONS = -debug-info-format none -Xswiftc -wmo -Xswiftc -no-emit-module-separately-wmo -Xswiftc -num-threads -Xswiftc 2
# Two demos are packages of their own, and one needs GRDB.
PACKAGE_ask = Ask
PACKAGE_git = Git
PROGRAM_git = git-browser
PROGRAM = $(or $(PROGRAM_$(NAME)),$(NAME))
BUILD_DEMO = $(if $(filter library,$(NAME)),TERMINALUI_DATA=1) $(SWIFT) build --product $(PROGRAM) \
  $(addprefix --package-path Demos/,$(PACKAGE_$(NAME)))
RUN_TESTS = SWIFT='$(SWIFT)' sh Scripts/test.sh $(WHOLE) $(WHOLE_OPTIONS)
# The tests in two processes of about the same length.
HALF = (TerminalUI(Collection|Core|Tables|Desk)Tests|DemoTests|ProgramTests|CellsTests)\.
# The tests of terminals, which run without ncurses too.
TERMINALS = \.(NCursesTests|NCursesDeathTests|OpenInputTests|EndTests|HangUpTests|StopTests|HandOverTests|InputReportTests|TakingBackTests|PipeTests|RefusalTests|ColorTests|LinkTests|TitleProgramTests|WriterTests)/
SETUP ?= sh Scripts/setup.sh
FORMATTED = Package.swift Plugins Sources Tests Demos Scripts/architecture Benchmarks/Package.swift Benchmarks/Sources

.DEFAULT_GOAL := help
.PHONY: help setup build test demo check lint format docs record pictures bench figures gauges clean faults fuzz sanitize site shipping soak order nested mutants

help:
	@echo 'make demo [NAME=counter]   set up, build and run a demo in this terminal'
	@echo 'make test                  set up, build and run all tests'
	@echo 'make build                 set up and build everything but the tests'
	@echo 'make setup                 install what is missing: ncurses, libpng, libjpeg, md4c and, for the tests, tmux'
	@echo 'make check                 what a change must pass: lint, build without warnings, tests'
	@echo 'make format                rewrite the sources in the house format'
	@echo 'make docs                  write docs/Index.md, and the code map, which git ignores: docs/internals/CodeMap.md'
	@echo 'make record                rewrite the golden screens that the tests compare with'
	@echo 'make bench                 measure beside a reference program in C, some minutes'
	@echo 'make figures               the same, into docs/internals/Performance.md'
	@echo 'make gauges [LIST=name]    count climbs, casts, lists and the other gauges of docs/internals/Architecture.md'
	@echo 'make faults                every fault at every moment, ours beside others, some minutes'
	@echo 'make fuzz [SECONDS=60]     run the fuzzer on each of its targets'
	@echo 'make sanitize              the tests under the address and the thread sanitizer'
	@echo 'make soak [FULL=1]         the long forms of tests: random use, floods, hostile text, … minutes; hours with FULL=1'
	@echo 'make order [SEEDS="1 2 3"] the tests in random order, with late tasks, and without the real clock; after make test'
	@echo 'make mutants [SEED=1]      change single lines and count the changes that a test notices, one to two hours'
	@echo 'make site [SITE=folder]    write the API reference as a static site'
	@echo 'make shipping              build a program for another machine, as docs/Shipping.md says, and look at what it needs'
	@echo 'make clean                 remove everything that was built'

setup:
	@$(SETUP) test

build:
	@$(SETUP) build
	$(SWIFT) build --scratch-path $(BUILD)

test:
	@$(SETUP) test
	@PARTS='^$(HALF) ^(?!$(HALF))' $(RUN_TESTS)
	@TERMINALUI_BACKEND=stream $(RUN_TESTS) --filter '$(TERMINALS)'

demo:
	@$(SETUP) $(if $(filter library,$(NAME)),data,demo)
ifeq ($(CONFIGURATION),release)
	$(BUILD_DEMO) --scratch-path $(BUILD) -c release
	@exec $(BUILD)/release/$(PROGRAM)
else
	$(BUILD_DEMO) --scratch-path $(WHOLE) $(WHOLE_OPTIONS)
	@exec $(WHOLE)/debug/$(PROGRAM)
endif

# Builds the package in PACKAGE, which depends on this one, or tests it (DO=test), in the place where this one is built already.
DO ?= build
nested:
	$(SWIFT) $(DO) --package-path '$(or $(PACKAGE),$(error PACKAGE=FOLDER says which package))' --scratch-path $(WHOLE) $(WHOLE_OPTIONS)

check: lint
	@$(SETUP) test
	@SWIFT='$(SWIFT)' sh Scripts/check-build.sh $(CHECK)
	$(SWIFT) test --scratch-path $(CHECK) -Xswiftc -warnings-as-errors -Xcc -Werror=all
	@sh Scripts/check-unisolated.sh $(CHECK)/debug
	@sh Scripts/check-lengths.sh $(CHECK)/debug
	@sh Scripts/check-optimized.sh $(CHECK)/debug all

lint:
	@SWIFT='$(SWIFT)' sh Scripts/architecture.sh
	$(SWIFT) format lint --strict --parallel --recursive $(wildcard $(FORMATTED))
	@python3 Scripts/index.py | diff docs/Index.md - \
	  || { echo 'docs/Index.md is out of date: run "make docs"' >&2; exit 1; }

format:
	$(SWIFT) format --in-place --parallel --recursive $(wildcard $(FORMATTED))

docs:
	sh Scripts/codemap.sh > docs/internals/CodeMap.md
	python3 Scripts/index.py > docs/Index.md

# Every control in every state, a sheet a rendering, to be looked at: $(BUILD)/pictures/*.svg. And the moving pictures of the documents.
pictures:
	@$(SETUP) test
	TERMINALUI_RECORD=1 $(RUN_TESTS) --filter "TourTests|GalleryPictureTests"
	TERMINALUI_PICTURES=$(abspath $(BUILD))/pictures $(RUN_TESTS) --filter "ContactSheetTests|TargetScreenTests"

record: docs
	@$(SETUP) test
	TERMINALUI_RECORD=1 $(RUN_TESTS)

# Only tables go to standard output. SwiftPM lists the files of a package beside anew only when its own manifest is new.
bench:
	@$(SETUP) build >&2
	@touch Benchmarks/Package.swift
	@$(SWIFT) build --package-path Benchmarks -c release >&2
	@exec Benchmarks/.build/release/bench

figures:
	@mkdir -p $(BUILD)
	$(MAKE) --silent bench > $(BUILD)/figures.md; grep -q '^Measured' $(BUILD)/figures.md
	{ sed '/^## Figures/q' docs/internals/Performance.md; echo; cat $(BUILD)/figures.md; } > $(BUILD)/Performance.md
	mv $(BUILD)/Performance.md docs/internals/Performance.md

# LIST='Climbs' prints the places that gauges with such a name count, too.
LIST ?=
gauges:
	@SWIFT='$(SWIFT)' sh Scripts/architecture.sh gauges '$(LIST)'

faults:
	@$(SETUP) test >&2
	@BUILD=$(BUILD) sh Scripts/faults.sh

# Of the modules that `make build` has built.
SITE ?= $(BUILD)/site
site: build
	@SWIFT='$(SWIFT)' sh Scripts/site.sh $(BUILD)/debug $(SITE)

shipping:
	@$(SETUP) build >&2
	@SWIFT='$(SWIFT)' sh Scripts/check-shipping.sh $(BUILD)/shipping

SECONDS ?= 60
fuzz:
	@$(SETUP) test >&2
	@sh Scripts/fuzz.sh $(SECONDS)

sanitize:
	@$(SETUP) test
	@sh Scripts/sanitize.sh

SEEDS ?= 1 2 3
order:
	@$(SETUP) test
	@SWIFT='$(SWIFT)' sh Scripts/order.sh $(WHOLE) $(SEEDS)

SEED ?= 1
mutants:
	@$(SETUP) test
	@SWIFT='$(SWIFT)' python3 Scripts/mutants.py all $(SEED)

soak:
	@$(SETUP) data
	@TERMINALUI_SOAK=$(if $(FULL),full,1) SWIFT='$(SWIFT)' sh Scripts/soak.sh $(WHOLE) $(WHOLE_OPTIONS)
ifdef FULL
	@SWIFT='$(SWIFT)' sh Scripts/random-use.sh $(OPTIMIZED) 1 2 3
endif

clean:
	rm -rf $(BUILD) $(CHECK) $(WHOLE) $(OPTIMIZED) Benchmarks/.build .build-fuzz .build-address .build-thread .build-mutants
