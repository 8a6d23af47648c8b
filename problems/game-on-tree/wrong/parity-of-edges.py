# Verdict: WA
# Why: looks at whether the number of edges is odd. A cut may remove many edges.
# Why (ko): 간선의 개수가 홀수인지만 봅니다. 한 번 자르면 간선 여러 개가 없어질 수 있습니다.
# First wrong input: 3 / 1 2 / 2 3
n = int(input())
print("Alice" if n % 2 == 0 else "Bob")
