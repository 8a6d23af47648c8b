# `make help` lists the tasks. Everything built goes to build/, or to the folder that BUILD names.
BUILD ?= build

# BOJ's compiler call: gcc Main.c -o Main -O2 -Wall -lm -static -std=gnu11 -DONLINE_JUDGE -DBOJ
# -static is omitted where there is no static C library (macOS, some Linux systems).
CFLAGS ?= -O2 -Wall -std=gnu11
CXXFLAGS ?= -O2 -Wall -std=gnu++17
CPPFLAGS ?= -DONLINE_JUDGE -DBOJ
ifeq ($(origin LDFLAGS),undefined)
LDFLAGS := $(if $(filter /%,$(shell $(CC) -print-file-name=libc.a 2>/dev/null)),-static)
endif
LDLIBS ?= -lm

# With CC empty a recipe would begin with the dash of an option, which make takes as "ignore errors".
ifeq ($(strip $(CC)),)
$(error CC is empty: unset it, or name a compiler)
endif

# The user's words are passed through the environment untouched: neither make nor a shell expands them.
override P := $(value P)
override N := $(value N)
export P N BUILD

# Where the site will be; without it there are no absolute addresses in it (canonical, sitemap).
SITE_URL ?=
export SITE_URL

problems := $(shell sed -n 's/^\([a-z0-9][a-z0-9-]*\)	.*/\1/p' problems/list.tsv)
machinery := $(patsubst common/rules/%.c,$(BUILD)/machinery/%.o,$(wildcard common/rules/*.c))
engine_tests := $(patsubst tests/rules/%.c,%,$(wildcard tests/rules/*.c))
snippet_tests := $(patsubst tests/snippets/%.c,%,$(wildcard tests/snippets/*.c))

# 14 is the version of clang.
site_needs := clang lld wasi-libc libclang-rt-14-dev-wasm32 cmark-gfm python3-pygments

compile = $(CC) $(CPPFLAGS) $(CFLAGS) -o $@.$$$$
link = $(LDFLAGS) $(LDLIBS)

# Files are built beside their place and then moved there, so parallel runs do not disturb each other and an interrupted
# build leaves nothing behind.
tidily = mkdir -p $(@D) || exit; trap 'rm -f $@.$$$$' 0; trap 'exit 1' 1 2 15;

# $(call note,WORDS): what is being built, in one line; with -s on a terminal only, where the next line replaces it.
note = $(if $(findstring s,$(firstword -$(MAKEFLAGS))),if [ -t 2 ]; then printf '%s ...\033[K\r' '$1' >&2; fi,echo '$1')

# $(call built,WORDS,COMMAND): runs a command that writes $@.$$$$.
built = @$(call note,$1); $(tidily) $2 && mv $@.$$$$ $@

.DELETE_ON_ERROR:
.SECONDARY:
.PHONY: all play explain site new sync check package packages test full check-wrong lint check-portable \
	check-sanitize check-judge check-packages check-site site-judge check-site-judge bench clean help rules cases engine-tests snippet-tests need-bats \
	need-python need-problem force

### Learn

all: $(problems:%=$(BUILD)/bin/%) $(BUILD)/judge ## build every solution and the judge (same as plain `make`)

play: need-problem ## play a game against the machine: make play P=nim-2, or from a position: N="3 4 5"
	@common/rules/ask.sh play

explain: need-problem ## who wins a position, and why: make explain P=nim-2 N="3 4 5"
	@common/rules/ask.sh explain

site: need-python ## make the course as a web site in build/site, to read and play in a browser
	@mkdir -p "$(BUILD)/wasm" && { cmark-gfm --version && python3 -c 'import pygments' && \
		echo 'int main(void) { return 0; }' | clang --target=wasm32-wasi -xc - -o "$(BUILD)/wasm/try"; } >/dev/null || \
		{ echo 'site: something is missing: apt-get install $(site_needs)' >&2; exit 2; }
	@if [ -t 2 ]; then echo 'compiling the rules of all games ...' >&2; fi
	@$(MAKE) -s $(patsubst %,"$(BUILD)/wasm/%.wasm",judge machinery.en machinery.ko $(problems:%=problems/%)) && common/manage.py site "$(BUILD)/site"

site-judge: ## make the site with a judge in it, for programs in C, C++, JavaScript and Python
	@npm --version >/dev/null && node --version >/dev/null || \
		{ echo 'site-judge: node or npm is missing: apt-get install nodejs npm' >&2; exit 2; }
	@$(MAKE) -s "$(BUILD)/site-judge/files.js" && $(MAKE) -s site

### Write a problem

new: need-problem need-python ## lay out a new problem: make new P=my-game
	@common/manage.py new "$$P"

sync: need-python ## renew all that is computed on pages and beside them, or in the folder of P: copies, outputs, tables, figures
	@common/manage.py sync "$${P:-all}"

check: need-problem need-python ## list what is missing or wrong: make check P=my-game
	@common/manage.py check "$$P"

package: need-problem need-python ## make packages for DOMjudge, Kattis and BAPCtools: make package P=my-game
	@common/manage.py package "$$P"

packages: need-python rules cases ## make the packages of all problems in build/packages
	@common/manage.py package all

### Check

test: need-bats need-python ## run the tests (needs bats and python3)
	@$(MAKE) -s -k -j "$$(getconf _NPROCESSORS_ONLN)" all rules cases engine-tests snippet-tests || true # a test reports it
	@[ ! -t 2 ] || printf '\033[K' >&2
	@bats $(filter-out %/attacks.bats,$(sort $(wildcard tests/*.bats) $(wildcard tests/*/*.bats)))

full: ## judge every solution on all its cases
	@./run_all.sh --full

check-wrong: need-python ## judge every wrong program, or those of P: each must fail as its header says
	@common/manage.py check "$${P:-all}" wrong

lint: ## run shellcheck, clang-format, cppcheck and clang-tidy
	@tests/lint.sh

check-portable: need-python ## build every solution with every compiler and standard found
	@common/manage.py check-portable

check-sanitize: ## run everything under AddressSanitizer and UndefinedBehaviorSanitizer
	@BUILD=build common/manage.py check-sanitize # in a copy of the tree

check-judge: need-bats ## attack the judge: fork bombs, full disks, every language found (takes minutes)
	@bats tests/judge/attacks.bats

check-packages: packages ## try all packages the way judges do
	@common/manage.py check-packages all

check-site-judge: site-judge cases ## judge all programs of the problems in a browser, and hostile ones in two
	@node tests/site/judge.mjs "$(BUILD)"

check-site: site $(BUILD)/npm/node_modules ## check the site: links, weight, and what visitors do in two browsers
	@node tests/site/pages.mjs "$(BUILD)"

bench: all cases ## count the instructions of every solution on its largest input
	@common/manage.py bench

clean: ## remove everything built
	rm -rf "$(BUILD)"

help: ## list these tasks
	@awk -F ': .*## ' '/^### / { print substr($$0, 5) } /^[a-z-]*:.* ## / { printf "  %-15s %s\n", $$1, $$2 }' Makefile

# Not listed: what other tasks need.

rules: $(problems:%=$(BUILD)/rules/%)

cases: $(problems:%=$(BUILD)/cases/%.cases)

engine-tests: $(engine_tests:%=$(BUILD)/tests/%)

snippet-tests: $(snippet_tests:%=$(BUILD)/tests/%)

need-bats:
	@command -v bats >/dev/null || { echo "bats is missing: apt-get install bats, or brew install bats-core" >&2; exit 2; }

need-python:
	@command -v python3 >/dev/null || { echo "python3 is missing: apt-get install python3, or brew install python3" >&2; exit 2; }

need-problem:
	@[ -n "$$P" ] || { echo 'which problem? Add its folder or its number: make $(MAKECMDGOALS) P=nim-2' >&2; exit 2; }

# Programs are rebuilt when the compiler or its flags change. The judge reads here how C and C++ are compiled.
$(BUILD)/flags: force
	@mkdir -p $(@D)
	@printf '%s\n' '$(CC) $(CPPFLAGS) $(CFLAGS) -o program @S $(LDFLAGS) $(LDLIBS)' \
		'$(CXX) $(CPPFLAGS) $(CXXFLAGS) -o program @S $(LDFLAGS) $(LDLIBS)' >$@.$$$$ && \
		if cmp -s $@.$$$$ $@; then rm $@.$$$$; else mv $@.$$$$ $@; fi

# A copy of each source, compared at every call: a target is rebuilt when the contents change, whatever the dates of the
# files. The judge and the machinery of the rules each have one copy of all their files, each file below its name.
$(BUILD)/bytes/%: % force
	@cmp -s $< $@ || { mkdir -p $(@D) && cp $< $@.$$$$ && mv $@.$$$$ $@; }

$(BUILD)/bytes/judge $(BUILD)/bytes/rules: $(BUILD)/bytes/%: force
	@tail -n +1 common/$*/*.[ch] | cmp -s - $@ || \
		{ mkdir -p $(@D) && tail -n +1 common/$*/*.[ch] >$@.$$$$ && mv $@.$$$$ $@; }

$(BUILD)/bin/%: $(BUILD)/bytes/problems/%/main.c $(BUILD)/flags
	$(call built,cc problems/$*,$(compile) problems/$*/main.c $(link))

$(BUILD)/judge: $(BUILD)/bytes/judge $(BUILD)/flags
	$(call built,cc common/judge,$(compile) common/judge/*.c $(link))

# What the games say, in Korean: rows of strings in C.
$(BUILD)/korean.h: $(BUILD)/bytes/problems/words.ko.tsv
	@$(tidily) awk -F '\t' '/^# What the games say/ { on = 1 } on && /^[^#]/ { gsub(/["\\]/, "\\\\&"); \
		print "{\"" $$1 "\", \"" $$2 "\"}," }' problems/words.ko.tsv >$@.$$$$ && mv $@.$$$$ $@

$(BUILD)/machinery/words.o: $(BUILD)/korean.h

# The rules of a game are one file; what reads, searches and prints is compiled once for all of them.
$(machinery): $(BUILD)/machinery/%.o: $(BUILD)/bytes/rules $(BUILD)/flags
	$(call built,cc common/rules/$*.c,$(compile) -I$(BUILD) -DKOREAN='"korean.h"' -c common/rules/$*.c)

$(BUILD)/rules/%: $(BUILD)/bytes/problems/%/rules.c $(machinery)
	$(call built,cc problems/$*/rules.c,$(compile) -Icommon/rules problems/$*/rules.c $(machinery) $(link))

$(BUILD)/tests/%: tests/rules/%.c $(machinery)
	$(call built,cc $<,$(compile) -Icommon/rules $< $(machinery) $(link))

$(BUILD)/wasm/judge.wasm: $(BUILD)/bytes/judge $(BUILD)/bytes/common/site/judge/page_judge.c
	@mkdir -p $(@D)
	@$(tidily) clang --target=wasm32-wasi -mexec-model=reactor -fvisibility=default -Icommon/judge -o $@.$$$$ common/site/judge/page_judge.c \
		$(addprefix common/judge/,text.c stream.c compare.c report.c) -Wl,--strip-all,--export-dynamic && mv $@.$$$$ $@

# What the page's judge downloads, from packages of npm, which a lock file pins.
npm_lists := common/site/judge/package.json common/site/judge/package-lock.json

$(BUILD)/npm/node_modules: $(npm_lists:%=$(BUILD)/bytes/%)
	@mkdir -p $(@D) && cp $(npm_lists) $(@D) && cd $(@D) && \
		npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >/dev/null && touch node_modules

$(BUILD)/site-judge/files.js: $(BUILD)/npm/node_modules $(addprefix $(BUILD)/bytes/common/site/judge/,build.mjs licences.txt)
	@rm -rf $(@D) && node common/site/judge/build.mjs $< $(@D).$$$$ && mv $(@D).$$$$ $(@D)

$(BUILD)/tests/%: tests/snippets/%.c common/snippets/*.c $(BUILD)/flags
	$(call built,cc $<,$(compile) $< $(link))

$(BUILD)/scan: tests/bench/scan.c $(BUILD)/flags
	$(call built,cc $<,$(compile) $< $(link))

# One run gives the cases, and the facts that `make sync` copies: what is tried and how the answers are known.
$(BUILD)/cases/%.cases $(BUILD)/facts/%: $(BUILD)/rules/%
	@$(call note,cases of $*); mkdir -p $(BUILD)/cases $(BUILD)/facts; $(tidily) \
		$< cases $(BUILD)/facts/$* >$@.$$$$ && mv $@.$$$$ $(BUILD)/cases/$*.cases

# In WebAssembly the machinery is a program, in English or Korean, and each game a library that is put into it when it
# starts (rules.js): a page loads the program and its own game. Debian's clang makes libraries for emscripten only.
wasm_exports := __wasm_call_ctors __stack_pointer game calloc \
	memcmp memcpy memset qsort snprintf strcmp strlen strncmp strtoll # what games call beside rules.h
wasm = @$(tidily) clang -Os -mmutable-globals -Wno-format-zero-length -Icommon/rules -o $@.$$$$

$(BUILD)/wasm/problems/%.wasm: $(BUILD)/bytes/problems/%/rules.c $(BUILD)/bytes/rules
	$(wasm) --target=wasm32-emscripten -D__wasi__ -isystem /usr/include/wasm32-wasi -fPIC -nostdlib problems/$*/rules.c \
		-Wl,-shared,--experimental-pic,--export=problem,--strip-all && mv $@.$$$$ $@

$(BUILD)/wasm/machinery.%.wasm: $(BUILD)/bytes/rules $(BUILD)/korean.h
	$(wasm) --target=wasm32-wasi -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_PROCESS_CLOCKS \
		-I$(BUILD) $(if $(filter ko,$*),-DKOREAN='"korean.h"') \
		common/rules/*.c \
		-lc-printscan-no-floating-point -lwasi-emulated-signal -lwasi-emulated-process-clocks \
		-Wl,-z,stack-size=2097152,--stack-first,--max-memory=1073741824,--strip-all \
		-Wl,--export-dynamic,--export-table,--growable-table $(wasm_exports:%=-Xlinker --export=%) && mv $@.$$$$ $@
