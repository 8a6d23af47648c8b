# Every task has a name here; `make help` lists them. Everything made lies in build/, or where BUILD says.
BUILD ?= build

# The compiler calls of the judge: gcc Main.c -o Main -O2 -Wall -lm -static -std=gnu11 -DONLINE_JUDGE -DBOJ
# -static is left out where the C library has no static form (macOS, some Linux systems).
CFLAGS ?= -O2 -Wall -std=gnu11
CXXFLAGS ?= -O2 -Wall -std=gnu++17
CPPFLAGS ?= -DONLINE_JUDGE -DBOJ
ifeq ($(origin LDFLAGS),undefined)
LDFLAGS := $(if $(filter /%,$(shell $(CC) -print-file-name=libc.a 2>/dev/null)),-static)
endif
LDLIBS ?= -lm

# Without a compiler's name a recipe would begin with an option, and make takes that dash as "errors do not matter".
ifeq ($(strip $(CC)),)
$(error CC is empty: unset it, or name a compiler)
endif

# The words of the user, for explain, play, new, check and outputs: they go by the environment, as they are, and neither
# make nor a shell reads them.
override P := $(value P)
override N := $(value N)
export P N BUILD

problems := $(shell sed -n 's/^\([a-z0-9][a-z0-9-]*\)	.*/\1/p' problems/list.tsv)
machinery := $(patsubst tests/rules/%.c,$(BUILD)/machinery/%.o,$(wildcard tests/rules/*.c))
games := $(patsubst tests/rules/games/%.c,%,$(wildcard tests/rules/games/*.c))
snippet_tests := $(patsubst common/tests/%.c,%,$(wildcard common/tests/*.c))

# The 14 is clang's version.
site_needs := clang lld wasi-libc libclang-rt-14-dev-wasm32 cmark-gfm python3-pygments

compile = $(CC) $(CPPFLAGS) $(CFLAGS) -o
tidily = trap 'rm -f $@.$$$$' 0; trap 'exit 1' 1 2 15;

.DELETE_ON_ERROR:
.SECONDARY:
.PHONY: all rules cases games packages package snippet-tests test check-wrong check-packages need-bats need-python sync new check outputs play \
	explain figures site check-site full check-portable check-sanitize lint check-judge bench clean help force

all: $(problems:%=$(BUILD)/bin/%) $(BUILD)/judge ## build every solution and the judge (what `make` does)

rules: $(problems:%=$(BUILD)/rules/%) ## build the rules of every game

cases: $(problems:%=$(BUILD)/cases/%.cases) ## work out the cases and answers of every game by its rules

games: $(games:%=$(BUILD)/games/%) ## build the games that test the machinery of the rules

snippet-tests: $(snippet_tests:%=$(BUILD)/common/%) ## build the unit tests of the snippets

new: need-python ## lay out a new problem: make new P=name
	@tests/house.py new "$$P"

sync: need-python ## renew what is copied: snippets, tables, parts of the pages
	@tests/house.py sync

outputs: need-python ## write the outputs that a page shows: make outputs P=name, P=all
	@tests/house.py outputs "$$P"

check: need-python ## what is missing or wrong with a problem: make check P=name
	@tests/house.py check "$$P"

explain: ## who wins, and why: make explain P=polygon-game N=15, P=nim-2 N="3 4 5"
	@tests/rules/ask.sh explain

play: ## play against one who never errs: make play P=nim-2, with N="3 4 5" to start from there
	@tests/rules/ask.sh play

test: need-bats need-python ## run the tests, but for the wrong programs (needs bats and python3)
	@if [ -t 2 ]; then echo 'building what is not built, on all processors ...' >&2; fi
	@$(MAKE) -s -k -j "$$(getconf _NPROCESSORS_ONLN)" all rules cases games snippet-tests || true # the tests tell what fails
	@bats $(filter-out %/attacks.bats,$(sort $(wildcard tests/*.bats) $(wildcard tests/*/*.bats)))

check-wrong: need-python ## judge every wrong program: each must fail as its header says
	@tests/house.py check all wrong

full: ## judge every solution over the whole input range
	@./run_all.sh --full

check-portable: need-python ## build every solution with every compiler and standard at hand
	@tests/portable.py

check-sanitize: ## run everything under the sanitizers
	@tests/sanitize.py

lint: ## shellcheck, clang-format, cppcheck and clang-tidy
	@tests/lint.sh

check-judge: need-bats ## what takes the judge long: a fork bomb, full disks, every language at hand (some minutes)
	@bats tests/judge/attacks.bats

bench: all rules ## count the instructions of every solution on its largest input
	@tests/bench/bench.py

packages: need-python rules cases ## problem packages of all for DOMjudge, Kattis and BAPCtools, in build/packages
	@tests/export/package.py all

package: need-python ## the packages of one problem: make package P=name
	@tests/export/package.py "$$P"

check-packages: packages ## try all packages as judges do: every wrong program, malformed input
	@tests/export/reader.py all

site: need-python ## the course as a web site, in build/site: to read, play, explain and answer in a browser
	@mkdir -p "$(BUILD)/wasm" && { cmark-gfm --version && python3 -c 'import pygments' && \
		echo 'int main(void) { return 0; }' | clang --target=wasm32-wasi -xc - -o "$(BUILD)/wasm/try"; } >/dev/null || \
		{ echo 'site: what is missing comes by apt-get install $(site_needs)' >&2; exit 2; }
	@if [ -t 2 ]; then echo 'compiling the rules of all games ...' >&2; fi
	@$(MAKE) -s "$(BUILD)/wasm/rules.wasm" && tests/site/pages.py "$(BUILD)/site"

check-site: site rules ## links, the module against the native rules, and every game played in a browser
	@tests/site/test.py "$(BUILD)/site"

figures: need-python ## draw the pictures of the pages, by the commands above them
	@tests/figures/pages.py

clean: ## remove everything made
	rm -rf "$(BUILD)"

help: ## list the tasks
	@awk -F ': .*## | ## ' '/^[a-z][a-z-]*:.* ## / { sub(/:.*/, "", $$1); printf "%-16s %s\n", $$1, $$2 }' Makefile

need-bats:
	@command -v bats >/dev/null || { echo "bats is missing: apt-get install bats, or brew install bats-core" >&2; exit 2; }

need-python:
	@command -v python3 >/dev/null || { echo "python3 is missing: apt-get install python3, or brew install python3" >&2; exit 2; }

# Everything is made beside its place and moved there whole, so that two runs at once do no harm to each other; what is
# broken off leaves nothing.
# Programs are made anew when the compiler or its flags change. The judge finds here how C and C++ are compiled.
$(BUILD)/flags: force
	@mkdir -p $(@D)
	@printf '%s\n' '$(CC) $(CPPFLAGS) $(CFLAGS) -o program @S $(LDFLAGS) $(LDLIBS)' \
		'$(CXX) $(CPPFLAGS) $(CXXFLAGS) -o program @S $(LDFLAGS) $(LDLIBS)' >$@.$$$$ && \
		if cmp -s $@.$$$$ $@; then rm $@.$$$$; else mv $@.$$$$ $@; fi

# The bytes that something is built of, compared at every call: when they change it is built anew, whatever the dates of
# the files say. Those of many files are kept in one, each below its name.
$(BUILD)/bytes/%: % force
	@cmp -s $< $@ || { mkdir -p $(@D) && cp $< $@.$$$$ && mv $@.$$$$ $@; }

$(BUILD)/bytes/judge $(BUILD)/bytes/rules: $(BUILD)/bytes/%: force
	@tail -n +1 tests/$*/*.[ch] | cmp -s - $@ || \
		{ mkdir -p $(@D) && tail -n +1 tests/$*/*.[ch] >$@.$$$$ && mv $@.$$$$ $@; }

$(BUILD)/bin/%: $(BUILD)/bytes/problems/%/main.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(tidily) $(compile) $@.$$$$ problems/$*/main.c $(LDFLAGS) $(LDLIBS) && mv $@.$$$$ $@

$(BUILD)/judge: $(BUILD)/bytes/judge $(BUILD)/flags
	@mkdir -p $(@D)
	$(tidily) $(compile) $@.$$$$ tests/judge/*.c $(LDFLAGS) $(LDLIBS) && mv $@.$$$$ $@

# The rules of a game are one file; what reads, searches and tells is compiled once for all of them.
$(machinery): $(BUILD)/machinery/%.o: $(BUILD)/bytes/rules $(BUILD)/flags
	@mkdir -p $(@D)
	$(tidily) $(compile) $@.$$$$ -c tests/rules/$*.c && mv $@.$$$$ $@

$(BUILD)/rules/%: $(BUILD)/bytes/problems/%/rules.c $(machinery)
	@mkdir -p $(@D)
	$(tidily) $(compile) $@.$$$$ -Itests/rules problems/$*/rules.c $(machinery) $(LDFLAGS) $(LDLIBS) && mv $@.$$$$ $@

$(BUILD)/games/%: tests/rules/games/%.c $(machinery)
	@mkdir -p $(@D)
	$(tidily) $(compile) $@.$$$$ -Itests/rules $< $(machinery) $(LDFLAGS) $(LDLIBS) && mv $@.$$$$ $@

# One run gives the cases, and what is tried and how the answers are known, which `make sync` fills in.
$(BUILD)/cases/%.cases $(BUILD)/facts/%: $(BUILD)/rules/%
	@mkdir -p $(BUILD)/cases $(BUILD)/facts
	@if [ -t 2 ]; then printf 'working out the cases of $* ...\033[K\r' >&2; fi
	$(tidily) $< cases $(BUILD)/facts/$* >$@.$$$$ && mv $@.$$$$ $(BUILD)/cases/$*.cases

# The ranges of the input, for `make sync` too.
$(BUILD)/limits/%: $(BUILD)/rules/%
	@mkdir -p $(@D)
	$(tidily) $< limits >$@.$$$$ && mv $@.$$$$ $@

# The rules of all games as one program in WebAssembly: each rules.c calls its problem by a name of its own there.
wasm_machinery := $(patsubst tests/rules/%.c,$(BUILD)/wasm/%.o,$(filter-out %/main.c,$(wildcard tests/rules/*.c)))
wasm = @$(tidily) clang --target=wasm32-wasi -O2 -Wno-format-zero-length -D_WASI_EMULATED_SIGNAL -Itests/rules -I$(BUILD)/wasm -o $@.$$$$ -c

$(BUILD)/wasm/games.h: $(BUILD)/bytes/problems/list.tsv
	@mkdir -p $(@D)
	@for name in $(problems); do echo "GAME($$(echo $$name | tr - _), \"$$name\")"; done >$@.$$$$ && mv $@.$$$$ $@

$(BUILD)/wasm/problems/%.o: $(BUILD)/bytes/problems/%/rules.c $(BUILD)/bytes/rules
	@mkdir -p $(@D)
	$(wasm) '-Dproblem=problem_$(subst -,_,$*)' problems/$*/rules.c && mv $@.$$$$ $@

$(wasm_machinery): $(BUILD)/wasm/%.o: $(BUILD)/bytes/rules
	@mkdir -p $(@D)
	$(wasm) $(if $(filter play,$*),-Dprint_state=tell_state) tests/rules/$*.c && mv $@.$$$$ $@

$(BUILD)/wasm/games.o: $(BUILD)/bytes/tests/site/games.c $(BUILD)/wasm/games.h $(BUILD)/bytes/rules
	$(wasm) tests/site/games.c && mv $@.$$$$ $@

# Without -O, or clang would ask for an optimizer that Debian has in another package.
$(BUILD)/wasm/rules.wasm: $(problems:%=$(BUILD)/wasm/problems/%.o) $(BUILD)/wasm/games.o $(wasm_machinery)
	@$(tidily) clang --target=wasm32-wasi -o $@.$$$$ $^ -lc-printscan-no-floating-point -lwasi-emulated-signal \
		-Wl,-z,stack-size=1048576,--stack-first,--strip-all,--max-memory=1073741824 && mv $@.$$$$ $@

$(BUILD)/common/%: common/tests/%.c common/*.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(tidily) $(compile) $@.$$$$ $< $(LDFLAGS) $(LDLIBS) && mv $@.$$$$ $@

