#include <stdio.h>

void module___wasm_init(void);
int module_polynomial(int, int), module_pages(void);

int main(void) {
  module___wasm_init();
  int before = module_pages();
  for (int d = 1; d <= 100000; d *= 10) printf("%d\n", module_polynomial(7, d));
  printf("%s\n", module_pages() > before ? "grown" : "not grown");
  return 0;
}
