// Does the host's part of what scripts/npm/record.cjs has recorded, with a module that `wasabi build --emit=obj` made, and finds whether the module does
// what it did on node.
#include "replay.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

// as in the header of the module
typedef struct wasabi_memory {
  void *allocated;
  uint8_t *bytes;
  int64_t offset, size, stride;
} wasabi_memory;
int32_t wasabi_memory_grow(wasabi_memory *memory, uint32_t pages, uint64_t most);
const char *wasabi_catch(void (*body)(void *), void *argument);
_Noreturn void wasabi_trap(const char *message);

#define MOST 64

static FILE *calls;
static char *line;
static size_t room;
static ssize_t length;
static uint64_t number, made, answered;

static _Noreturn void stop(const char *why) {
  fprintf(stderr, "line %llu: %.200s: %s\n", (unsigned long long)number, length > 0 ? line : "the end", why);
  _exit(1);
}

static void next(void) {
  do {
    length = getline(&line, &room, calls);
    if (length > 0 && line[length - 1] == '\n') line[--length] = 0;
    number++;
  } while (length > 0 && (!strncmp(line, "import ", 7) || !strncmp(line, "export ", 7)));
}

// The numbers of the line from `at` on.
static int numbers(const char *at, uint64_t *out) {
  int count = 0;
  for (char *end; *at == ' '; at = end) {
    if (count == MOST) stop("too many numbers");
    out[count++] = strtoull(at, &end, 16);
  }
  return count;
}

static int digit(char c) { return c <= '9' ? c - '0' : c - 'a' + 10; }

static uint32_t crc32_of(const uint8_t *bytes, int64_t size) {
  static uint32_t table[8][256];
  if (!table[0][1]) {
    for (uint32_t i = 0; i < 256; i++) {
      uint32_t c = i;
      for (int k = 0; k < 8; k++) c = c & 1 ? 0xEDB88320u ^ c >> 1 : c >> 1;
      table[0][i] = c;
    }
    for (int t = 1; t < 8; t++)
      for (int i = 0; i < 256; i++) table[t][i] = table[0][table[t - 1][i] & 255] ^ table[t - 1][i] >> 8;
  }
  uint32_t sum = ~0u;
  for (; size >= 8; size -= 8, bytes += 8) {
    uint64_t word;
    memcpy(&word, bytes, 8);
    word ^= sum;
    sum = 0;
    for (int t = 0; t < 8; t++) sum ^= table[7 - t][word >> 8 * t & 255];
  }
  for (; size > 0; size--) sum = table[0][(sum ^ *bytes++) & 255] ^ sum >> 8;
  return ~sum;
}

struct call {
  char event;
  uint64_t numbers[MOST], results[MOST];
  char type[256];
  int count;
};

static void do_call(void *argument) {
  struct call *call = argument;
  if (call->event == 'N') replay_instantiate();
  else if (call->event == 'C') call->count = replay_export(call->numbers[0], call->numbers + 1, call->results);
  else call->count = replay_table(call->numbers[0], call->numbers[1], call->type, call->numbers + 2, call->results);
}

// A call of the module, with all that happens until it returns.
static void call_module(void) {
  struct call call = {.event = line[0]};
  if (line[0] == 'T') {
    char *type = strchr(strchr(line + 2, ' ') + 1, ' ') + 1;
    size_t end = strcspn(type, " ");
    memcpy(call.type, type, end);
    call.numbers[0] = strtoull(line + 2, 0, 16);
    call.numbers[1] = strtoull(strchr(line + 2, ' '), 0, 16);
    numbers(type + end, call.numbers + 2);
  } else {
    numbers(line + 1, call.numbers);
  }
  made += call.event != 'N';
  next();
  const char *trap = wasabi_catch(do_call, &call);
  if (length <= 0) stop("it returns");
  if (trap) {
    if (line[0] != 'E') stop(trap);
  } else {
    uint64_t wish[MOST];
    if (line[0] != 'R') stop("it returns");
    int count = numbers(line + 1, wish);
    if (count != call.count) stop("another number of results");
    for (int i = 0; i < count; i++) {
      if (wish[i] == call.results[i]) continue;
      char why[100];
      snprintf(why, sizeof why, "result %d is %llx", i, (unsigned long long)call.results[i]);
      stop(why);
    }
  }
  next();
}

// One event of the host's.
static void host(void) {
  if (length <= 0) stop("the module goes on");
  switch (line[0]) {
    case 'W': {
      char *at;
      uint8_t *to = replay_memory->bytes + strtoull(line + 2, &at, 16);
      for (at++; at[0] && at[1]; at += 2) *to++ = digit(at[0]) << 4 | digit(at[1]);
      next();
      return;
    }
    case 'G':
      if (wasabi_memory_grow(replay_memory, strtoul(line + 2, 0, 16), 65536) < 0) stop("it cannot grow");
      next();
      return;
    case 'H':
      if (crc32_of(replay_memory->bytes, replay_memory->size) != strtoul(line + 2, 0, 16)) stop("the memory is another");
      next();
      return;
    case 'C':
    case 'T': call_module(); return;
    default: stop("the module does something else");
  }
}

uint64_t replay_import(unsigned import, const uint64_t *arguments, int count, int has_result) {
  char text[40 + 17 * MOST];
  int at = sprintf(text, "I %x", import);
  for (int i = 0; i < count; i++) at += sprintf(text + at, " %llx", (unsigned long long)arguments[i]);
  if (length <= 0 || strcmp(text, line)) stop(text);
  answered++;
  next();
  while (length > 0 && line[0] != 'J' && line[0] != 'X') host();
  if (length <= 0) stop("the module goes on");
  char event = line[0];
  uint64_t result = has_result && event == 'J' ? strtoull(line + 1, 0, 16) : 0;
  next();
  if (event == 'X') wasabi_trap("an exception of the host");
  return result;
}

int main(int count, char **words) {
  calls = fopen(words[count - 1], "r");
  if (!calls) return perror(words[count - 1]), 2;
  next();
  replay_make_imports();
  call_module();
  while (length > 0) host();
  printf("%llu calls, %llu answers, %llu lines the same\n", (unsigned long long)made, (unsigned long long)answered, (unsigned long long)number);
  fflush(stdout);
  _exit(0);
}
