/* How clang is called for each language: by compiler.js, and by build.mjs, which precompiles the headers of C++ with the
   same words. */
'use strict';

const CPP = ['-Wno-c++11-narrowing', '-Wno-register', '-fexceptions', '-fcxx-exceptions', '-fpch-instantiate-templates',
    '-Xclang', '-fno-pch-timestamp', '-D_LIBCPP_ENABLE_CXX17_REMOVED_FEATURES',
    '-D_LIBCPP_ENABLE_CXX17_REMOVED_RANDOM_SHUFFLE'];
const LANGUAGES = {
    c: {file: 'Main.c', flags: ['-std=gnu11', '-Wno-implicit-int', '-Wno-implicit-function-declaration']},
    cpp17: {file: 'Main.cpp', flags: ['-std=gnu++17', ...CPP]},
    cpp20: {file: 'Main.cpp', flags: ['-std=gnu++20', ...CPP]},
    /* Rules of a game (rules.js): a library, as the site's own are. The warnings are those of common/rules/own_rules.sh. */
    rules: {file: 'mine.c', flags: ['-std=gnu11', '-O1', '-Wextra', '-Wno-unused-parameter',
        '-Wno-missing-field-initializers', '-Werror=implicit', '-Werror=int-conversion',
        '-Werror=incompatible-pointer-types', '-Werror=return-type', '-Werror=format', '-DOWN', '-I.', '-fPIC',
        '-mmutable-globals', '-nostdlib', `-Wl,${['-shared', '--experimental-pic', '--export=problem', '--strip-all',
            '--unresolved-symbols=import-dynamic'].join()}`]},
};
/* Signed numbers overflow as processors do it, for clang makes more of what C leaves open than a judge's gcc. */
const FLAGS = ['-O2', '-Wall', '-Wno-unknown-pragmas', '-DONLINE_JUDGE', '-DBOJ', '-D_WASI_EMULATED_SIGNAL',
    '-D_WASI_EMULATED_PROCESS_CLOCKS', '-D_WASI_EMULATED_MMAN', '-idirafter/own', '-fwrapv'];
/* Of a file of precompiled headers. */
const HEADERS = ['-x', 'c++-header', 'own/bits/stdc++.h'];
const commandOf = language => [/\.c$/.test(LANGUAGES[language].file) ? 'clang' : 'clang++', ...FLAGS,
    ...LANGUAGES[language].flags];
