// Standard input to standard output, byte by byte and in blocks.
#include <stdio.h>
#include <unistd.h>

int main(void) {
  char block[64];
  int c = getchar();
  printf("first %d\n", c);
  size_t total = 0;
  for (size_t n; (n = fread(block, 1, sizeof block, stdin)) > 0; total += n) fwrite(block, 1, n, stdout);
  unsigned char all[256];
  for (int i = 0; i < 256; i++) all[i] = (unsigned char)i;
  fwrite(all, 1, 256, stdout);
  printf("\n%zu more, end %d, terminal %d\n", total, feof(stdin) != 0, isatty(0));
  return 0;
}
