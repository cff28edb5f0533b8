// Arguments, environment, the end of the process, random numbers.
#include <sched.h>
#ifdef __APPLE__
#include <sys/random.h>
#endif

extern char **environ;

struct texts {
  int count;
  char **all;
};

struct process {
  struct texts arguments, environment;
};

SHARED struct process *wasabi_process(void) {
  static struct process one;
  return &one;
}

static void add_text(struct texts *texts, char *text) {
  texts->all = realloc(texts->all, (size_t)(texts->count + 1) * sizeof *texts->all);
  if (!texts->all) abort();
  texts->all[texts->count++] = text;
}

SHARED void wasabi_wasi_arguments(int count, char **arguments) {
  struct texts *known = &wasabi_process()->arguments;
  known->count = 0;
  for (int i = 0; i < count; i++) add_text(known, arguments[i]);
}

// NAME=VALUE, or NAME for what it is here.
static void add_variable(const char *text) {
  if (strchr(text, '=')) {
    add_text(&wasabi_process()->environment, strdup(text));
    return;
  }
  const char *value = getenv(text);
  if (!value) return;
  char *pair = malloc(strlen(text) + strlen(value) + 2);
  if (!pair) abort();
  sprintf(pair, "%s=%s", text, value);
  add_text(&wasabi_process()->environment, pair);
}

static void inherit_environment(void) {
  for (char **e = environ; *e; e++) add_text(&wasabi_process()->environment, *e);
}

static uint32_t sizes(const wasabi_memory *memory, const struct texts *texts, address count, address size) {
  size_t bytes = 0;
  for (int i = 0; i < texts->count; i++) bytes += strlen(texts->all[i]) + 1;
  bool put = put32(memory, count, (uint32_t)texts->count) && put32(memory, size, (uint32_t)bytes);
  return put ? E_SUCCESS : E_FAULT;
}

static uint32_t get(const wasabi_memory *memory, const struct texts *texts, address pointers, address bytes) {
  for (int i = 0; i < texts->count; i++) {
    size_t size = strlen(texts->all[i]) + 1;
    void *to = bytes_at(memory, bytes, size);
    if (!to || !put32(memory, pointers + 4 * (address)i, bytes)) return E_FAULT;
    memcpy(to, texts->all[i], size);
    bytes += (address)size;
  }
  return E_SUCCESS;
}

SHARED uint32_t wasabi_wasi_args_sizes_get(wasabi_memory *memory, address count, address size) {
  return sizes(memory, &wasabi_process()->arguments, count, size);
}

SHARED uint32_t wasabi_wasi_args_get(wasabi_memory *memory, address pointers, address bytes) {
  return get(memory, &wasabi_process()->arguments, pointers, bytes);
}

SHARED uint32_t wasabi_wasi_environ_sizes_get(wasabi_memory *memory, address count, address size) {
  return sizes(memory, &wasabi_process()->environment, count, size);
}

SHARED uint32_t wasabi_wasi_environ_get(wasabi_memory *memory, address pointers, address bytes) {
  return get(memory, &wasabi_process()->environment, pointers, bytes);
}

SHARED void wasabi_wasi_proc_exit(wasabi_memory *memory, uint32_t status) {
  (void)memory;
  exit((int)status);
}

// Preview 1 leaves it to the host, and wasmtime has none.
SHARED uint32_t wasabi_wasi_proc_raise(wasabi_memory *memory, uint32_t signal) {
  (void)memory, (void)signal;
  return E_NOTSUP;
}

SHARED uint32_t wasabi_wasi_sched_yield(wasabi_memory *memory) {
  (void)memory;
  return (uint32_t)checked(sched_yield());
}

SHARED uint32_t wasabi_wasi_random_get(wasabi_memory *memory, address at, uint32_t size) {
  uint8_t *to = bytes_at(memory, at, size);
  if (!to) return E_FAULT;
  for (uint32_t done = 0; done < size;) {
    uint32_t some = size - done < 256 ? size - done : 256;
    if (getentropy(to + done, some)) return (uint32_t)wasi_error();
    done += some;
  }
  return E_SUCCESS;
}
