// Traps: back to who catches them, or the end of the program.
#include <setjmp.h>

struct catcher {
  jmp_buf back;
  const char *message;
};

SHARED struct catcher **wasabi_catcher(void) {
  static _Thread_local struct catcher *innermost;
  return &innermost;
}

SHARED const char *wasabi_catch(void (*body)(void *), void *argument) {
  watch_faults();
  struct catcher *outer = *wasabi_catcher();
  struct catcher here = {.message = 0};
  if (!_setjmp(here.back)) {
    *wasabi_catcher() = &here;
    body(argument);
  }
  *wasabi_catcher() = outer;
  return here.message;
}

// As clang's traps and wasmtime's programs do, the process ends with SIGABRT: status 134 in a shell.
SHARED _Noreturn void wasabi_trap(const char *message) {
  struct catcher *catcher = *wasabi_catcher();
  if (catcher) {
    catcher->message = message;
    _longjmp(catcher->back, 1);
  }
  fflush(stdout);
  fprintf(stderr, "wasm trap: %s\n", message);
  print_backtrace();
  fflush(stderr);
  abort();
}
