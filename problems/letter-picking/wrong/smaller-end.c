/*
 * Verdict: WA
 * Why: plays one game in which both always take the smaller of the two ends, or the first letter if they are equal.
 * Why (ko): 두 사람이 언제나 양 끝 중 작은 글자를, 같으면 첫 글자를 가져가는 게임 하나만 해 봅니다.
 * First wrong input: 1 / baab
 */
#include <stdio.h>
#include <string.h>

int main(void)
{
    static char word[2001];
    int games;
    if (scanf("%d", &games) != 1) {
        return 1;
    }
    while (games-- > 0 && scanf("%2000s", word) == 1) {
        int from = 0, to = (int)strlen(word) - 1, result = 0;
        while (from < to) {
            char taken[2];
            for (int i = 0; i < 2; i++) {
                taken[i] = word[from] <= word[to] ? word[from++] : word[to--];
            }
            result = taken[0] != taken[1] ? taken[1] - taken[0] : result;
        }
        puts(result > 0 ? "Alice" : result < 0 ? "Bob" : "Draw");
    }
    return 0;
}
