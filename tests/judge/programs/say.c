/* Writes its argument, in which \n \r \t \0 \e and \f stand for that byte, \e for ESC and \f for 0xff. */
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    static const char letters[] = "nrt0ef";
    static const char bytes[] = "\n\r\t\0\033\377";
    for (const char *p = argc > 1 ? argv[1] : ""; *p != '\0'; p++) {
        const char *letter = p[0] == '\\' && p[1] != '\0' ? strchr(letters, p[1]) : NULL;
        putchar(letter != NULL ? bytes[letter - letters] : *p);
        p += letter != NULL;
    }
    return 0;
}
