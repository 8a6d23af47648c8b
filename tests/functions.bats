#!/usr/bin/env bats
# Functions: forms in which a judge, LeetCode, calls what is handed in. The judge puts a frame beside it, so that it is a
# program like any other; in the rules the input is one of LeetCode's test cases.
load helper
load judge/tree

setup() {
    cp -Rp "$BATS_FILE_TMPDIR/tree" "$BATS_TEST_TMPDIR/tree"
    cd "$BATS_TEST_TMPDIR/tree" || return
    unset CC CFLAGS LDFLAGS
    called 'int twice(int n)' '3\n-4\n5\n6\n' '6\n-8\n10\n12\n'
}

# called SIGNATURE INPUT ANSWER: the one form of the suite is this function, with this sample.
called() {
    printf 'copy\tleetcode-777\t1000\t256\tlines\tnot known: ours\ta function\t%s\n' "$1" >problems/forms.tsv
    mkdir -p problems/copy/leetcode-777/samples
    printf '%b' "$2" >problems/copy/leetcode-777/samples/1.in
    printf '%b' "$3" >problems/copy/leetcode-777/samples/1.out
}

# judged VERDICT ENDING TEXT: the judge gives the verdict to this program.
judged() {
    printf '%s\n' "$3" >"$BATS_TEST_TMPDIR/mine.$2"
    ends "$([ "$1" = AC ] && echo 0 || echo 1)" build/judge -s "$BATS_TEST_TMPDIR/mine.$2" copy/leetcode-777
    grep -q "^$1   copy/leetcode-777 " "$BATS_TEST_TMPDIR/out" || { echo "$2" && cat "$BATS_TEST_TMPDIR/out" && return 1; }
}

# has_tools TOOL...: all are installed.
has_tools() {
    local tool
    for tool in "$@"; do command -v "$tool" >/dev/null || { echo "# skipped: $tool" >&3 && return 1; }; done
}

# bats test_tags=deep
@test "arguments of all types are read in every language, with what LeetCode provides, and what is printed does not disturb" {
    called 'long total(int n, long big, bool flag, string word, int[] list, int[][] rows, string[] words)' \
        '-3\n5000000000\ntrue\n"ab c"\n[1,2,30]\n[[100,200],[],[1000]]\n["x","","yz"]\n0\n-1\nfalse\n""\n[]\n[[]]\n[]\n4\n5\ntrue\n"[,"\n[ 7 ]\n[]\n["]["]\n' \
        '5000001338\n-1\n21\n'
    judged AC c 'long long total(int n, long long big, bool flag, char* word, int* list, int listSize, int** rows, int rowsSize, int* rowsColSize, char** words, int wordsSize) {
    long long sum = n + big + flag + (long long)strlen(word);
    printf("hello\n");
    for (int i = 0; i < listSize; i++) sum += list[i];
    for (int i = 0; i < rowsSize; i++) for (int k = 0; k < rowsColSize[i]; k++) sum += rows[i][k];
    for (int i = 0; i < wordsSize; i++) sum += (long long)strlen(words[i]);
    return sum;
}'
    judged AC cpp 'class Solution {
public:
    long long total(int n, long long big, bool flag, string word, vector<int>& list, const vector<vector<int>>& rows, vector<string> words) const {
        long long sum = n + big + flag + word.size() + accumulate(list.begin(), list.end(), 0LL);
        cout << "hello" << endl;
        for (auto& row : rows) for (int x : row) sum += x;
        for (auto& word : words) sum += word.size();
        return sum;
    }
};'
    judged AC py 'class Solution:
    def total(self, n: int, big: int, flag: bool, word: str, numbers: List[int], rows: List[List[int]], words: List[str]) -> int:
        print("hello")
        return n + big + flag + len(word) + sum(numbers) + sum(chain(*rows)) + reduce(add, map(len, words), 0)'
    ! has_tools javac java || judged AC java 'class Solution {
    public long total(int n, long big, boolean flag, String word, int[] list, int[][] rows, List<String> words) {
        System.out.println("hello");
        long sum = n + big + (flag ? 1 : 0) + word.length() + Arrays.stream(list).sum();
        for (int[] row : rows) for (int x : row) sum += x;
        return sum + words.stream().mapToInt(String::length).sum();
    }
}'
    ! has_tools node || judged AC js 'var total = function(n, big, flag, word, list, rows, words) {
    console.log("hello");
    return [n, big, flag ? 1 : 0, word.length, ...list, ...rows.flat(), ...words.map(w => w.length)].reduce((a, b) => a + b, 0);
};'
    ! has_tools tsc node || judged AC ts 'function total(n: number, big: number, flag: boolean, word: string, list: number[], rows: number[][], words: string[]): number {
    console.log("hello");
    let sum = n + big + (flag ? 1 : 0) + word.length + list.reduce((a, b) => a + b, 0);
    rows.forEach(row => row.forEach(x => sum += x));
    return words.reduce((a, w) => a + w.length, sum);
};'
    ! has_tools go || judged AC go 'func total(n int, big int64, flag bool, word string, list []int, rows [][]int, words []string) int64 {
    fmt.Println("hello")
    sum := int64(n) + big + int64(len(strings.Join(words, ""))) + int64(len(word))
    if flag {
        sum++
    }
    for _, row := range append(rows, list) {
        for _, x := range row {
            sum += int64(x)
        }
    }
    return sum
}'
    ! has_tools rustc || judged AC rs 'impl Solution {
    pub fn total(n: i32, big: i64, flag: bool, word: String, list: Vec<i32>, rows: Vec<Vec<i32>>, words: Vec<String>) -> i64 {
        println!("hello");
        let all: i32 = list.iter().sum::<i32>() + rows.concat().iter().sum::<i32>();
        n as i64 + big + flag as i64 + word.len() as i64 + all as i64 + words.concat().len() as i64
    }
}'
    ! has_tools mcs mono || judged AC cs 'public class Solution {
    public long Total(int n, long big, bool flag, string word, int[] list, int[][] rows, IList<string> words) {
        Console.WriteLine("hello");
        return n + big + (flag ? 1 : 0) + word.Length + list.Sum() + rows.Sum(row => row.Sum()) + words.Sum(w => w.Length);
    }
}'
    ! has_tools kotlinc java || judged AC kt 'class Solution {
    fun total(n: Int, big: Long, flag: Boolean, word: String, list: IntArray, rows: Array<IntArray>, words: List<String>): Long {
        println("hello")
        return n + big + (if (flag) 1 else 0) + word.length + list.sum() + rows.sumBy { it.sum() } + words.sumBy { it.length }
    }
}'
}

# bats test_tags=deep
@test "answers of every type are written as LeetCode writes them; names are those of the language" {
    called 'string nameOfII(int n)' '3\n' '"no 3"\n'
    judged AC c 'char* nameOfII(int n) { static char text[20]; sprintf(text, "no %d", n); return text; }'
    judged AC cpp 'class Solution { public: string nameOfII(int n) { return "no " + to_string(n); } };'
    judged AC py 'class Solution:
    def nameOfII(self, n): return f"no {n}"'
    judged WA py 'class Solution:
    def nameOfII(self, n): print(n)'
    grep -qx '  line 1: got "null", wanted "\\"no 3\\""' "$BATS_TEST_TMPDIR/out"
    ! has_tools rustc || judged AC rs 'impl Solution { pub fn name_of_ii(n: i32) -> String { format!("no {}", n) } }'
    ! has_tools mcs mono || judged AC cs 'public class Solution { public string NameOfII(int n) { return "no " + n; } }'
    called 'bool isOdd(int n)' '3\n4\n' 'true\nfalse\n'
    judged AC c 'bool isOdd(int n) { return n % 2; }'
    judged AC cpp 'class Solution { public: static bool isOdd(int n) { return n & 1; } };'
    judged AC py 'class Solution(object):
    def isOdd(self, n): return n % 2 == 1'
    judged WA py 'class Solution:
    def isOdd(self, n): return n % 2'
    grep -qx '  line 1: got "1", wanted "true"' "$BATS_TEST_TMPDIR/out"
}

# bats test_tags=deep
@test "arguments that are changed, deep recursion, a newer C++ and one list for all answers are as on LeetCode" {
    called 'int last(int[] list)' '[1,2]\n[1,2]\n' '3\n3\n'
    judged AC py 'class Solution:
    def last(self, list):
        list.append(list.pop() + 1)
        return list.pop()'
    judged AC cpp 'class Solution {
    int deep(int n) { volatile int here = 1; return n ? deep(n - 1) + here : 0; }
public:
    int last(vector<int>& list) {
        const unordered_set<int> all(list.begin(), list.end());
        list[1] += list[0];
        return all.contains(2) ? list[1] + deep(30000) - 30000 : 0;
    }
};'
    called 'int deep(int n)' '30000\n' '30000\n'
    judged AC py 'class Solution:
    def deep(self, n): return 1 + self.deep(n - 1) if n else 0'
    ! has_tools node || judged AC js 'const deep = n => n ? 1 + deep(n - 1) : 0;'
}

@test "what outlives a call is found and named: right alone, wrong after other cases" {
    local remark='  right alone, wrong after other cases: something outside the function keeps its value'
    judged WA c 'int sum;
int twice(int n) { sum += 2 * n; return sum; }'
    has "$BATS_TEST_TMPDIR/out" "$remark" '  line 2: got "-2", wanted "-8"'
    has <(tr -d '\n' <"$BATS_TEST_TMPDIR/out") 'input:    3    -4  line'
    judged RE py 'class Solution:
    seen = []
    def twice(self, n):
        self.seen.append(n)
        return [6, -8, 10][len(self.seen) - 1]'
    has "$BATS_TEST_TMPDIR/out" "$remark" 'line 5, in twice' 'IndexError: list index out of range'
    judged WA py 'class Solution:
    def twice(self, n):
        return 2 * n if n != 5 else 0'
    not grep -q 'right alone' "$BATS_TEST_TMPDIR/out"
    has <(tr -d '\n' <"$BATS_TEST_TMPDIR/out") 'input:    5  line 1: got "0", wanted "10"'
}

@test "the time limit is for one call: many quick ones may take longer together, and one slow one may not" {
    takes() { file "$1.c" "#include <time.h>\n#include <unistd.h>\n$3int twice(int n) { $2; return ${4:-2 * n}; }\n"; }
    called 'int twice(int n)' "$(seq 40)\n" "$(seq 2 2 80)\n"
    ends 0 build/judge --time-ms 200 -s "$(takes quick 'usleep(20000)')" copy/leetcode-777 # 800 ms
    ends 1 build/judge --time-ms 200 -s "$(takes slow 'while (n == 7 && clock() < CLOCKS_PER_SEC) {}')" copy/leetcode-777
    printed 'TLE  copy/leetcode-777'
    [ "$(sed -n '/input:/{n;p;n;p;}' "$BATS_TEST_TMPDIR/out" | tr -s '\n' '|' | cut -c1-8)" = '    7|  ' ]
    ends 1 build/judge --time-ms 200 -s "$(takes keeps 'usleep(20000)' 'static int calls;\n' '2 * n + (++calls > 30)')" copy/leetcode-777
    printed 'WA   copy/leetcode-777' 'right alone, wrong after other cases'
}

# bats test_tags=deep
@test "TypeScript knows the newest library" {
    ! has_tools tsc node || judged AC ts 'function twice(n: number): number { return 2 * [n].at(-1)!; }'
}

# bats test_tags=deep
@test "what LeetCode's newer compilers know, and those here may not, is said with their errors" {
    if ! echo 'int main() { auto f = [](this auto&& self, int n) -> int { return n; }; return f(0); }' |
        c++ -std=gnu++23 -xc++ - -o "$BATS_TEST_TMPDIR/new" 2>/dev/null; then
        judged CE cpp 'class Solution { public: int twice(int n) { auto f = [&](this auto&& f, int m) -> int { return m + n; }; return f(n); } };'
        printed '  a lambda with "this auto" is of C++23'
    fi
    has_tools go || return 0
    case $(go version) in *' go1.1'?'.'* | *' go1.20'*) ;; *) return 0 ;; esac
    judged CE go 'func twice(n int) int { return max(n, 2 * n) }'
    printed '  max, min, clear, slices and maps are of Go 1.21, and this one is older'
}

@test "C#: what mcs does not know of the language is said with its errors" {
    has_tools mcs mono || skip 'mcs is not installed'
    judged CE cs 'public class Solution { public int Twice(int n) { int More(int m) { return m + n; } return More(n); } }'
    printed '  mcs knows C# 6 and part of 7: no functions in functions, '
}

# bats test_tags=deep
@test "a slip in line 4 is told in line 4, in every language" {
    local ending text
    for ending in c cpp py java js go rs cs kt; do
        case $ending in
            c) text=$'int twice(int n) {\n    int m = 2 * n;\n\n    return k;\n}' ;;
            cpp) text=$'class Solution { public:\nint twice(int n) {\n\n    return k;\n} };' ;;
            py) text=$'class Solution:\n    def twice(self, n):\n        m = 2 * n\n        return m m' ;;
            java) has_tools javac || continue; text=$'class Solution {\n    public int twice(int n) {\n\n        return k;\n} }' ;;
            js) has_tools node || continue; text=$'var twice = function(n) {\n\n\n    return n n;\n};' ;;
            go) has_tools go || continue; text=$'func twice(n int) int {\n\n\n    return k\n}' ;;
            rs) has_tools rustc || continue; text=$'impl Solution {\n    pub fn twice(n: i32) -> i32 {\n\n        k\n} }' ;;
            cs) has_tools mcs || continue; text=$'public class Solution {\n    public int Twice(int n) {\n\n        return k;\n} }' ;;
            kt) has_tools kotlinc || continue; text=$'class Solution {\n    fun twice(n: Int): Int {\n\n        return k\n} }' ;;
        esac
        judged CE "$ending" "$text"
        grep -Eq '[a-z]\.[a-z]+(:4:|:4$|\(4,|", line 4)' "$BATS_TEST_TMPDIR/out" || { echo "$ending" && cat "$BATS_TEST_TMPDIR/out" && return 1; }
    done
    printf 'class Solution:\n    def twice(self, n):\n        m = 2 * n\n        return m[0]\n' >"$BATS_TEST_TMPDIR/mine.py"
    ends 1 build/judge --brief -s "$BATS_TEST_TMPDIR/mine.py" copy/leetcode-777
    printed "mine.py:4:1: error: copy/leetcode-777: RE, exit status 1: TypeError: 'int' object is not subscriptable"
}

# bats test_tags=deep
@test "clang, which compiles functions in a page, has no warning for what calls them" {
    has_tools clang clang++ || skip 'clang is not installed'
    sed -i.old 's/^cc /clang /; s/^g++ /clang++ /' build/flags
    grep -q '^clang++ ' build/flags
    judged WA c 'int twice(int n) { return n; }'
    not grep -n warning "$BATS_TEST_TMPDIR/out"
    judged WA cpp 'class Solution { public: int twice(int n) { return n; } };'
    not grep -n warning "$BATS_TEST_TMPDIR/out"
}

@test "a main() in the function, another language and a missing function are told in words" {
    judged CE c $'int twice(int n) { return 2 * n; }\nint main(void) { return 0; }'
    printed '  this judge calls the function itself: leave main() out'
    judged RE py 'def twice(n): return 2 * n'
    printed 'there is no class Solution with the function twice'
    ends 2 build/judge -s "$(executable prints 'echo 6')" -L program copy/leetcode-777
    printed "run_all.sh: this judge calls a function, and no frame calls one in 'program'"
    called 'int twice' '3\n' '6\n'
    ends 1 build/judge -s "$(file mine.py 'class Solution: pass')" copy/leetcode-777
    printed 'copy/leetcode-777: not the signature of a function, such as "bool stoneGame(int[] piles)": int twice'
}

@test "a function is found by number, address and file; without main, and named by its problem only, too" {
    printf 'copy\tLeetCode\t777 twice-it\tleetcode-777\t-\n' >>problems/sites.tsv
    local name
    for name in 'leetcode 777' LC777 leetcode-777 https://leetcode.com/problems/twice-it/description/; do
        ends 0 build/judge --name -- "$name"
        stdout 'copy/leetcode-777\n'
    done
    printf 'class Solution:\n    def twice(self, n): return 2 * n\n' | tee "$BATS_TEST_TMPDIR/lc777.py" >"$BATS_TEST_TMPDIR/any.py"
    ends 0 build/judge -s "$BATS_TEST_TMPDIR/lc777.py"
    printed 'AC   copy/leetcode-777 '
    ends 0 build/judge -s "$BATS_TEST_TMPDIR/any.py" copy
    printed 'AC   copy/leetcode-777 '
    printf 'twice = input()\nprint(twice)\n' >"$BATS_TEST_TMPDIR/any.py"
    ends 0 build/judge -s "$BATS_TEST_TMPDIR/any.py" copy
    printed 'AC   copy  '
}

@test "the rules read LeetCode's test cases, and refuse all others; a person may leave brackets out" {
    cd "$BATS_TEST_DIRNAME/.." || return
    make -s build/rules/nim-2+leetcode-1908 build/rules/game-with-marbles+leetcode-1686
    local rules=build/rules/nim-2+leetcode-1908
    each_ends 42 "$rules valid" '[1]\n' '[1,2,3]\n[7]\n'
    each_ends 43 "$rules valid" '' '\n' '1\n' '[]\n' '[1' '[1]' '[1,]\n' '[,1]\n' '[1 2]\n' '[ 1]\n' '[1,,2]\n' '[8]\n' '[[1]]\n' \
        '[1]]\n' '[1]\n\n' '[1]\n[1\n' '[1,2,3,4,5,6,7,1]\n' '"1"\n'
    each_ends 43 'build/rules/game-with-marbles+leetcode-1686 valid' '[1,2]\n[1]\n' '[1]\n' '[1][1]\n' '[1,1]\n'
    each_ends 42 'build/rules/game-with-marbles+leetcode-1686 valid' '[1,2]\n[1,3]\n' '[1]\n[1]\n[2,2]\n[3,3]\n'
    ends 0 "$rules" answer <"$(file input '[1]\n[1,1]\n[1,2,3]\n')"
    stdout 'true\nfalse\nfalse\n'
    local words
    for words in '[1,2,4]' '[ 1, 2, 4 ]' '1 2 4'; do
        ends 0 "$rules" explain "$words"
        printed 'nim-2/leetcode-1908: ' 'take 1 from pile 3' "The judge's answer: true"
    done
    ends 0 "$rules" smaller <"$(file input '[1,2]\n[3,3,3]\n')"
    has "$BATS_TEST_TMPDIR/out" '[1,2]' '[3,3,3]' '[3,3]' '[3]'
}
