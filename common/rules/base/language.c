/* language.c - says sentences in the language of the reader. */
#include "base.h"

#include <stdio.h>

void text_say(struct text *to, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    text_add_arguments(to, tr(format), arguments);
    va_end(arguments);
}

void say(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vprintf(tr(format), arguments);
    va_end(arguments);
}
