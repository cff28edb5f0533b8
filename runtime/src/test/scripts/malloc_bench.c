// Allocation patterns, timed by malloc_bench.mjs. Each returns a number that depends on every address, so that nothing is optimised
// away; each block's first word is written.
typedef unsigned long size_t;
void *malloc(size_t);
void free(void *);
void *realloc(void *, size_t);

static unsigned state = 1;
static unsigned next(void) { state ^= state << 13; state ^= state >> 17; state ^= state << 5; return state; }
static unsigned *slots[65536];

static unsigned *touch(unsigned *p) { *p = 1; return p; }

// The same size taken and given back at once: what a function with a temporary buffer does.
unsigned pair(int n, int size) {
  unsigned sum = 0;
  for (int i = 0; i < n; i++) { unsigned *p = touch(malloc(size)); sum += (unsigned)(size_t)p; free(p); }
  return sum;
}

// n random steps over `live` slots (a power of two), each giving back what is there or taking 1 to `most` bytes.
unsigned churn(int n, int live, int most) {
  unsigned sum = 0;
  for (int i = 0; i < n; i++) {
    unsigned r = next(), s = r & (live - 1);
    if (slots[s]) { free(slots[s]); slots[s] = 0; }
    else { slots[s] = touch(malloc((next() >> 4) % most + 4)); sum += (unsigned)(size_t)slots[s]; }
  }
  for (int s = 0; s < live; s++) { free(slots[s]); slots[s] = 0; }
  return sum;
}

// n blocks of one size, then all given back in the order of taking (back = 0) or the other way round: trees, lists.
unsigned bulk(int n, int live, int size, int back) {
  unsigned sum = 0;
  for (int done = 0; done < n; done += 2 * live) {
    for (int s = 0; s < live; s++) { slots[s] = touch(malloc(size)); sum += (unsigned)(size_t)slots[s]; }
    for (int s = 0; s < live; s++) free(slots[back ? live - 1 - s : s]);
  }
  return sum;
}
