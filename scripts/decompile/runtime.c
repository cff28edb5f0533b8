// What decompiled text leaves to its host, for scripts/decompile-suite.py: memories that trap outside of their pages, tables, traps that are caught.
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { PAGE = 65536 };
static const size_t RESERVED = (size_t)8 << 30;  // what an address and an offset of 32 bits reach
static sigjmp_buf here;
static const char *trapped;
static int passed;

_Noreturn void wasm_trap(const char *why) {
    trapped = why;
    siglongjmp(here, 1);
}

static void fault(int signal, siginfo_t *info, void *context) {
    char at;
    char *address = info->si_addr;
    (void)context;
    if (signal == SIGSEGV && labs(address - &at) < (long)1 << 24) wasm_trap("call stack exhausted");
    wasm_trap(signal == SIGSEGV || signal == SIGBUS ? "out of bounds memory access" : "signal");
}

unsigned char *wasm_memory_new(unsigned pages, unsigned max) {
    (void)max;
    unsigned char *memory = mmap(NULL, RESERVED + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED || (pages && mprotect(memory, (size_t)pages * PAGE, PROT_READ | PROT_WRITE))) {
        perror("memory");
        exit(3);
    }
    return memory;
}

int wasm_memory_grow(unsigned char *memory, unsigned *pages, unsigned max, unsigned more) {
    unsigned before = *pages;
    if (more > max - before) return -1;
    if (more && mprotect(memory + (size_t)before * PAGE, (size_t)more * PAGE, PROT_READ | PROT_WRITE)) return -1;
    *pages += more;
    return (int)before;
}

void *wasm_table_new(unsigned size) {
    return calloc(size + 1, 2 * sizeof(void *));
}

const char *wasm_try(void (*f)(void)) {
    static char stack[1 << 16];
    stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
    struct sigaction action = {.sa_sigaction = fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigaltstack(&other, NULL);
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGBUS, &action, NULL);
    sigaction(SIGFPE, &action, NULL);
    sigaction(SIGILL, &action, NULL);
    sigaction(SIGTRAP, &action, NULL);
    trapped = NULL;
    if (!sigsetjmp(here, 1)) f();
    return trapped;
}

void wasm_check_result(int line, const char *why, int holds) {
    if (!why && holds) passed++;
    else printf("FAILED %d %s\n", line, why ? why : "other result");
}

void wasm_check_trap(int line, const char *why, const char *text) {
    size_t length = why ? strlen(why) < strlen(text) ? strlen(why) : strlen(text) : 0;
    if (why && !strncmp(why, text, length)) passed++;
    else printf("FAILED %d %s instead of the trap %s\n", line, why ? why : "no trap", text);
}

void wasm_passed(void) {
    printf("PASSED %d\n", passed);
}
