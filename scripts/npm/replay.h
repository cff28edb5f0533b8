// Between scripts/npm/replay.c, which reads what was recorded, and the code that scripts/npm/native-glue.mjs writes for a module.
#include <stdint.h>
#include <string.h>

// The module calls an import: gives the bits of its result.
uint64_t replay_import(unsigned import, const uint64_t *arguments, int count, int has_result);

// Written for the module.
extern struct wasabi_memory *const replay_memory;
void replay_make_imports(void);
void replay_instantiate(void);
// Gives the number of results, -1 if there is no such export.
int replay_export(unsigned export, const uint64_t *arguments, uint64_t *results);
int replay_table(unsigned export, uint64_t index, const char *type, const uint64_t *arguments, uint64_t *results);

static inline uint64_t from_i(int32_t v) { return (uint32_t)v; }
static inline uint64_t from_l(int64_t v) { return v; }
static inline uint64_t from_e(uint64_t v) { return v; }
static inline uint64_t from_f(float v) {
  uint32_t bits;
  memcpy(&bits, &v, 4);
  return bits;
}
static inline uint64_t from_d(double v) {
  uint64_t bits;
  memcpy(&bits, &v, 8);
  return bits;
}
static inline int32_t to_i(uint64_t bits) { return (int32_t)bits; }
static inline int64_t to_l(uint64_t bits) { return bits; }
static inline uint64_t to_e(uint64_t bits) { return bits; }
static inline float to_f(uint64_t bits) {
  uint32_t low = bits;
  float v;
  memcpy(&v, &low, 4);
  return v;
}
static inline double to_d(uint64_t bits) {
  double v;
  memcpy(&v, &bits, 8);
  return v;
}
