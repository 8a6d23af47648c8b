/*
 * Verdict: WA
 * Why: plays the game: Alice removes a middle stone, and Bob removes the outer stone that brings the ends closer
 *   together. Both look only at the current ends, and not at which two stones will be left.
 * Why (ko): 게임을 실제로 진행합니다. Alice는 가운데 돌을 없애고, Bob은 양 끝이 더 가까워지도록 바깥 돌을 없앱니다.
 *   둘 다 지금의 양 끝만 보고, 마지막에 어느 두 돌이 남을지는 보지 않습니다.
 * First wrong input: 4 Alice / 0 1 2 4
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    static int stones[100000];
    int n, *x = stones;
    char name[6];
    scanf("%d %5s", &n, name);
    for (int i = 0; i < n; i++) {
        scanf("%d", &x[i]);
    }
    for (bool alice = name[0] == 'A'; n > 2; alice = !alice, n--) {
        if (alice) {
            memmove(x + n / 2, x + n / 2 + 1, (size_t)(n - n / 2 - 1) * sizeof *x);
        } else if (x[1] - x[0] > x[n - 1] - x[n - 2]) {
            x++;
        }
    }
    printf("%d\n", x[1] - x[0]);
    return 0;
}
