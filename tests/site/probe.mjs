/* Programs on which a judge in a browser could be kinder than a judge, or unfair: what C leaves open, types with fewer
   bits, exceptions, fast input and output, modules, streams that are closed, ways to end, state that stays from case to
   case. The native judge says what each gets; the page has to say the same, or that it is not judged. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {ANSWER, C, CPP, JS, PY} from './trials.mjs';

const PROBLEM = 'stone-game-6';
const CHOSEN = /^(small-1?\d|small-10[01]|limit-(1|17|18|31|32|46))$/; /* of its cases, for the native judge: node starts slowly */
const ENDINGS = {c: 'c', cpp17: 'cpp', javascript: 'js', python: 'py'};
const PUT = `puts(${ANSWER});`;
const PRINT = 'print("CY" if n % 7 in (0, 2) else "SK")';
const SAY = `console.log(${ANSWER});`;
const READ = `${PY}${PRINT}\n`;
const EUCLID = `long long a, b; while (cin >> a >> b && a) { int x = max(a, b), y = min(a, b); bool win = true;
    while (!(x % y == 0 || x > 2 * y)) { x -= y; swap(x, y); win = !win; } puts(win ? "Stan wins" : "Ollie wins"); }`;

/* Each: the language, whether it has to be judged (else it may be), the program; a problem, if it is not stone-game-6. */
const [JUDGED, MAYBE] = [true, false];
export const PROBE = [
    /* what C leaves open */
    ['cpp17', JUDGED, CPP(EUCLID), 'euclids-game'],
    ['c', JUDGED, C(`int n; scanf("%d", &n); ${PUT}`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); int k = 0; for (int i = 1; i > 0; i *= 2) k++; n += k - 31; ${PUT}`)],
    ['c', MAYBE, C(`long long n, m; scanf("%lld", &n); m = n; int h = 7; while (m) { h = h * 31 + m % 10; m /= 10; }
        if (h == 123) n++; unsigned g = 7; while (m) g = g * 31 + m--; ${PUT}`)],
    ['c', MAYBE, C(`long long n; int s = 32; scanf("%lld", &n); if ((1 << (s + n % 7 * 0)) != 1) n++; ${PUT}`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); int k; if (n > 5) k = 1; n += k - 1; ${PUT}`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); int a[50]; a[n % 50] += 0; n += a[n % 50]; ${PUT}`)],
    ['c', JUDGED, C(`long long n; scanf("%lld", &n); int a[50]; a[3] = 0; n += a[3]; ${PUT}`)],
    ['c', JUDGED, C(`long long n, *p = 0; scanf("%lld", &n); if (n == 100) p = &n; n += *p; ${PUT}`)],
    ['cpp17', MAYBE, CPP(`struct T { T *next; int x; } t = {0, 0}; long long n; cin >> n; n += t.next->x; ${PUT}`)],
    ['c', MAYBE, `#include <stdio.h>\nint a[7], b[7];\nint main(void) { long long n; scanf("%lld", &n); n += a[7]; ${PUT} }`],
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; vector<int> v(5); n += v[n % 100 + 3]; ${PUT}`)],
    ['c', JUDGED, C(`long long n; scanf("%lld", &n); volatile int z = n % 50; z = 5 / z; ${PUT}`)],
    ['cpp17', MAYBE, `#include <cstdio>\nint f(long long n) { if (n > 3) return 0; }\nint main() { long long n;
        scanf("%lld", &n); n += f(n); ${PUT} }`],
    ['c', MAYBE, C('long long n; scanf("%lld", &n); int x = 1e10 * n; if (x > 0) puts("SK"); else puts("CY");')],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); printf("%.0d%s", 0 * n, ${ANSWER});`)],
    /* memory that is not the program's own */
    ['c', MAYBE, `#include <stdio.h>\nvoid fill(int *a, int n) { for (int i = 0; i < n; i++) a[i] = i; }
        int main(void) { long long n; int a[20]; fill(a, 28); scanf("%lld", &n); ${PUT} }`],
    ['c', MAYBE, C(`long long n; char s[4]; scanf("%lld", &n); strcpy(s, ${ANSWER}); strcat(s, "xx"); ${PUT}`)],
    ['c', MAYBE, C(`char s[12]; scanf("%s", s); long long n = atoll(s); ${PUT}`)],
    ['c', JUDGED, C(`char s[32]; scanf("%s", s); long long n = atoll(s); ${PUT}`)],
    ['c', MAYBE, C(`long long n; int *p = malloc(5 * sizeof *p); scanf("%lld", &n); for (int i = 0; i <= 5; i++) p[i] = i; n += p[0]; ${PUT}`)],
    ['c', MAYBE, C(`long long n; int *p = malloc(40), *q = p; p[3] = 0; free(p); scanf("%lld", &n); n += q[3]; ${PUT}`)],
    ['c', MAYBE, C(`long long n, *q; { long long m[3] = {0}; q = m; } scanf("%lld", &n); n += q[1]; ${PUT}`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); int *p = malloc(4000); n += p[99]; ${PUT}`)],
    ['c', JUDGED, C(`long long n; scanf("%lld", &n); int *p = calloc(1000, 4); n += p[99]; ${PUT}`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); int k = n % 50 + 1, a[k]; for (int i = 0; i <= k; i++) a[i] = 0; n += a[0]; ${PUT}`)],
    ['c', JUDGED, C(`long long n; scanf("%lld", &n); int k = n % 50 + 1, a[k]; for (int i = 0; i < k; i++) a[i] = 0; n += a[0]; ${PUT}`)],
    ['c', MAYBE, `#include <stdio.h>\nlong long a[3], n, b[3];\nint main(void) { scanf("%lld", &n); for (int i = 0; i < 4; i++) { long long *p = a; p[i] = 0; }
        if (n == 0) return 0; ${PUT} }`],
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; string_view v = string(40, 'x') + to_string(n); n += v[3] - 'x'; ${PUT}`)],
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; vector<int> v(3); int &x = v[0]; for (int i = 0; i < 99; i++) v.push_back(0); n += x; ${PUT}`)],
    ['cpp17', MAYBE, CPP(`long long n; vector<long long> v(1); cin >> v[1]; n = v[1]; ${PUT}`)],
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; vector<int> v = {1, 2, 3}; for (auto it = v.begin(); it != v.end(); ++it) if (*it == 2) v.erase(it); n += v.size() - 2; ${PUT}`)],
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; map<int, int> m = {{1, 1}, {2, 2}}; for (auto &p : m) if (p.first == 1) m.erase(1); n += m.size() - 1; ${PUT}`)],
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; auto f = [] { string s = "ab"; return s.c_str(); }; n += f()[0] == 'z'; ${PUT}`)],
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; int *p = new int; delete p; delete p; ${PUT}`)],
    ['cpp17', JUDGED, CPP(`long long n; cin >> n; vector<vector<int>> v(9, vector<int>(9)); deque<int> d; set<string> s; for (int i = 0; i < 50; i++) {
        d.push_front(i); s.insert(to_string(i % 7)); v[i % 9].push_back(i); } n += s.size() - 7 + d.back(); ${PUT}`)],
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; vector<int> v; n += v.size() - 1 > 5 ? 0 : 1; ${PUT}`)],
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; vector<int> v(40, 1); sort(v.begin(), v.end(), [](int a, int b) { return a <= b; }); ${PUT}`)],
    /* the order of arguments */
    ['c', MAYBE, `#include <stdio.h>\nint rd(void) { int x; return scanf("%1d", &x) == 1 ? x : -1; }\nlong long two(int a, int b) { return b < 0 ? a : 10 * a + b; }
        int main(void) { long long n = two(rd(), rd()); for (int d; (d = rd()) >= 0;) n = 10 * n + d; ${PUT} }`],
    ['c', MAYBE, `#include <stdio.h>\nint rd(void) { int x; return scanf("%1d", &x) == 1 ? x : -1; }\nlong long two(int b, int a) { return b < 0 ? a : 10 * a + b; }
        int main(void) { long long n = two(rd(), rd()); for (int d; (d = rd()) >= 0;) n = 10 * n + d; ${PUT} }`],
    ['cpp17', MAYBE, CPP(`auto rd = [] { char c = 0; cin.get(c); return c >= 48 ? c - 48 : -1; }; vector<pair<int, int>> v; v.emplace_back(rd(), rd());
        long long n = v[0].second < 0 ? v[0].first : 10 * v[0].first + v[0].second; for (int d; (d = rd()) >= 0;) n = 10 * n + d; ${PUT}`)],
    ['cpp17', JUDGED, CPP(`auto rd = [] { char c = 0; cin.get(c); return c >= 48 ? c - 48 : -1; }; pair<int, int> p{rd(), rd()};
        long long n = p.second < 0 ? p.first : 10 * p.first + p.second; for (int d; (d = rd()) >= 0;) n = 10 * n + d; ${PUT}`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); int i = 0; int a[9] = {0}; a[i] = i++; n += a[0] * 0; ${PUT}`)],
    ['cpp17', JUDGED, CPP(`long long n; cin >> n; function<int(int, int)> f = [&](int a, int b) -> int { return a < 1 ? b : max(f(a - 1, b), f(a - 2, b + 1)); };
        n += 0 * f(6, 2); ${PUT}`)],
    ['c', JUDGED, `#include <stdio.h>\nint add(int a, int b) { return a + b; }
int f(int k) { return k < 2 ? k : add(f(k - 1), f(k - 2)); }
        int main(void) { long long n; scanf("%lld", &n); n += f(10) - 55; ${PUT} }`],
    /* what libraries do in their own ways */
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; volatile double x = 3375; n += (long long)cbrt(x) - 15; ${PUT}`)],
    ['cpp17', JUDGED, CPP(`long long n; cin >> n; long long c = round(cbrt(3375.0)); n += c - 15; ${PUT}`)],
    ['cpp17', JUDGED, CPP(`long long n; cin >> n; n += (long long)pow(10, 3) - 1000; ${PUT}`)],
    ['cpp17', JUDGED, CPP(`long long n; cin >> n; n += (long long)sqrt(144.0) - 12; ${PUT}`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); n += (long long)log10(1000.0) - 3; ${PUT}`).replace('#include', '#include <math.h>\n#include')],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); srand(1); n += rand() == 1804289383 ? 0 : 1; ${PUT}`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); n += sizeof(void *) - 8; ${PUT}`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); n += getenv("PATH") == NULL; ${PUT}`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); n += fopen("/etc/passwd", "r") == NULL; ${PUT}`)],
    ['c', MAYBE, `#include <setjmp.h>\n${C(`static jmp_buf b; long long n; scanf("%lld", &n); if (setjmp(b) == 0) longjmp(b, 1); ${PUT}`)}`],
    ['c', MAYBE, `#include <stdio.h>\n#include <stdlib.h>\nstruct s { int a, b; };\nint by(const void *x, const void *y) { return ((struct s *)x)->a - ((struct s *)y)->a; }
        int main(void) { long long n; scanf("%lld", &n); struct s v[50]; for (int i = 0; i < 50; i++) v[i] = (struct s){i % 3, i};
        qsort(v, 50, sizeof *v, by); for (int i = 1; i < 50; i++) if (v[i - 1].a == v[i].a && v[i - 1].b > v[i].b) n++; ${PUT} }`],
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; vector<pair<int, int>> v; for (int i = 0; i < 50; i++) v.push_back({i % 3, i});
        sort(v.begin(), v.end(), [](auto a, auto b) { return a.first < b.first; }); for (int i = 1; i < 50; i++) if (v[i - 1].first == v[i].first && v[i - 1].second > v[i].second) n++; ${PUT}`)],
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; unordered_map<int, int> m; for (int i = 0; i < 20; i++) m[i * 7] = i; n += m.begin()->second * 7; ${PUT}`)],
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; int_fast32_t k; k = n; n = k; ${PUT}`)],
    ['cpp17', MAYBE, CPP(`int_fast32_t n; cin >> n; ${PUT}`)],
    ['cpp17', MAYBE, CPP(`wchar_t w = -1; long long n; cin >> n; n += w < 0 ? 0 : 1; ${PUT}`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); char c = 200; n += c < 0 ? 0 : 1; ${PUT}`)],
    ['c', MAYBE, C(`freopen("input.txt", "r", stdin); long long n; if (scanf("%lld", &n) != 1) return 0; ${PUT}`)],
    ['c', MAYBE, C(`freopen("output.txt", "w", stdout); long long n; scanf("%lld", &n); ${PUT}`)],
    ['cpp17', MAYBE, CPP(`ifstream f("input.txt"); long long n = 0; f >> n; ${PUT}`)],
    ['cpp17', JUDGED, CPP(`ifstream f("/dev/stdin"); long long n = 0; f >> n; ${PUT}`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); ${PUT} if (n > 40) { puts("x"); fclose(stdin); exit(0); }`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); printf("%s", ${ANSWER}); fflush(NULL); for (;;) if (n < 90) return 0;`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); fprintf(stderr, "debug\\n"); ${PUT}`)],
    ['c', MAYBE, C('char s[9]; gets(s); long long n = atoll(s); puts("SK");')],
    ['python', MAYBE, `${READ}fetch = None\nopen(__file__).read()`],
    ['python', JUDGED, `import sys\nsys.setrecursionlimit(5000)\ndef f(k): return 0 if k == 0 else f(k - 1)\nf(900)\n${READ}`],
    ['python', MAYBE, `n = eval(input())\n${PRINT}`],
    ['python', JUDGED, `from collections import *\nfrom itertools import *\nfrom functools import *\nfrom bisect import *\nfrom math import *\nn = int(input())\n${PRINT}`],
    ['python', MAYBE, `import urllib.request\n${READ}`],
    ['python', MAYBE, `import random, time\nrandom.seed(time.time())\n${READ}`],
    ['python', JUDGED, `class A:\n    seen = []\nn = int(input())\nif n > 9 and not A.seen: A.seen.append(n); n += 0\n${PRINT}`],
    ['python', JUDGED, `import functools\n@functools.lru_cache(None)\ndef f(k): return k\nn = int(input())\nif f.cache_info().hits > 0: n += 1\n${PRINT}`],
    ['python', MAYBE, `n = int(input())\nprint(hash("a") and ("CY" if n % 7 in (0, 2) else "SK"))`],
    ['python', JUDGED, `n = int(input())\nassert n < 10\n${PRINT}`],
    ['javascript', JUDGED, `${JS} ${SAY} fetch('http://127.0.0.1:1');`],
    ['javascript', MAYBE, `${JS} setTimeout(() => { ${SAY} }, 2500);`],
    ['javascript', JUDGED, `${JS} console.error(n); ${SAY}`],
    ['javascript', JUDGED, `${JS} process.stdout.write(${ANSWER} + '\\n'); process.exit(0); console.log('x');`],
    ['javascript', MAYBE, `${JS} const v = []; for (let i = 0; i < 50; i++) v.push([i % 3, i]); v.sort((a, b) => a[0] - b[0]); ${SAY}`],
    ['javascript', MAYBE, `${JS} if (Math.random() < .02) console.log('?'); else ${SAY}`],
    ['javascript', MAYBE, `${JS} require('fs').readFileSync('/etc/nothing');`], /* whether a judge has it nobody knows here */
    /* types */
    ['c', JUDGED, C(`long n; scanf("%ld", &n); ${PUT}`)],
    ['c', JUDGED, C(`char s[99]; scanf("%s", s); unsigned long n = strtoul(s, 0, 10); ${PUT}`)],
    ['c', JUDGED, C(`char s[99]; scanf("%s", s); long n = atol(s); if (n < 1L << 40) { ${PUT} } else puts("?");`)],
    ['c', JUDGED, `#include <limits.h>\n${C(`long n; scanf("%ld", &n); if (n > LONG_MAX / 8) n++; ${PUT}`)}`],
    ['cpp17', JUDGED, CPP(`size_t n; cin >> n; ${PUT}`)],
    ['c', JUDGED, C(`size_t n; scanf("%zu", &n); ${PUT}`)],
    ['cpp17', JUDGED, CPP(`string s; cin >> s; auto n = stoul(s); ${PUT}`)],
    ['cpp17', JUDGED, CPP(`string s; cin >> s; long n = stol(s); ${PUT}`)],
    ['cpp17', JUDGED, CPP(`long n; cin >> n; n = min(n, numeric_limits<long>::max()); ${PUT}`)],
    ['cpp17', MAYBE, CPP(`long n; cin >> n; n = max(n, 1LL); ${PUT}`)],
    ['cpp17', MAYBE, CPP(`int64_t n; cin >> n; n = max(n, 1L); ${PUT}`)],
    ['cpp17', MAYBE, CPP(`size_t n; vector<int> v(5); cin >> n; n = max(n, v.size() / 9); ${PUT}`)],
    ['cpp17', JUDGED, CPP(`__int128 m = 1; long long n; cin >> n; m = (m << 80) + n; n = m - ((__int128)1 << 80); ${PUT}`)],
    ['cpp17', JUDGED, CPP(`long double x; cin >> x; long long n = floorl(x + 0.25L); ${PUT}`)],
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; long double x = n + 1.0L / (1LL << 62); if (x > n) n++; ${PUT}`)],
    /* exceptions, threads, what gcc alone has */
    ['cpp17', MAYBE, CPP(`string s; cin >> s; long long n; try { n = stoi(s); } catch (...) { n = stoll(s); } ${PUT}`)],
    ['cpp17', JUDGED, CPP(`string s; cin >> s; long long n = stoi(s); ${PUT}`)],
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; try { vector<int>(3).at(n); } catch (out_of_range &) {} ${PUT}`)],
    ['cpp17', JUDGED, CPP(`long long n; cin >> n; n += vector<int>(3).at(n); ${PUT}`)],
    ['cpp17', JUDGED, CPP('throw 5;')],
    ['cpp17', MAYBE, CPP(`long long n; cin >> n; thread t([&] { ${PUT} }); t.join();`)],
    ['c', MAYBE, C(`long long n; int f(long long n) { return n % 7; } scanf("%lld", &n); n = f(n); ${PUT}`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); asm volatile("nop"); asm("inc %0" : "+r"(n)); n--; ${PUT}`)],
    ['cpp17', MAYBE, `#pragma GCC target("avx2")\n#include <immintrin.h>\n${CPP(`long long n; cin >> n; ${PUT}`)}`],
    ['cpp17', MAYBE, `#include <ext/pb_ds/assoc_container.hpp>\n${CPP(`long long n; cin >> n; ${PUT}`)}`],
    ['c', MAYBE, `#include <sys/resource.h>\n${C(`long long n; struct rlimit r; getrlimit(RLIMIT_STACK, &r);
        scanf("%lld", &n); ${PUT}`)}`],
    ['cpp17', MAYBE, `#include <iostream>\nusing namespace std;\nint count, next, y1;\nint main() { long long n; cin >> n; ${
        PUT} }`],
    ['cpp17', MAYBE, `#include <cstdio>\nint main() { long long n, a[9]; memset(a, 0, sizeof a); scanf("%lld", &n); ${PUT} }`],
    ['cpp17', MAYBE, `#include <iostream>\nint main() { long long n; std::cin >> n; if (n > INT_MAX) n++, n--; ${PUT} }`],
    ['cpp17', MAYBE, `#include <iostream>\nint main() { long long n, a[2] = {1, 0}; std::cin >> n; std::sort(a, a + 2); ${PUT} }`],
    /* input and output, ways to end */
    ['c', JUDGED, C(`static char s[1 << 16]; s[fread(s, 1, 65535, stdin)] = 0; long long n = atoll(s); ${PUT}`)],
    ['c', JUDGED, C(`long long n = 0; for (int c; (c = getchar_unlocked()) > 32;) n = n * 10 + c - 48; ${PUT}`)],
    ['c', JUDGED, `#include <unistd.h>\n${C(`char s[99] = ""; read(0, s, 98); long long n = atoll(s);
        char *t = ${ANSWER}; write(1, t, 2);`)}`],
    ['c', JUDGED, `#include <sys/mman.h>\n#include <sys/stat.h>\n${C(`struct stat b; fstat(0, &b);
        char *s = mmap(0, b.st_size, PROT_READ, MAP_PRIVATE, 0, 0); long long n = atoll(s); ${PUT}`)}`],
    ['cpp17', JUDGED, CPP(`ios::sync_with_stdio(0); cin.tie(0); long long n; cin >> n; cout << (${ANSWER}) << endl;`)],
    ['cpp17', JUDGED, CPP(`string s; getline(cin, s); stringstream t(s); long long n; t >> n; ${PUT}`)],
    ['c', JUDGED, `#include <stdio.h>\n#include <stdlib.h>\nlong long n;\nvoid f(void) { ${PUT} }
        int main(void) { scanf("%lld", &n); atexit(f); }`],
    ['c', JUDGED, C(`long long n; scanf("%lld", &n); ${PUT} fclose(stdin); fclose(stdout); fclose(stderr);`)],
    ['c', MAYBE, C(`long long n; scanf("%lld", &n); ${PUT} _Exit(0);`)],
    ['c', JUDGED, C('abort();')],
    ['c', JUDGED, C(`long long n; scanf("%lld", &n); ${PUT} return n > 50;`)],
    ['cpp17', JUDGED, CPP('assert(cin.get() != 49);')],
    /* Python */
    ['python', JUDGED, `import os\nn = int(os.read(0, os.fstat(0).st_size))\n${PRINT}`],
    ['python', JUDGED, `n = int(open(0).read())\n${PRINT}`],
    ['python', JUDGED, `n = int(open("/dev/stdin").read())\n${PRINT}`],
    ['python', MAYBE, `import mmap\nn = int(mmap.mmap(0, 0, prot=mmap.PROT_READ)[:])\n${PRINT}`],
    ['python', JUDGED, `import sys\nn, = map(int, sys.stdin.buffer.read().split())\n${PRINT}\nsys.stdout.flush()`],
    ['python', JUDGED, `import atexit\n@atexit.register\ndef end(): ${PRINT}\nn = int(input())`],
    ['python', JUDGED, `${READ}sys.stdout.close()`],
    ['python', JUDGED, `${READ}sys.stderr.close()`],
    ['python', JUDGED, `${READ}import os\nsys.stdout.flush()\nos._exit(0)`],
    ['python', JUDGED, `${READ}import os\nos._exit(0)`],
    ['python', JUDGED, `${READ}import os\nsys.stdout.flush()\nos._exit(4)`],
    ['python', JUDGED, `${READ}exit()`],
    ['python', JUDGED, `${READ}sys.exit("odd")`],
    ['python', JUDGED, `${READ}sys.exit(3)`],
    ['python', MAYBE, `${READ}import os\nos.close(1)`],
    ['python', JUDGED, 'import os, sys\nfrom io import BytesIO\nclass IO(BytesIO):\n    def flush(self):\n'
        + '        os.write(1, self.getvalue())\n        self.truncate(0), self.seek(0)\nout = IO()\n'
        + 'sys.stdin = BytesIO(os.read(0, max(os.fstat(0).st_size, 8192)))\n'
        + 'n = int(sys.stdin.readline())\nout.write(b"CY" if n % 7 in (0, 2) else b"SK")\nout.flush()'],
    ['python', JUDGED, `import sys\nclass A:\n    def __del__(self): sys.stdout.write("SK")\na = A()`],
    ['python', JUDGED, `import os\nout = os.fdopen(1, "w")\nn = int(input())\nout.write("CY" if n % 7 in (0, 2) else "SK")`],
    ['python', JUDGED, 'import random as r\nr.n = getattr(r, "n", 0) + 1\nn = int(input())\n'
        + 'print("?" if r.n < 2 and n > 9 else "CY" if n % 7 in (0, 2) else "SK")'],
    ['python', JUDGED, 'import builtins\nn = int(input())\nif not hasattr(builtins, "seen") and n > 9: n = 7\n'
        + `builtins.seen = 1\n${PRINT}`],
    ['python', JUDGED, 'import sys, string\nn = int(input())\nf = sys.modules[n > 9 and "string" or "sys"].__dict__\n'
        + `n += f.get("seen", n <= 9) != 1\nf["seen"] = 1\n${PRINT}`],
    ...[['import copy', 'copy._deepcopy_dispatch'], ['from collections import Counter', 'type(Counter()).__dict__'],
        ['import heapq', 'heapq.merge.__dict__'], ['import functools', 'functools.singledispatch.__dict__']].map(
        ([needed, place]) => ['python', JUDGED, `${needed}\nn = int(input())\nd = ${place}\n`
            + `if n > 9 and "seen" not in d: n += 1\ntry: d["seen"] = 1\nexcept TypeError: Counter.seen = 1\n${PRINT}`]),
    ['python', JUDGED, `import js\n${READ}`],
    ['python', MAYBE, `import subprocess\nsubprocess.run(["true"])\n${READ}`],
    ['python', MAYBE, `import threading, sys\nthreading.stack_size(1 << 26)\nsys.setrecursionlimit(10**6)\ndef f():\n`
        + `    n = int(input())\n    ${PRINT}\nt = threading.Thread(target=f)\nt.start()\nt.join()`],
    ['python', MAYBE, `import sys\nsys.setrecursionlimit(10**6)\ndef f(k): return k and f(k - 1)\nf(30000)\n${READ}`],
    ['python', JUDGED, `def f(k): return k and f(k - 1)\nf(30000)\n${READ}`],
    /* JavaScript */
    ['javascript', JUDGED, `#!/usr/bin/env node\n${JS} ${SAY}`],
    ['javascript', JUDGED, `import {readFileSync as read} from 'node:fs';\nconst n = Number(read(0, 'utf8'));\n${SAY}`],
    ['javascript', JUDGED, `import * as readline from 'readline';\nimport {\n  stdin as input\n} from 'process';\n`
        + `readline.createInterface({input}).on('line', n => ${SAY.replace(';', '')});`],
    ['javascript', JUDGED, `let all = '';\nfor await (const some of process.stdin) all += some;\nconst n = +all;\n${SAY}`],
    ['javascript', JUDGED, `import fs from 'fs';\nundeclared = 5;\nconst n = Number(fs.readFileSync(0, 'utf8'));\n${SAY}`],
    ['javascript', MAYBE, `${JS} ${SAY}\nexport const a = 1;`],
    ['javascript', JUDGED, `${JS} start = stop = program = post = names = 5; ${SAY}`],
    ['javascript', JUDGED, `${JS} if (n > 9 && !globalThis.seen) console.log("?"); else ${SAY} seen = 1;`],
    ['javascript', JUDGED, `${JS} const a = []; if (n > 9 && !a.seen) console.log("?"); else ${SAY}
        Array.prototype.seen = 1;`],
    ['javascript', JUDGED, `${JS} const f = Math.max; if (n > 9 && f.seen) console.log("?"); else ${SAY} f.seen = 1;`],
    ...['performance', 'crypto', 'Object.getPrototypeOf(function* () {})', 'Object.getPrototypeOf([].values())',
        '(async () => {}).constructor', 'Buffer.from("").constructor.prototype'].map(place => ['javascript', JUDGED,
        `${JS} const p = ${place}; if (n > 9 && !p.seen) console.log("?"); else ${SAY} p.seen = 1;`]),
    ['javascript', JUDGED, `${JS} if (n > 9 && performance.getEntriesByName("s").length === 0) console.log("?"); else ${SAY}
        performance.mark("s");`],
    ['javascript', JUDGED, `${JS} ${SAY}\n}, false); (function () {`],
    ['javascript', JUDGED, `${JS} setTimeout(() => ${SAY.replace(';', '')}, 1);`],
    ['javascript', JUDGED, 'let s = ""; process.stdin.on("readable", () => { let c; while ((c = process.stdin.read()) !== null) '
        + `s += c; }).on("end", () => { const n = Number(s); ${SAY} });`],
    ['javascript', JUDGED, `const fs = require("fs"), b = Buffer.alloc(99); const k = fs.readSync(0, b, 0, 99, null);
        const n = Number(b.toString("utf8", 0, k)); fs.writeSync(1, ${ANSWER});`],
    ['javascript', JUDGED, `${JS} process.on("exit", () => ${SAY.replace(';', '')});`],
    ['javascript', JUDGED, `${JS} ${SAY} process.exitCode = 2;`],
    ['javascript', JUDGED, `${JS} ${SAY} Promise.reject(new Error("odd"));`],
    ['javascript', JUDGED, `${JS} ${SAY} (async () => { await 1; throw 1; })();`],
    ['javascript', JUDGED, `${JS} ${SAY} document.title = 1;`],
    ['javascript', JUDGED, `${JS} ${SAY} self.x = 1;`],
    ['javascript', MAYBE, `${JS} console.log([${ANSWER}].join(), eval("''"));`],
    ['javascript', MAYBE, `${JS} console.log("%s", ${ANSWER});`],
    ['javascript', MAYBE, `${JS} ${SAY} require("util").inspect({});`],
    ['javascript', JUDGED, `const n = BigInt(require("fs").readFileSync("/dev/stdin").toString().trim()) % 7n;
        console.log(n === 0n || n === 2n ? "CY" : "SK");`],
];

/* Writes those cases as files; gives their folder. */
function chosenCases(folder, build) {
    fs.rmSync(folder, {recursive: true, force: true});
    fs.mkdirSync(`${folder}/cases`, {recursive: true});
    let [rest, number] = [fs.readFileSync(`${build}/cases/${PROBLEM}.cases`, 'latin1'), 100];
    for (let head; (head = rest.match(/^case (\S+) (\d+) (\d+)\n/)); ) {
        const [line, label, input, answer] = head;
        const [from, to] = [line.length + Number(input), line.length + Number(input) + Number(answer)];
        if (CHOSEN.test(label)) {
            fs.writeFileSync(`${folder}/cases/${++number}.in`, rest.slice(line.length, from), 'latin1');
            fs.writeFileSync(`${folder}/cases/${number}.ans`, rest.slice(from, to), 'latin1');
        }
        rest = rest.slice(to);
    }
    return `${folder}/cases`;
}

/* The verdicts of the native judge, in their order. */
export function nativeVerdicts(build) {
    const folder = path.resolve(build, 'probe');
    const cases = chosenCases(folder, build);
    const files = PROBE.map(([language, , source], i) => {
        fs.writeFileSync(`${folder}/${i}.${ENDINGS[language]}`, source);
        return `${folder}/${i}.${ENDINGS[language]}`;
    });
    const verdicts = {};
    const judge = (chosen, ...how) => {
        const {stdout} = spawnSync('./run_all.sh', ['--fail-fast', '--as-found', '--json', '-s', ...chosen, ...how],
            {encoding: 'utf8', maxBuffer: 1e9, env: {...process.env, BUILD: build}});
        stdout.trim().split('\n').slice(0, -1).forEach((line, i) => {
            verdicts[chosen[i]] = JSON.parse(line).verdict;
        });
    };
    const [usual, others] = [files.filter((file, i) => !PROBE[i][3]), files.filter((file, i) => PROBE[i][3])];
    judge(usual, '--cases', cases, PROBLEM);
    others.forEach(file => judge([file], '--full', PROBE[files.indexOf(file)][3]));
    return files.map(file => verdicts[file]);
}
