// The names of the functions on the stack: from the symbol table of the file that they are in, where local functions have theirs, too.
#include <dlfcn.h>
#include <unwind.h>
#ifdef __linux__
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/stat.h>
#endif

#define DEEPEST 64

struct walk {
  int depth, printed;
  bool ended;
};

#ifdef __linux__
// A file that is part of the program, in memory.
struct image {
  const void *base;
  const uint8_t *bytes;
  size_t size;
};

static bool map_image(const Dl_info *info, struct image *image) {
  if (image->base == info->dli_fbase) return image->bytes;
  *image = (struct image){.base = info->dli_fbase};
  // the program's own name may be relative to a directory that is no longer the current one
  int file = open(info->dli_fname, O_RDONLY | O_CLOEXEC);
  if (file < 0) file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status)) return false;
  image->size = (size_t)status.st_size;
  void *bytes = mmap(0, image->size, PROT_READ, MAP_PRIVATE, file, 0);
  close(file);
  if (bytes != MAP_FAILED) image->bytes = bytes;
  return image->bytes;
}

static const char *local_symbol(const struct image *image, uintptr_t address) {
  const ElfW(Ehdr) *header = (const void *)image->bytes;
  if (image->size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG)) return 0;
  uintptr_t at = header->e_type == ET_DYN ? address - (uintptr_t)image->base : address;
  const ElfW(Shdr) *sections = (const void *)(image->bytes + header->e_shoff);
  for (int i = 0; i < header->e_shnum; i++) {
    if (sections[i].sh_type != SHT_SYMTAB) continue;
    const ElfW(Sym) *symbols = (const void *)(image->bytes + sections[i].sh_offset);
    const char *names = (const char *)image->bytes + sections[sections[i].sh_link].sh_offset;
    for (size_t s = 0; s < sections[i].sh_size / sizeof *symbols; s++) {
      bool function = ELF64_ST_TYPE(symbols[s].st_info) == STT_FUNC;
      if (function && at - symbols[s].st_value < symbols[s].st_size) return names + symbols[s].st_name;
    }
  }
  return 0;
}
#endif

static const char *symbol_of(uintptr_t address) {
  Dl_info info;
  if (!dladdr((void *)address, &info)) return 0;
#ifdef __linux__
  static struct image image;
  const char *found = map_image(&info, &image) ? local_symbol(&image, address) : 0;
  if (found) return found;
#endif
  return info.dli_sname;
}

static bool starts(const char *text, const char *with) {
  return !strncmp(text, with, strlen(with));
}

// The runtime and the functions that stand for instructions are nobody's business.
static _Unwind_Reason_Code print_frame(struct _Unwind_Context *context, void *argument) {
  struct walk *walk = argument;
  int before = 0;
  uintptr_t address = (uintptr_t)_Unwind_GetIPInfo(context, &before);
  const char *name = address ? symbol_of(before ? address : address - 1) : 0;
  if (!name) return _URC_NO_REASON;
  if (!strcmp(name, "main") || starts(name, "__libc_start")) return _URC_END_OF_STACK;
  bool helper = starts(name, "wasabi_") || starts(name, "__wasm_") || !strcmp(name, "print_backtrace") || !strcmp(name, "on_fault");
  if (helper || starts(name, "__restore_rt") || starts(name, "_Unwind")) return _URC_NO_REASON;
  if (walk->depth++ >= DEEPEST) return _URC_NO_REASON;
  fprintf(stderr, "  %d: %s\n", walk->printed++, starts(name, "wasm$") || starts(name, "wasm.") ? name + 5 : name);
  return _URC_NO_REASON;
}

static void print_backtrace(void) {
  struct walk walk = {0};
  _Unwind_Backtrace(print_frame, &walk);
  if (walk.depth > DEEPEST) fprintf(stderr, "  ... %d more\n", walk.depth - DEEPEST);
}
