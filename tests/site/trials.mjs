/* Programs for the page judge: in each language, and such as hang, eat, flood, recurse or do not compile; all are for
   stone-game-6. */

export const ANSWER = 'n % 7 == 0 || n % 7 == 2 ? "CY" : "SK"';
export const JS = 'const n = Number(require("fs").readFileSync(0, "utf8"));';
const LINES = 'require("readline").createInterface({input: process.stdin})';
export const PY = 'import sys\nn = int(sys.stdin.readline())\n';
export const C = body => `#include <stdio.h>\n#include <stdlib.h>\nint main(void) { ${body} }`;
export const CPP = body => `#include <bits/stdc++.h>\nusing namespace std;\nint main() { ${body} }`;
export const TRIALS = [ /* what the report has to have, language, program */
    [/^AC /, 'cpp20', CPP(`long n; cin >> n; cout << (${ANSWER});`)],
    [/^WA [^]*2147483648/, 'cpp20', CPP(`int n; cin >> n; cout << (${ANSWER});`)],
    [/^RE .*\n.*null pointer.*Main.c:4/, 'c', C('\n\nint *p = 0, **q = &p; return **q;').replace('#include <stdlib.h>\n', '')],
    [/^AC /, 'cpp17', CPP(`long long n; scanf("%lld", &n); try { puts(${ANSWER}); } catch (...) {}`)],
    [/^-- .*\n.*exceptions and threads/, 'cpp17', 'int main() { try { throw 1; } catch (int) {} }'],
    [/^-- .*\n.*exceptions and threads/, 'cpp17', CPP('thread t([] {}); t.join();')],
    [/^AC /, 'c', C(`long long n; freopen("/dev/stdin", "r", stdin); scanf("%lld", &n); puts(${ANSWER});`)],
    [/^CE [^]*Main.c:1:23: error/, 'c', 'int main(void) { int x y; }'],
    [/^WA /, 'c', 'int main(void) {}'],
    [/^not judged: [^]*ext.pb_ds.tree_policy.hpp/, 'cpp17', '#include <ext/pb_ds/tree_policy.hpp>\nint main() {}'],
    [/^TLE /, 'c', C('for (volatile int i = 0;; i++) {}')],
    [/^MLE /, 'c', C('for (;;) { *(volatile char *)malloc(4000) = 1; }')],
    [/^MLE /, 'cpp17', CPP('int n; cin >> n; vector<int> v(50000000, n); cout << v[n];')],
    [/^OLE /, 'c', C('for (;;) { puts("x"); }')],
    [/^-- .*\n.*recursion is deeper/, 'c', 'int f(volatile int n) { return f(n + 1) + n; }\nint main(void) { f(0); }'],
    [/^RE .*\n.*exit status 3/, 'c', C('return 3;')],
    [/^RE /, 'c', C('abort();')],
    [/^CE /, 'c', 'x '.repeat(1 << 19)],
    [/^CE /, 'c', ''],
    [/^AC /, 'javascript', `${JS} console.log(${ANSWER});`],
    [/^AC /, 'javascript', `${LINES}.on("line", n => console.log(${ANSWER})).on("close", () => process.exit(0));`],
    [/^AC /, 'javascript', `let n; process.stdin.on("data", all => n = all).on("end", () => console.log(${ANSWER}));`],
    [/^AC /, 'javascript', `(async () => { for await (const n of ${LINES}) console.log(${ANSWER}); })();`],
    [/^WA [^]*case small-100:/, 'javascript', `${JS} console.log(n === 100 ? "?" : ${ANSWER});`],
    [/^WA /, 'javascript', ''],
    [/^RE .*\n.*RE, Main\.js:1: Error: odd\n/, 'javascript', 'throw new Error("odd");'],
    [/^RE .*\n.*Main\.js:4: TypeError: /, 'javascript', '#!/usr/bin/env node\nconst f = n =>\n\n    n.odd.x;\nf(1);'],
    [/^CE [^]*Main\.js:1: SyntaxError: /, 'javascript', 'let x = ;'],
    [/^CE [^]*Main\.js:4: SyntaxError: /, 'javascript', '/* one\ntwo */\nlet a;\nlet x = ;\na = 1;\n'],
    [/^CE [^]*Main\.js:3: SyntaxError: /, 'javascript', 'for (;;) {\n    x();\n'],
    [/^TLE /, 'javascript', 'for (;;);'],
    [/^OLE /, 'javascript', 'for (;;) { try { console.log(1); } catch {} }'],
    [/^-- .*\n.*recursion is deeper/, 'javascript', 'const f = () => f() + 1; f();'],
    [/^-- .*\n.*console\.log\(\) of an object/, 'javascript', 'console.log({});'],
    [/^AC /, 'python', 'n = int(input())\nprint("CY" if n % 7 in (0, 2) else "SK")'],
    [/^WA [^]*case small-101:/, 'python', `${PY}print("CY" if n % 7 in (0, 2) or n == 101 else "SK")`],
    [/^CE [^]*SyntaxError/, 'python', 'print('],
    [/^RE .*\n.*ZeroDivisionError/, 'python', '1 // 0'],
    [/^TLE /, 'python', 'while True: pass'],
    [/^OLE /, 'python', 'while True: print(1)'],
    [/^MLE /, 'python', 'a = []\nwhile True: a.append([0] * 1000)'],
    [/^-- .*\n.*recursion is deeper/, 'python', `${PY}sys.setrecursionlimit(9**6)\nf= lambda n: max([n], key=f)\nf(0)`],
    [/^-- .*\n.*No module named 'numpy'/, 'python', 'import numpy'],
];
