// Verdict: WA
// Why: takes the stones by the difference of their values.
// Why (ko): 두 가치의 합이 아니라 차가 큰 것부터 가져갑니다.
// First wrong input: [1,1] / [1,2]
var stoneGameVI = function(aliceValues, bobValues) {
    const order = aliceValues.map((a, i) => [a - bobValues[i], i]).sort((x, y) => y[0] - x[0]);
    let lead = 0;
    order.forEach(([, i], turn) => {
        lead += turn % 2 === 0 ? aliceValues[i] : -bobValues[i];
    });
    return Math.sign(lead);
};
