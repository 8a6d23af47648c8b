# Whose are the rows of words.ko.tsv that the rules have? Of the files given (the engine, the lab, problems/NAME/rules.c,
# then both words.ko.tsv) prints "NAME	English	Korean" for each NAME where only the rules of a few games say it, else
# "-	English	Korean": of a row, the longest part between two numbers is looked for.
BEGIN { FS = "\t"; FEW = 9 }
FNR == 1 {
    on = 0
    name = FILENAME ~ /^(problems|common\/lab)\/.*\.c$/ ? FILENAME : "-"
    gsub(/^problems\/|^common\/|\/[a-z]*\.c$/, "", name)
}
FILENAME ~ /\.[ch]$/ { code[name] = code[name] $0 "\n"; next }
!joined {
    joined = 1
    for (one in code) { gsub(/"[ \n]*"/, "", code[one]); gsub(/\\"/, "\"", code[one]) } # as the compiler does
}
/^# What the games say/ { on = 1 }
/^#/ { section = $0 }
on && !/^#/ && NF > 1 {
    count = split($1, parts, /[{][0-9]*[}]/)
    part = ""
    for (i = 1; i <= count; i++) if (length(parts[i]) > length(part)) part = parts[i]
    if ($1 ~ /^[{][0-9]*[}] /) gsub(/^ | $/, "", part) # "{} in pile {}" and "{} units" are put together
    owners = 0
    for (one in code) if (index(code[one], part)) { owner[++owners] = one; if (one == "-") owners = FEW }
    if (section == "# A program that plays") print "referee\t" $1 "\t" $2 # only the page judge has it
    else if (owners > 0 && owners < FEW) for (i = 1; i <= owners; i++) print owner[i] "\t" $1 "\t" $2
    else print "-\t" $1 "\t" $2
}
