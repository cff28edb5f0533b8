// Arguments, environment and the exit status.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern char **environ;

static int by_text(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) printf("%d: %s\n", i, argv[i]);
  int count = 0;
  while (environ[count]) count++;
  qsort(environ, count, sizeof *environ, by_text);
  for (int i = 0; i < count; i++) printf("%s\n", environ[i]);
  fprintf(stderr, "HOME is %s\n", getenv("HOME") ? getenv("HOME") : "not set");
  exit(argc + 40);
}
