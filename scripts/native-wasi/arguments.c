// Arguments and the environment.
#include <stdio.h>
#include <stdlib.h>
extern char **environ;
int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) printf("argument %d: '%s'\n", i, argv[i]);
  for (char **e = environ; *e; e++) printf("variable '%s'\n", *e);
  printf("WORD is %s, HOME is %s\n", getenv("WORD"), getenv("HOME") ? "set" : "not set");
  return argc;
}
