// What was written before a trap is there.
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  printf("before\n");
  fflush(stdout);
  volatile int *p = (int *)(argc * 0x7fffffffu);
  *p = 1;
  printf("after\n");
  return 0;
}
