/*
 * Verdict: WA
 * Why: looks at the first letter only, as if a substring had to begin there.
 * Why (ko): 부분 문자열이 맨 앞에서 시작해야 하는 것처럼 첫 글자만 봅니다.
 * First wrong input: "ba"
 */
class Solution {
public:
    bool doesAliceWin(string s) { return string("aeiou").find(s[0]) != string::npos; }
};
