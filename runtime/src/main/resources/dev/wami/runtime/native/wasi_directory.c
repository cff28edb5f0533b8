// Directories: which are granted, and what is in them.

SHARED uint32_t wasabi_wasi_fd_prestat_get(wasabi_memory *memory, uint32_t fd, address result) {
  FILE_OF(file, fd);
  if (!file->granted) return E_BADF;
  return put32(memory, result, 0) && put32(memory, result + 4, (uint32_t)strlen(file->granted)) ? E_SUCCESS : E_FAULT;
}

SHARED uint32_t wasabi_wasi_fd_prestat_dir_name(wasabi_memory *memory, uint32_t fd, address at, uint32_t size) {
  FILE_OF(file, fd);
  if (!file->granted) return E_BADF;
  size_t length = strlen(file->granted);
  if (size < length) return E_NAMETOOLONG;
  void *to = bytes_at(memory, at, length);
  if (!to) return E_FAULT;
  memcpy(to, file->granted, length);
  return E_SUCCESS;
}

// The entry whose number is `cookie`; null at the end, or with `errno`.
static struct dirent *entry_at(struct wasi_file *file, uint64_t cookie) {
  if (!file->listing) {
    int host = openat(file->host, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    file->listing = host < 0 ? 0 : fdopendir(host);
    file->next = 0;
    if (!file->listing) return 0;
  }
  if (cookie < file->next || cookie == 0) {
    rewinddir(file->listing);
    file->next = 0;
  }
  struct dirent *entry = 0;
  do {
    errno = 0;
    entry = readdir(file->listing);
    file->next++;
  } while (entry && file->next <= cookie);
  return entry;
}

static uint8_t entry_type(const struct wasi_file *file, const struct dirent *entry) {
  switch (entry->d_type) {
    case DT_REG: return T_REGULAR;
    case DT_DIR: return T_DIRECTORY;
    case DT_LNK: return T_LINK;
    case DT_CHR: return T_CHARACTER;
    case DT_BLK: return T_BLOCK;
    case DT_SOCK: return T_STREAM;
    default: break;
  }
  struct stat status;
  return fstatat(file->host, entry->d_name, &status, AT_SYMLINK_NOFOLLOW) ? T_UNKNOWN : type_of(status.st_mode);
}

// As many entries as there is room for; the last one may be cut, and is read again then.
SHARED uint32_t wasabi_wasi_fd_readdir(wasabi_memory *memory, uint32_t fd, address at, uint32_t size, uint64_t cookie, address result) {
  FILE_OF(file, fd);
  uint8_t *to = bytes_at(memory, at, size);
  if (!to) return E_FAULT;
  if (file->type != T_DIRECTORY) return E_BADF;
  uint32_t used = 0;
  while (used < size) {
    struct dirent *entry = entry_at(file, cookie);
    if (!entry && errno) return (uint32_t)wasi_error();
    if (!entry) break;
    uint8_t head[24] = {0};
    uint64_t next = ++cookie, number = entry->d_ino;
    uint32_t length = (uint32_t)strlen(entry->d_name);
    memcpy(head, &next, 8);
    memcpy(head + 8, &number, 8);
    memcpy(head + 16, &length, 4);
    head[20] = entry_type(file, entry);
    uint32_t room = size - used;
    memcpy(to + used, head, room < 24 ? room : 24);
    if (room > 24) memcpy(to + used + 24, entry->d_name, room - 24 < length ? room - 24 : length);
    used = room < 24 + length ? size : used + 24 + length;
  }
  return put32(memory, result, used) ? E_SUCCESS : E_FAULT;
}
