/* Programs for the page judge: in each language, and such as hang, eat, flood, recurse or do not compile; for stone-game-6
   where none is named. Functions, as LeetCode calls them: in each language, with what its users leave out, and with
   the traps. And programs that play Nim. */

export const ANSWER = 'n % 7 == 0 || n % 7 == 2 ? "CY" : "SK"';
export const JS = 'const n = Number(require("fs").readFileSync(0, "utf8"));';
const LINES = 'require("readline").createInterface({input: process.stdin})';
export const PY = 'import sys\nn = int(sys.stdin.readline())\n';
export const C = body => `#include <stdio.h>\n#include <stdlib.h>\nint main(void) { ${body} }`;
export const CPP = body => `#include <bits/stdc++.h>\nusing namespace std;\nint main() { ${body} }`;
const [NIM, ROW] = ['rozgrywka+leetcode-292', 'deque+leetcode-486'];
const METHOD = body => `class Solution {\npublic:\n    bool canWinNim(int n) {\n        ${body}\n    }\n};`;
const DEF = body => `class Solution:\n    def canWinNim(self, n: int) -> bool:\n        ${body}`;
const VAR = body => `/**\n * @param {number} n\n */\nvar canWinNim = function(n) {\n    ${body}\n};`;
export const TRIALS = [ /* what the report, with the notes after it, has to have, language, program, problem */
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
    [/^AC /, 'c', 'bool canWinNim(int n) {\n    printf("%d", n);\n    return n % 4 != 0;\n}', NIM],
    [/^AC /, 'cpp17', METHOD('cout << max(n, 4) << endl; return n % 4;'), NIM],
    [/^AC /, 'cpp20', METHOD('vector<int> v(1, n); return ranges::count(v, n) && n % 4;'), NIM],
    [/^AC /, 'python', DEF('print(n)\n        return bool(gcd(n, 4) < 4) and list(accumulate([n]))[0] == n'), NIM],
    [/^AC /, 'javascript', VAR('console.log(n); return n % 4 !== 0;'), NIM],
    [/^AC /, 'c', 'bool predictTheWinner(int* nums, int numsSize) {\n    int d[20];\n    memcpy(d, nums, numsSize * sizeof *d);\n'
        + '    for (int l = 2; l <= numsSize; l++) {\n        for (int i = 0; i + l <= numsSize; i++) {\n'
        + '            d[i] = fmax(nums[i] - d[i + 1], nums[i + l - 1] - d[i]);\n        }\n    }\n    return d[0] >= 0;\n}', ROW],
    [/^AC /, 'cpp17', 'class Solution {\n    int f(vector<int> v) {\n        if (v.empty()) return 0;\n'
        + '        vector<int> a(v.begin() + 1, v.end()), b(v.begin(), v.end() - 1);\n'
        + '        if (v.size() > 12) { vector<long> d(v.begin(), v.end());\n'
        + '            for (size_t l = 2; l <= v.size(); l++) for (size_t i = 0; i + l <= v.size(); i++)\n'
        + '                d[i] = max(v[i] - d[i + 1], v[i + l - 1] - d[i]);\n            return d[0]; }\n'
        + '        return max(v.front() - f(a), v.back() - f(b));\n    }\npublic:\n'
        + '    bool predictTheWinner(vector<int>& nums) { return f(nums) >= 0; }\n};', ROW],
    [/^AC /, 'python', 'class Solution:\n    def predictTheWinner(self, nums: List[int]) -> bool:\n        @cache\n        def f(i, j):\n'
        + '            return 0 if i > j else max(nums[i] - f(i + 1, j), nums[j] - f(i, j - 1))\n        return f(0, len(nums) - 1) >= 0', ROW],
    [/^AC /, 'javascript', 'var predictTheWinner = function(nums) {\n    const d = [...nums];\n    for (let l = 2; l <= nums.length; l++)\n'
        + '        for (let i = 0; i + l <= nums.length; i++) d[i] = Math.max(nums[i] - d[i + 1], nums[i + l - 1] - d[i]);\n    return d[0] >= 0;\n};', ROW],
    [/^WA [^]*input:\n {4}4\n {2}line/, 'python', DEF('return True'), NIM],
    [/^WA [^]*input:\n {4}4\n {2}line/, 'javascript', VAR('return true;'), NIM],
    [/^WA [^]*input:\n {4}1\n {4}2\n[^]*right alone/, 'javascript', `let seen = 0;\n${VAR('return seen++ % 2 === 0 && n % 4 !== 0;')}`, NIM],
    [/^WA [^]*input:\n {4}1\n {4}2\n[^]*right alone/, 'cpp17', `int seen = 0;\n${METHOD('return seen++ % 2 == 0 && n % 4;')}`, NIM],
    [/^WA [^]*input:\n {4}1\n {4}2\n[^]*right alone/, 'python', `class Solution:\n    seen = []\n${DEF('self.seen.append(n); return len(self.seen) == 1 and n % 4 != 0')
        .split('\n').slice(1).join('\n')}`, NIM],
    [/^CE [^]*Main\.cpp:4:16: error/, 'cpp17', METHOD('return x;'), NIM],
    [/^CE [^]*Main\.c:2:12: error/, 'c', 'bool canWinNim(int n) {\n    return x;\n}', NIM],
    [/^CE [^]*Main\.js:5: SyntaxError: /, 'javascript', VAR('return 1 1;'), NIM],
    [/^CE [^]*line 3[^]*SyntaxError/, 'python', DEF('return 1 1'), NIM],
    [/^RE .*\n.*ZeroDivisionError.*Main\.py:3/, 'python', DEF('return n // 0'), NIM],
    [/^RE .*\n.*Main\.js:5: TypeError/, 'javascript', VAR('return n.a.b;'), NIM],
    [/^RE [^]*there is no class Solution with the function canWinNim/, 'python', 'class Solution:\n    pass', NIM],
    [/^RE [^]*there is no function canWinNim/, 'javascript', 'var canWin = n => n % 4 !== 0;', NIM],
    [/^RE [^]*there is no function canWinNim/, 'javascript', 'return n => n % 4 !== 0;', NIM], /* natively CE */
    [/^WA /, 'javascript', 'var canWinNim = n => n % 4 !== 0 && Math.random() < .9;', NIM],
    [/^-- .*\n.*recursion is deeper/, 'python', DEF('return n % 4 > 0 if n < 8 else max([n - 4], key=self.canWinNim) % 4 > 0'), NIM],
    [/^TLE /, 'c', 'bool canWinNim(int n) {\n    for (volatile int i = 0;; i++) {}\n}', NIM],
    [/^TLE /, 'python', DEF('while n: pass'), NIM],
];

/* Programs that play Nim (nim-2): they answer by the nim-sum of these piles, or badly. */
const NIM_C = (sum, ending = 'fflush(stdout);') => C(`int n, p[100], left = 0; char side[9], line[99]; scanf("%d", &n);
    for (int i = 0; i < n; i++) { scanf("%d", p + i); left += p[i]; }
    for (int turn = scanf("%8s", side) && side[0] == 'f'; left > 0; turn = !turn) {
        int s = 0, take = 0, from = 0;
        for (int i = 0; i < n; i++) { s ^= ${sum}; }
        if (turn) {
            for (int i = 0; i < n; i++) { if (p[i] > 0 && (take == 0 || (p[i] ^ s) < p[i])) { from = i; take = (p[i] ^ s) < p[i] ? p[i] - (p[i] ^ s) : 1; } }
            printf("%d %d\\n", take, from + 1); ${ending}
        } else {
            if (scanf(" %98[^\\n]", line) != 1) { return 7; }
            from = 1; sscanf(line, "take %d from pile %d", &take, &from); from--;
        }
        p[from] -= take; left -= take;
    }`);
const NIM_JS = `let piles = null, turn = false, sides = 0;
require('readline').createInterface({input: process.stdin}).on('line', line => {
    sides++;
    if (sides === 1) { return; }
    if (sides === 2) { piles = line.split(' ').map(Number); return; }
    if (/^(won|lost|drawn)/.test(line)) { return; }
    const [, take, pile = 1] = line.match(/^take (\\d+)(?: from pile (\\d+))?/) ?? [];
    if (take) { piles[pile - 1] -= take; }
    if (!take && line !== 'first') { return; }
    const s = piles.reduce((a, b) => a ^ b);
    const i = Math.max(piles.findIndex(p => (p ^ s) < p), 0);
    const from = (piles[i] ^ s) < piles[i] ? i : piles.findIndex(p => p > 0);
    const k = from === i && s ? piles[i] - (piles[i] ^ s) : 1;
    if (from < 0) { return; }
    piles[from] -= k;
    console.log(k, from + 1);
});`;
const NIM_PY = (sum, flush = ', flush=True') => `n = int(input())
piles = list(map(int, input().split()))
turn = input() == 'first'
while sum(piles):
    s = 0
    for p in piles: s ^= ${sum}
    if turn:
        i = next((i for i, p in enumerate(piles) if p ^ s < p), -1)
        take = piles[i] - (piles[i] ^ s) if i >= 0 else 1
        if i < 0: i = next(i for i, p in enumerate(piles) if p)
        import sys
        sys.stdout.write(f'{take} {i + 1}\\n')${''.padEnd(0)}
        ${'FLUSH'}
    else:
        w = input().split()
        take, i = int(w[1]), (int(w[-1]) if len(w) > 2 else 1) - 1
    piles[i] -= take
    turn = not turn
`.replace('FLUSH', flush ? 'sys.stdout.flush()' : 'pass');
export const TALKS = [
    [/^right in all/, 'c', NIM_C('p[i]')],
    [/^right in all/, 'cpp17', NIM_C('p[i]').replace('stdio.h', 'cstdio')],
    [/^right in all/, 'python', NIM_PY('p')],
    [/^right in all/, 'javascript', NIM_JS],
    [/^WA [^]*\(>\)[^]*(?:<|&lt;) \d+/, 'c', NIM_C('p[i] % 8')],
    [/^WA [^]*\(>\)/, 'python', NIM_PY('p % 4')],
    [/^WA [^]*\(>\)/, 'javascript', NIM_JS.replace('k, from + 1', '1, from + 1')],
    [/^TLE [^]*flush/, 'c', NIM_C('p[i]', '')],
    [/^TLE [^]*flush/, 'python', NIM_PY('p', '').replace('input()', 'sys.stdin.readline()').replace('n = int', 'import sys\nn = int')
        .replaceAll(' input()', ' sys.stdin.readline().strip()').replace('int, input()', 'int, sys.stdin.readline()')],
    [/^RE [^]*exit status 3/, 'c', C('return 3;')],
    [/^not judged: [^]*depends on how it ends/, 'c', NIM_C('p[i]').replace('left -= take;\n', 'left -= take; if (left < 0) { _Exit(0); }\n')],
    /* natively each game is one run: what is wrong in a first run is wrong */
    [/^WA /, 'javascript', `globalThis.runs = (globalThis.runs ?? 0) + 1; let moves = 0;\n${
        NIM_JS.replace('console.log(k,', 'console.log(globalThis.runs === 1 && ++moves > 1 ? 1 : k,')}`],
    [/^WA /, 'javascript', ''],
    [/^WA [^]*< hello/, 'python', 'print("hello", flush=True)'],
    [/^TLE /, 'c', C('for (volatile int i = 0;; i++) {}')],
];
