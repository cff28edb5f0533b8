// Arguments, environment and the exit status.
#include <stdio.h>
#include <stdlib.h>

extern char **environ;

int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) printf("%d: %s\n", i, argv[i]);
  for (char **e = environ; *e; e++) printf("%s\n", *e);
  fprintf(stderr, "HOME is %s\n", getenv("HOME") ? getenv("HOME") : "not set");
  exit(argc + 40);
}
