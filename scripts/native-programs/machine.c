// A machine whose instructions are functions in a table.
#include "program.h"
struct machine { uint32_t r[8], at; };
struct instruction { uint8_t code, a, b, c; };
typedef void operation(struct machine *, struct instruction);
static void add(struct machine *m, struct instruction i) { m->r[i.a] = m->r[i.b] + m->r[i.c]; }
static void sub(struct machine *m, struct instruction i) { m->r[i.a] = m->r[i.b] - m->r[i.c]; }
static void xor(struct machine *m, struct instruction i) { m->r[i.a] = m->r[i.b] ^ m->r[i.c]; }
static void mul(struct machine *m, struct instruction i) { m->r[i.a] = m->r[i.b] * m->r[i.c]; }
static void turn(struct machine *m, struct instruction i) { m->r[i.a] = m->r[i.b] << (i.c & 31) | m->r[i.b] >> (-i.c & 31); }
static void set(struct machine *m, struct instruction i) { m->r[i.a] = i.b * 256u + i.c; }
static void loop(struct machine *m, struct instruction i) { if (--m->r[i.a]) m->at -= i.b; }
static operation *const operations[] = {add, sub, xor, mul, turn, set, loop};
static const struct instruction code[] = {{5, 0, 255, 255}, {5, 1, 3, 7}, {5, 2, 1, 1}, {0, 3, 1, 2}, {2, 4, 3, 1}, {4, 5, 4, 7},
                                             {3, 6, 5, 1}, {1, 1, 6, 3}, {0, 2, 2, 5}, {6, 0, 7, 0}};
EXPORT uint64_t run(uint32_t n) {
  uint64_t hash = 0;
  for (uint32_t r = 0; r < n; r++) {
    struct machine m = {{r}, 0};
    while (m.at < sizeof code / sizeof *code) {
      struct instruction i = code[m.at++];
      operations[i.code](&m, i);
    }
    for (int i = 0; i < 8; i++) hash = mix(hash, m.r[i]);
  }
  return hash;
}
