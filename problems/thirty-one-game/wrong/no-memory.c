/*
 * Verdict: TLE
 * Why: Recursion without memory. From the full deck there are 53 million orders of the cards.
 * Why (ko): 메모이제이션 없는 재귀. 처음 상태에서 카드가 나가는 순서는 5300만 가지입니다.
 * First wrong input: depends on the machine; many lines of few cards
 */
#include <stdio.h>
#include <string.h>

static int left[7];

static int wins(int room)
{
    int found = 0;
    for (int c = 1; c <= 6 && c <= room && !found; c++) {
        if (left[c] > 0) {
            left[c]--;
            found = !wins(room - c);
            left[c]++;
        }
    }
    return found;
}

int main(void)
{
    char s[100];
    while (scanf("%99s", s) == 1) {
        int room = 31;
        for (int c = 1; c <= 6; c++) {
            left[c] = 4;
        }
        for (int i = 0; s[i] != '\0'; i++) {
            left[s[i] - '0']--;
            room -= s[i] - '0';
        }
        printf("%s %c\n", s, wins(room) == (strlen(s) % 2 == 0) ? 'A' : 'B');
    }
    return 0;
}
