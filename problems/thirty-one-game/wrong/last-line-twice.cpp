/*
 * Verdict: WA
 * Why: tests for the end of the file before reading. Right after the last line the end is not
 *   reported yet, so a line that does not exist is answered too.
 * Why (ko): 읽기 전에 파일의 끝인지 확인합니다. 마지막 줄을 읽은 직후에는 아직 파일의 끝으로 나오지
 *   않으므로, 없는 줄에 대해서도 답을 출력합니다.
 * First wrong input: 1
 */
#include <iostream>
#include <string>

static char known[15625];
static const int one[7] = {0, 1, 5, 25, 125, 625, 3125};

static bool wins(int deck, int sum)
{
    if (known[deck] == 0) {
        known[deck] = 1;
        for (int c = 1; c <= 6; c++) {
            if (deck / one[c] % 5 < 4 && sum + c <= 31 && !wins(deck + one[c], sum + c)) {
                known[deck] = 2;
            }
        }
    }
    return known[deck] == 2;
}

int main()
{
    while (!std::cin.eof()) {
        std::string s;
        std::cin >> s;
        int deck = 0, sum = 0;
        for (char c : s) {
            deck += one[c - '0'];
            sum += c - '0';
        }
        std::cout << s << (wins(deck, sum) == (s.size() % 2 == 0) ? " A\n" : " B\n");
    }
}
