// Memories: address space is reserved at once and made accessible page by page, so that bytes never move.
#include <sys/mman.h>

#define PAGE 65536ull
// Where an access can be: address and offset are below 4 GiB each, and it may be of 16 bytes.
#define GUARDED (8ull << 30)

// What has been reserved; a list that only grows at its start.
struct reservation {
  uint8_t *start;
  uint64_t size;
  uint64_t most; // pages
  struct reservation *next;
};

SHARED struct reservation **wasabi_reservations(void) {
  static struct reservation *all;
  return &all;
}

static bool is_reserved(const void *address) {
  for (struct reservation *r = *wasabi_reservations(); r; r = r->next) {
    if ((uintptr_t)address - (uintptr_t)r->start < r->size) return true;
  }
  return false;
}

static _Noreturn void no_memory(uint64_t size) {
  fprintf(stderr, "wasabi: cannot reserve %llu MiB of addresses for a memory: %s\n", (unsigned long long)(size >> 20), strerror(errno));
  fprintf(stderr, "wasabi: is there a limit (ulimit -v)? Build with --bounds=explicit to need no more than the memory may grow to\n");
  exit(1);
}

SHARED void wasabi_memory_make(wasabi_memory *memory, uint64_t pages, uint64_t most, int guard) {
  watch_faults();
  uint64_t size = (guard ? GUARDED : (most > pages ? most : pages) * PAGE) + PAGE;
  void *start = mmap(0, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (start == MAP_FAILED) no_memory(size);
  if (pages && mprotect(start, pages * PAGE, PROT_READ | PROT_WRITE)) no_memory(pages * PAGE);
  struct reservation *r = malloc(sizeof *r);
  if (!r) no_memory(sizeof *r);
  *r = (struct reservation){start, size, most, *wasabi_reservations()};
  *wasabi_reservations() = r;
  *memory = (wasabi_memory){start, start, 0, (int64_t)(pages * PAGE), 1};
}

// A module may know a limit that is larger than that of whoever made the memory.
SHARED int32_t wasabi_memory_grow(wasabi_memory *memory, uint32_t pages, uint64_t most) {
  uint64_t before = (uint64_t)memory->size / PAGE;
  for (struct reservation *r = *wasabi_reservations(); r; r = r->next) {
    if (r->start == memory->bytes && r->most < most) most = r->most;
  }
  if (before + pages > most) return -1;
  if (pages && mprotect(memory->bytes + memory->size, pages * PAGE, PROT_READ | PROT_WRITE)) return -1;
  memory->size += (int64_t)(pages * PAGE);
  return (int32_t)before;
}

// What code of modules calls: growth is rare where memory is given out, and should cost the rest of that function no registers.
SHARED __attribute__((preserve_most)) int32_t wasabi_memory_grow_keeping(wasabi_memory *memory, uint32_t pages, uint64_t most) {
  return wasabi_memory_grow(memory, pages, most);
}
