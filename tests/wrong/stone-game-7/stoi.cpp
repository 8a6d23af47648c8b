// verdict: RE - std::stoi throws for numbers above 2^31 - 1
// samples: pass
#include <iostream>
#include <string>

int main()
{
    std::string line;
    std::getline(std::cin, line);
    int n = std::stoi(line); // std::stoll would do
    std::cout << (n % 5 == 0 || n % 5 == 2 ? "CY" : "SK") << '\n';
}
