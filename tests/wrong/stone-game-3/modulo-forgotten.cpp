// verdict: RE - lists one period of 7 answers, but looks up N itself in it
// samples: pass
#include <iostream>
#include <string>

int main()
{
    const std::string loses = "1010000"; // for 0, 1, ..., 6 stones
    int n;
    std::cin >> n;
    std::cout << (loses.at(n) == '1' ? "CY" : "SK") << '\n'; // should be n % 7
}
