/* MLIR's memrefs in C: descriptors as `wami compile` passes them. Offset, sizes and strides count elements. */
#ifndef MEMREF_H
#define MEMREF_H
#include <stddef.h>
#include <stdint.h>

#define MEMREF(T, RANK) struct { T *allocated, *aligned; intptr_t offset, sizes[RANK], strides[RANK]; }
#define MEMREF_0(T) struct { T *allocated, *aligned; intptr_t offset; }
typedef struct { intptr_t rank; void *descriptor; } unranked_memref;

/* the parameters of a function that takes an expanded descriptor */
#define WORDS_0(T) T *, T *, intptr_t
#define WORDS_1(T) WORDS_0(T), intptr_t, intptr_t
#define WORDS_2(T) WORDS_0(T), intptr_t, intptr_t, intptr_t, intptr_t
#define WORDS_3(T) WORDS_2(T), intptr_t, intptr_t
#define WORDS_4(T) WORDS_3(T), intptr_t, intptr_t

/* the arguments that expand descriptor m */
#define EXPAND_0(m) (m).allocated, (m).aligned, (m).offset
#define EXPAND_1(m) EXPAND_0(m), (m).sizes[0], (m).strides[0]
#define EXPAND_2(m) EXPAND_0(m), (m).sizes[0], (m).sizes[1], (m).strides[0], (m).strides[1]
#define EXPAND_3(m) \
  EXPAND_0(m), (m).sizes[0], (m).sizes[1], (m).sizes[2], (m).strides[0], (m).strides[1], (m).strides[2]
#define EXPAND_4(m)                                                                                           \
  EXPAND_0(m), (m).sizes[0], (m).sizes[1], (m).sizes[2], (m).sizes[3], (m).strides[0], (m).strides[1],        \
      (m).strides[2], (m).strides[3]

/* element [i, j] of a matrix */
#define AT(m, i, j) (m).aligned[(m).offset + (i) * (m).strides[0] + (j) * (m).strides[1]]
#endif
