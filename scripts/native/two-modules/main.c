#include <stdio.h>

#define MODULE(name) void name##_##__wasm_init(void); int name##_apply(int, int), name##_calls(void), name##_get(int); void name##_set(int, int);
MODULE(first)
MODULE(second)

int main(void) {
  first___wasm_init();
  second___wasm_init();
  printf("%d %d %d %d\n", first_apply(0, 5), first_apply(1, 5), second_apply(0, 5), second_apply(1, 5));
  printf("%d %d\n", first_calls(), second_calls());
  first_set(9, 1);
  printf("%d %d %d %d\n", first_get(8), first_get(9), second_get(8), second_get(9));
  return 0;
}
