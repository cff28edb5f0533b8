// A hash table that grows, in memory that grows.
#include "program.h"
struct entry { struct entry *next; uint32_t key, value; };
EXPORT uint64_t run(uint32_t n) {
  uint32_t size = 16, count = 0, state = 7;
  struct entry **table = fresh(size * sizeof *table);
  for (uint32_t i = 0; i < size; i++) table[i] = 0;
  for (uint32_t r = 0; r < n * 1000; r++) {
    uint32_t key = next_random(&state) % (n * 200);
    struct entry *e = table[key * 2654435761u >> 7 & (size - 1)];
    while (e && e->key != key) e = e->next;
    if (e) {
      e->value++;
      continue;
    }
    if (count++ == size) {
      struct entry **larger = fresh(2 * size * sizeof *larger);
      for (uint32_t i = 0; i < 2 * size; i++) larger[i] = 0;
      for (uint32_t i = 0; i < size; i++)
        for (struct entry *f = table[i], *g; f; f = g) {
          g = f->next;
          uint32_t at = f->key * 2654435761u >> 7 & (2 * size - 1);
          f->next = larger[at];
          larger[at] = f;
        }
      table = larger;
      size *= 2;
    }
    e = fresh(sizeof *e);
    uint32_t at = key * 2654435761u >> 7 & (size - 1);
    *e = (struct entry){table[at], key, 1};
    table[at] = e;
  }
  uint64_t hash = count;
  for (uint32_t i = 0; i < size; i++) {
    uint64_t sum = 0;
    for (struct entry *e = table[i]; e; e = e->next) sum += mix(e->key, e->value);
    hash = mix(hash, sum);
  }
  return hash;
}
