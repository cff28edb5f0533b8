// How programs end: by the first argument.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static volatile int zero;
static int deep(int n) { volatile char here[100] = {0}; return n == 0 ? here[5] : deep(n + 1) + here[n % 100]; }
static void at_end(void) { puts("at the end"); }
static int (*volatile wrong)(int, int, int);
int main(int argc, char **argv) {
  const char *how = argc > 1 ? argv[1] : "return";
  puts(how);
  fflush(stdout);
  atexit(at_end);
  if (!strcmp(how, "exit")) exit(42);
  if (!strcmp(how, "_Exit")) _Exit(43);
  if (!strcmp(how, "abort")) abort();
  if (!strcmp(how, "divide")) return 1 / zero;
  if (!strcmp(how, "store")) *(volatile int *)(zero - 16) = 1;
  if (!strcmp(how, "call")) return wrong = (int (*)(int, int, int))deep, wrong(1, 2, 3);
  if (!strcmp(how, "null")) return wrong = 0, wrong(1, 2, 3);
  if (!strcmp(how, "stack")) return deep(1);
  return 7;
}
