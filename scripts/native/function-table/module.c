// A stack machine whose instructions are reached through pointers, and an arena that grows the memory.
typedef struct Machine Machine;
typedef void Step(Machine *, int);
struct Machine {
  long long stack[64];
  int top;
};

static unsigned long arena = 1 << 20;

static void *take(unsigned long bytes) {
  unsigned long at = arena;
  arena += (bytes + 15) & ~15ul;
  while (arena > __builtin_wasm_memory_size(0) * 65536) {
    if (__builtin_wasm_memory_grow(0, 16) == -1ul) __builtin_trap();
  }
  return (void *)at;
}

static void push(Machine *m, int n) { m->stack[m->top++] = n; }
static void add(Machine *m, int n) { m->top--; m->stack[m->top - 1] += m->stack[m->top]; }
static void mul(Machine *m, int n) { m->top--; m->stack[m->top - 1] *= m->stack[m->top]; }
static void dup(Machine *m, int n) { m->stack[m->top] = m->stack[m->top - 1 - n]; m->top++; }
static void mod(Machine *m, int n) { m->stack[m->top - 1] %= n; }

static Step *const steps[] = {push, add, mul, dup, mod};

__attribute__((export_name("polynomial"))) int polynomial(int x, int degree) {
  Machine *m = take(sizeof(Machine));
  int *codes = take(sizeof(int) * 4 * degree);
  int n = 0;
  for (int i = 0; i < degree; i++) {
    codes[n++] = 2, codes[n++] = 0, codes[n++] = i;
    codes[n++] = 1;
  }
  m->top = 0;
  steps[0](m, 1);
  for (int i = 0; i < n;) {
    int code = codes[i++];
    if (code == 2) steps[0](m, x);
    steps[code](m, code ? 0 : codes[i++]);
    if (m->top == 1) steps[4](m, 1000003);
  }
  return (int)m->stack[0];
}

__attribute__((export_name("pages"))) int pages(void) { return __builtin_wasm_memory_size(0); }
