/* Calls the kernels by all conventions for memrefs, linked with them:
 *
 *   wami compile -O2 --emit=obj kernels.mlir -o kernels.o
 *   clang-22 --target=wasm32 -O2 -c host.c -o host.o
 *   wasm-ld-22 --no-entry host.o kernels.o -o host.wasm
 */
#include "memref.h"

/* what runs this prints; see run.mjs */
__attribute__((import_module("host"), import_name("report"))) void report(const char *what, int number);

int passed, failed;

static void check(int right, const char *what, int number) {
  if (right) passed++;
  else failed++, report(what, number);
}

/* ---- the allocator that the kernels use too: here one that never gives back */

extern unsigned char __heap_base;
static uintptr_t top;

void *malloc(size_t bytes) {
  if (!top) top = (uintptr_t)&__heap_base;
  uintptr_t start = (top + 15) & ~(uintptr_t)15, end = start + bytes, have = __builtin_wasm_memory_size(0) << 16;
  if (end < start || (end > have && __builtin_wasm_memory_grow(0, (end - have + 65535) >> 16) == (size_t)-1)) return 0;
  top = end;
  return (void *)start;
}

void free(void *p) { (void)p; }

/* ---- every element type and rank, every kind of view, by descriptor and by C's interface */

enum { MOST = 4 };

/* a view of any rank; its fields in memory are those of a descriptor of that rank */
typedef struct { intptr_t offset, sizes[MOST], strides[MOST]; } view;

static intptr_t row_major(view *v, int rank) {
  intptr_t count = 1;
  v->offset = 0;
  for (int i = rank - 1; i >= 0; i--) v->strides[i] = count, count *= v->sizes[i];
  return count;
}

enum kind { WHOLE, TRANSPOSED, ROTATED, EVERY_OTHER, ALL_BUT_FIRST, BACKWARDS, REPEATED, KINDS };

static view view_of(view v, int rank, enum kind kind) {
  view out = v;
  for (int i = 0; i < rank; i++) {
    int from = kind == TRANSPOSED ? rank - 1 - i : kind == ROTATED ? (i + 1) % rank : i;
    intptr_t n = v.sizes[from], stride = v.strides[from];
    int rest = n > 0;
    out.sizes[i] = kind == EVERY_OTHER ? (n + 1) / 2 : kind == ALL_BUT_FIRST ? n - rest : n;
    out.strides[i] = kind == EVERY_OTHER ? 2 * stride : kind == BACKWARDS ? -stride : kind == REPEATED ? 0 : stride;
    if (rest) out.offset += kind == ALL_BUT_FIRST ? stride : kind == BACKWARDS ? (n - 1) * stride : 0;
  }
  return out;
}

/* where element number n of a view is */
static intptr_t position(view v, int rank, intptr_t n) {
  intptr_t at = v.offset;
  for (int i = rank - 1; i >= 0; n /= v.sizes[i--]) at += n % v.sizes[i] * v.strides[i];
  return at;
}

#define EXTENTS_0(m, v)
#define EXTENTS(m, v, RANK) \
  for (int i = 0; i < RANK; i++) (m).sizes[i] = (v).sizes[i], (m).strides[i] = (v).strides[i];
#define EXTENTS_1(m, v) EXTENTS(m, v, 1)
#define EXTENTS_2(m, v) EXTENTS(m, v, 2)
#define EXTENTS_3(m, v) EXTENTS(m, v, 3)
#define EXTENTS_4(m, v) EXTENTS(m, v, 4)
#define TYPE_0(T) MEMREF_0(T)
#define TYPE_1(T) MEMREF(T, 1)
#define TYPE_2(T) MEMREF(T, 2)
#define TYPE_3(T) MEMREF(T, 3)
#define TYPE_4(T) MEMREF(T, 4)

/* one function of kernels.mlir in both conventions, and its test */
#define PACK(NAME, T, RANK)                                                                                    \
  void pack_##NAME##_##RANK(WORDS_##RANK(T), WORDS_##RANK(T));                                                 \
  typedef TYPE_##RANK(T) NAME##_##RANK;                                                                        \
  void _mlir_ciface_pack_##NAME##_##RANK(NAME##_##RANK *, NAME##_##RANK *);                                    \
  static void test_##NAME##_##RANK(view whole, enum kind kind) {                                               \
    static T elements[64], out[64];                                                                            \
    view v = view_of(whole, RANK, kind), packed = v;                                                           \
    intptr_t count = row_major(&packed, RANK);                                                                 \
    NAME##_##RANK from = {elements, elements, v.offset}, to = {out, out, 0};                                   \
    EXTENTS_##RANK(from, v) EXTENTS_##RANK(to, packed) for (int i = 0; i < 64; i++) elements[i] = (T)(i + 1);  \
    for (int c = 0; c < 2; c++) {                                                                              \
      for (int i = 0; i < 64; i++) out[i] = 0;                                                                 \
      if (c) _mlir_ciface_pack_##NAME##_##RANK(&from, &to);                                                    \
      else pack_##NAME##_##RANK(EXPAND_##RANK(from), EXPAND_##RANK(to));                                       \
      int same = 1;                                                                                            \
      for (intptr_t n = 0; n < 64; n++)                                                                        \
        same &= out[n] == (n < count ? elements[position(v, RANK, n)] : 0);                                    \
      check(same, c ? "_mlir_ciface_pack_" #NAME "_" #RANK : "pack_" #NAME "_" #RANK, kind);                   \
    }                                                                                                          \
  }
#define PACKS(NAME, T) PACK(NAME, T, 0) PACK(NAME, T, 1) PACK(NAME, T, 2) PACK(NAME, T, 3) PACK(NAME, T, 4)
PACKS(f32, float)
PACKS(f64, double)
PACKS(i8, int8_t)
PACKS(i32, int32_t)
PACKS(index, intptr_t)

#define TESTS(NAME) {test_##NAME##_0, test_##NAME##_1, test_##NAME##_2, test_##NAME##_3, test_##NAME##_4}
static void (*const tests[][MOST + 1])(view, enum kind) = {
    TESTS(f32), TESTS(f64), TESTS(i8), TESTS(i32), TESTS(index)};

static const struct { int rank; intptr_t sizes[MOST]; } shapes[] = {
    {0, {0}}, {1, {5}}, {1, {1}}, {1, {0}}, {2, {3, 4}}, {2, {4, 1}}, {2, {0, 3}}, {3, {2, 3, 4}}, {3, {2, 0, 2}},
    {4, {2, 3, 2, 3}}, {4, {1, 1, 1, 1}}, {4, {2, 2, 0, 2}}};

static void views(void) {
  for (int t = 0; t < 5; t++)
    for (int s = 0; s < (int)(sizeof shapes / sizeof *shapes); s++)
      for (enum kind k = WHOLE; k < KINDS; k++) {
        view whole = {0};
        for (int i = 0; i < shapes[s].rank; i++) whole.sizes[i] = shapes[s].sizes[i];
        row_major(&whole, shapes[s].rank);
        tests[t][shapes[s].rank](whole, k);
      }
}

/* ---- products of matrices */

typedef MEMREF(double, 2) matrix;
void gemm(WORDS_2(double), WORDS_2(double), WORDS_2(double));
void _mlir_ciface_gemm(matrix *, matrix *, matrix *);
void gemm_static(double *block, double *columns, double *product);

static int is_product(matrix a, matrix b, matrix c, double start) {
  for (intptr_t i = 0; i < c.sizes[0]; i++)
    for (intptr_t j = 0; j < c.sizes[1]; j++) {
      double sum = start;
      for (intptr_t l = 0; l < a.sizes[1]; l++) sum += AT(a, i, l) * AT(b, l, j);
      if (AT(c, i, j) != sum) return 0;
    }
  return 1;
}

static void products(void) {
  static const intptr_t extents[][3] = {{4, 5, 3}, {1, 1, 8}, {8, 8, 8}, {3, 0, 2}, {2, 3, 0}};
  double *big = malloc(64 * sizeof *big), *out = malloc(64 * sizeof *out);
  for (int i = 0; i < 64; i++) big[i] = i - 7;
  for (int e = 0; e < 5; e++) {
    intptr_t m = extents[e][0], n = extents[e][1], k = extents[e][2];
    matrix a = {big, big, 8 * (8 - m), {m, k}, {8, 1}}; /* the last m rows, k columns */
    matrix b = {big, big, 0, {k, n}, {1, 8}};           /* of the transposed matrix */
    matrix c = {out, out, 0, {m, n}, {n, 1}};
    for (int i = 0; i < 64; i++) out[i] = 1;
    gemm(EXPAND_2(a), EXPAND_2(b), EXPAND_2(c));
    check(is_product(a, b, c, 1), "gemm", e);
    for (int i = 0; i < 64; i++) out[i] = 2;
    _mlir_ciface_gemm(&a, &b, &c);
    check(is_product(a, b, c, 2), "_mlir_ciface_gemm", e);
  }
  /* bare pointers: the block in the middle of big, and a matrix that is stored by columns, as gemm_static's types say */
  matrix block = {big, big, 8 * 2 + 3, {4, 3}, {8, 1}}, columns = {big, big, 0, {3, 5}, {1, 3}};
  matrix product = {out, out, 0, {4, 5}, {5, 1}};
  for (int i = 0; i < 64; i++) out[i] = 3;
  gemm_static(&AT(block, 0, 0), &AT(columns, 0, 0), &AT(product, 0, 0));
  check(is_product(block, columns, product, 3), "gemm_static", 0);
  free(big), free(out);
}

/* ---- results: several, or a memref, are a struct that comes back through the first parameter */

typedef struct { MEMREF(int32_t, 1) numbers; int64_t sum; } numbers_and_sum;
void _mlir_ciface_range(numbers_and_sum *, intptr_t);

static void results(void) {
  static const intptr_t lengths[] = {0, 1, 7, 20000};
  for (int l = 0; l < 4; l++) {
    intptr_t n = lengths[l];
    numbers_and_sum r;
    _mlir_ciface_range(&r, n);
    int right = r.numbers.sizes[0] == n && r.numbers.strides[0] == 1 && r.numbers.offset == 0 && r.sum == n * (n - 1LL) / 2;
    for (intptr_t i = 0; i < n; i++) right &= r.numbers.aligned[i] == i;
    check(right, "_mlir_ciface_range", n);
    free(r.numbers.allocated);
  }
}

/* ---- any rank: the rank, and the address of a descriptor */

typedef struct { intptr_t rank, count; } rank_and_count;
void _mlir_ciface_count(rank_and_count *, unranked_memref *);

static void any_rank(void) {
  float *none = 0;
  MEMREF_0(float) zero = {none, none, 0};
  MEMREF(float, 1) one = {none, none, 0, {7}, {1}};
  MEMREF(float, 3) three = {none, none, 0, {2, 0, 3}, {0, 3, 1}};
  MEMREF(float, 4) four = {none, none, 0, {1, 2, 3, 4}, {24, 12, 4, 1}};
  unranked_memref all[] = {{0, &zero}, {1, &one}, {3, &three}, {4, &four}};
  static const intptr_t counts[] = {1, 7, 0, 24};
  for (int i = 0; i < 4; i++) {
    rank_and_count r;
    _mlir_ciface_count(&r, &all[i]);
    check(r.rank == all[i].rank && r.count == counts[i], "_mlir_ciface_count", i);
  }
}

/* ---- the module calls C */

double visit_transposed(WORDS_2(double), double);

double _mlir_ciface_visit(matrix *m, double x) {
  double sum = 0;
  for (intptr_t i = 0; i < m->sizes[0]; i++)
    for (intptr_t j = 0; j < m->sizes[1]; j++) sum += AT(*m, i, j), AT(*m, i, j) = 10 * i + j;
  return sum * x;
}

static void visits(void) {
  double elements[] = {0, 1, 2, 1, 2, 3}, expected[] = {0, 10, 20, 1, 11, 21};
  matrix seen = {elements, elements, 0, {2, 3}, {3, 1}};
  int right = visit_transposed(EXPAND_2(seen), 0.5) == 4.5;
  for (int i = 0; i < 6; i++) right &= elements[i] == expected[i];
  check(right, "visit_transposed", 0);
}

__attribute__((export_name("run"))) int run(void) {
  views(), products(), results(), any_rank(), visits();
  return passed * 65536 + failed;
}
