// The table of file descriptors, and what has been granted.

struct file_table {
  struct wasi_file *all;
  uint32_t count;
};

static uint8_t type_of(mode_t mode) {
  if (S_ISREG(mode)) return T_REGULAR;
  if (S_ISDIR(mode)) return T_DIRECTORY;
  if (S_ISLNK(mode)) return T_LINK;
  if (S_ISCHR(mode)) return T_CHARACTER;
  if (S_ISBLK(mode)) return T_BLOCK;
  return S_ISSOCK(mode) ? T_STREAM : T_UNKNOWN;
}

// The first three are the standard streams.
SHARED struct file_table *wasabi_files(void) {
  static struct file_table table;
  if (!table.all) {
    table.count = 3;
    table.all = calloc(3, sizeof *table.all);
    if (!table.all) abort();
    for (int i = 0; i < 3; i++) {
      struct stat status;
      bool open = !fstat(i, &status);
      uint64_t rights = R_ALL & ~(uint64_t)(R_FD_READDIR | (i == 0 ? R_FD_WRITE : R_FD_READ));
      // a program takes what can be sought for no terminal
      if (open && !S_ISREG(status.st_mode)) rights &= ~(uint64_t)(R_FD_SEEK | 1 << 5);
      table.all[i] = (struct wasi_file){open ? i : -1, open ? type_of(status.st_mode) : T_UNKNOWN, rights, 0, 0, 0, 0};
    }
  }
  return &table;
}

static struct wasi_file *file_of(uint32_t fd) {
  struct file_table *table = wasabi_files();
  return fd < table->count && table->all[fd].host >= 0 ? &table->all[fd] : 0;
}

// The lowest number that is free; -1 without memory.
static int add_file(struct wasi_file file) {
  struct file_table *table = wasabi_files();
  uint32_t fd = 0;
  while (fd < table->count && table->all[fd].host >= 0) fd++;
  if (fd == table->count) {
    struct wasi_file *all = realloc(table->all, (fd + 1) * sizeof *all);
    if (!all) return -1;
    table->all = all;
    table->count++;
  }
  table->all[fd] = file;
  return (int)fd;
}

static int close_file(struct wasi_file *file) {
  int status = close(file->host);
  if (file->listing) closedir(file->listing);
  free(file->granted);
  *file = (struct wasi_file){.host = -1};
  return checked(status);
}

// HOST or HOST::GUEST: a directory, and what the program knows it as.
static void grant(const char *text) {
  const char *middle = strstr(text, "::");
  char *host = middle ? strndup(text, (size_t)(middle - text)) : strdup(text);
  int fd = host ? open(host, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
  if (fd < 0) {
    fprintf(stderr, "wasabi: the directory '%s' that --dir names cannot be opened: %s\n", host ? host : text, strerror(errno));
    exit(1);
  }
  add_file((struct wasi_file){fd, T_DIRECTORY, R_DIRECTORY, R_DIRECTORY | R_FILE, strdup(middle ? middle + 2 : text), 0, 0});
  free(host);
}
