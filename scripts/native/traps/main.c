// Each trap ends a process of its own, whose messages go into a pipe.
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

void module___wasm_init(void);
#define TRAP(name) int module_##name(int);
TRAP(divide) TRAP(overflow) TRAP(load) TRAP(convert) TRAP(type) TRAP(null) TRAP(never)

static void attempt(int (*f)(int), int argument) {
  int ends[2], status;
  if (pipe(ends)) return;
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], 1);
    dup2(ends[1], 2);
    close(ends[0]);
    module___wasm_init();
    _exit(f(argument));
  }
  close(ends[1]);
  char text[200];
  ssize_t n = read(ends[0], text, sizeof text - 1);
  text[n > 0 ? n : 0] = 0;
  close(ends[0]);
  waitpid(child, &status, 0);
  printf("%s%s", text, WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT ? "" : "did not abort\n");
}

int main(void) {
  attempt(module_divide, 0);
  attempt(module_overflow, -1);
  attempt(module_load, 65533);
  attempt(module_load, -1);
  attempt(module_convert, 0x7fc00000);
  attempt(module_convert, 0x7f800000);
  attempt(module_type, 0);
  attempt(module_null, 1);
  attempt(module_null, 3);
  attempt(module_never, 0);
  return 0;
}
