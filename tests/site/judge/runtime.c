/* What libc and libc++ lack here: libc++ is built without exceptions, and natively malloc() hardly ever fails. Both end
   the run, with a status that no program can have natively and the page knows (runner.js). */
#include <stddef.h>
#include <stdint.h>
#include <wasi/api.h>

enum { THROWN = 1000000, NO_MEMORY };

void *__cxa_allocate_exception(size_t size)
{
    (void)size;
    __wasi_proc_exit(THROWN);
}

_Noreturn void __cxa_throw(void *thrown, void *type, void (*destroy)(void *))
{
    (void)thrown, (void)type, (void)destroy;
    __wasi_proc_exit(THROWN);
}

_Noreturn void __cxa_rethrow(void) { __wasi_proc_exit(THROWN); }

void *__real_sbrk(intptr_t more);

void *__wrap_sbrk(intptr_t more)
{
    void *was = __real_sbrk(more);
    if (was == (void *)-1) {
        __wasi_proc_exit(NO_MEMORY);
    }
    return was;
}
