/*
 * Verdict: WA
 * Why: lets a pile lose exactly if the pile before it and the one two before it win; the table begins
 *   one place too late.
 * Why (ko): 앞의 두 더미가 모두 이기면 진다는 표를 쓰지만, 표가 한 칸 늦게 시작합니다.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    int n, wins[1001] = {0, 0, 1, 1};
    for (int i = 4; i <= 1000; i++) {
        wins[i] = !wins[i - 1] || !wins[i - 2];
    }
    while (scanf("%d", &n) == 1) {
        puts(wins[n] ? "Kiki" : "Cici");
    }
    return 0;
}
