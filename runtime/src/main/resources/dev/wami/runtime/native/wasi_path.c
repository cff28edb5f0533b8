// Files by their paths below granted directories.

enum { OPEN_CREATE = 1, OPEN_DIRECTORY = 2, OPEN_EXCLUSIVE = 4, OPEN_TRUNCATE = 8 };
enum { FOLLOW = 1 };

#define RESOLVE(name, fd, path, size, follow) \
  struct place name; \
  do { \
    int wrong = resolve(memory, fd, path, size, follow, &name); \
    if (wrong) return (uint32_t)wrong; \
  } while (0)

static int host_flags(uint32_t open, uint32_t flags, uint64_t rights, bool directory) {
  int out = O_CLOEXEC | O_NOFOLLOW;
  bool writes = rights & (R_FD_WRITE | 1 << 22 | 1 << 8);
  bool reads = rights & (R_FD_READ | R_FD_READDIR);
  if (open & OPEN_CREATE) out |= O_CREAT;
  if (open & OPEN_EXCLUSIVE) out |= O_EXCL;
  if (open & OPEN_TRUNCATE) out |= O_TRUNC;
  if (open & OPEN_DIRECTORY || directory) return out | O_DIRECTORY | O_RDONLY;
  if (flags & FLAG_APPEND) out |= O_APPEND;
  if (flags & FLAG_NONBLOCK) out |= O_NONBLOCK;
  if (flags & (FLAG_SYNC | FLAG_RSYNC)) out |= O_SYNC;
  else if (flags & FLAG_DSYNC) out |= O_DSYNC;
  return out | (writes || open & OPEN_TRUNCATE ? reads ? O_RDWR : O_WRONLY : O_RDONLY);
}

SHARED uint32_t wasabi_wasi_path_open(wasabi_memory *memory, uint32_t fd, uint32_t follow, address path, uint32_t size, uint32_t open,
                                      uint64_t rights, uint64_t inheriting, uint32_t flags, address result) {
  if (open & OPEN_DIRECTORY && open & (OPEN_CREATE | OPEN_EXCLUSIVE | OPEN_TRUNCATE)) return E_INVAL;
  const struct wasi_file *root = file_of(fd);
  if (root && open & OPEN_TRUNCATE && !(root->rights & R_PATH_FILESTAT_SET_SIZE)) return E_NOTCAPABLE;
  bool exclusive = open & OPEN_CREATE && open & OPEN_EXCLUSIVE;
  RESOLVE(place, fd, path, size, follow & FOLLOW && !exclusive);
  struct stat status;
  bool there = !fstatat(place.directory, place.name, &status, AT_SYMLINK_NOFOLLOW);
  bool directory = there && S_ISDIR(status.st_mode);
  bool wants_directory = open & OPEN_DIRECTORY || place.slash;
  int wrong = E_SUCCESS;
  if (wants_directory && there && !directory) wrong = E_NOTDIR;
  else if (wants_directory && !there && open & OPEN_CREATE) wrong = E_ISDIR;
  else if (exclusive && there) wrong = E_EXIST;
  else if (directory && (open & OPEN_TRUNCATE || rights & R_FD_WRITE)) wrong = E_ISDIR;
  else if (there && S_ISLNK(status.st_mode)) wrong = E_LOOP;
  if (wrong) {
    close(place.directory);
    return (uint32_t)wrong;
  }
  int host = openat(place.directory, place.name, host_flags(directory ? 0 : open, flags, rights, directory || wants_directory), 0666);
  uint32_t error = done(&place, host);
  if (error) return error;
  if (fstat(host, &status)) {
    error = (uint32_t)wasi_error();
    close(host);
    return error;
  }
  uint64_t own = S_ISDIR(status.st_mode) ? rights & R_DIRECTORY : rights & ~(uint64_t)R_FD_READDIR;
  int number = add_file((struct wasi_file){host, type_of(status.st_mode), own, inheriting, 0, 0, 0});
  if (number < 0) {
    close(host);
    return E_NFILE;
  }
  return put32(memory, result, (uint32_t)number) ? E_SUCCESS : E_FAULT;
}

SHARED uint32_t wasabi_wasi_path_create_directory(wasabi_memory *memory, uint32_t fd, address path, uint32_t size) {
  RESOLVE(place, fd, path, size, false);
  return done(&place, mkdirat(place.directory, place.name, 0777));
}

SHARED uint32_t wasabi_wasi_path_remove_directory(wasabi_memory *memory, uint32_t fd, address path, uint32_t size) {
  RESOLVE(place, fd, path, size, false);
  return done(&place, unlinkat(place.directory, place.name, AT_REMOVEDIR));
}

SHARED uint32_t wasabi_wasi_path_unlink_file(wasabi_memory *memory, uint32_t fd, address path, uint32_t size) {
  RESOLVE(place, fd, path, size, false);
  if (place.slash) {
    struct stat status;
    int wrong = fstatat(place.directory, place.name, &status, AT_SYMLINK_NOFOLLOW);
    if (!wrong) errno = S_ISDIR(status.st_mode) ? EISDIR : ENOTDIR;
    return done(&place, -1);
  }
  return done(&place, unlinkat(place.directory, place.name, 0));
}

SHARED uint32_t wasabi_wasi_path_filestat_get(wasabi_memory *memory, uint32_t fd, uint32_t follow, address path, uint32_t size, address result) {
  RESOLVE(place, fd, path, size, follow & FOLLOW);
  struct stat status;
  uint32_t error = done(&place, fstatat(place.directory, place.name, &status, AT_SYMLINK_NOFOLLOW));
  if (error) return error;
  if (place.slash && !S_ISDIR(status.st_mode)) return E_NOTDIR;
  return put_status(memory, result, &status) ? E_SUCCESS : E_FAULT;
}

SHARED uint32_t wasabi_wasi_path_filestat_set_times(wasabi_memory *memory, uint32_t fd, uint32_t follow, address path, uint32_t size,
                                                    uint64_t access, uint64_t modification, uint32_t flags) {
  struct timespec both[2];
  if (!times(both, access, modification, flags)) return E_INVAL;
  RESOLVE(place, fd, path, size, follow & FOLLOW);
  return done(&place, utimensat(place.directory, place.name, both, AT_SYMLINK_NOFOLLOW));
}

SHARED uint32_t wasabi_wasi_path_link(wasabi_memory *memory, uint32_t from, uint32_t follow, address path, uint32_t size, uint32_t to,
                                      address new_path, uint32_t new_size) {
  // as wasmtime: a link to what a symbolic link is to is not made
  if (follow & FOLLOW) return E_INVAL;
  RESOLVE(source, from, path, size, false);
  struct place target;
  int wrong = resolve(memory, to, new_path, new_size, false, &target);
  if (!wrong && (source.slash || target.slash)) {
    errno = ENOENT;
    done(&target, -1);
    wrong = E_NOENT;
  }
  if (wrong) {
    done(&source, 0);
    return (uint32_t)wrong;
  }
  uint32_t error = done(&target, linkat(source.directory, source.name, target.directory, target.name, 0));
  done(&source, 0);
  return error;
}

SHARED uint32_t wasabi_wasi_path_rename(wasabi_memory *memory, uint32_t from, address path, uint32_t size, uint32_t to, address new_path,
                                        uint32_t new_size) {
  RESOLVE(source, from, path, size, false);
  struct place target;
  int wrong = resolve(memory, to, new_path, new_size, false, &target);
  struct stat status;
  bool slash = source.slash || (!wrong && target.slash);
  if (!wrong && slash && !fstatat(source.directory, source.name, &status, AT_SYMLINK_NOFOLLOW) && !S_ISDIR(status.st_mode)) {
    done(&target, 0);
    wrong = E_NOTDIR;
  }
  if (wrong) {
    done(&source, 0);
    return (uint32_t)wrong;
  }
  uint32_t error = done(&target, renameat(source.directory, source.name, target.directory, target.name));
  done(&source, 0);
  return error;
}

// What a link says is checked when it is followed; one that leaves the directory at once is not made.
SHARED uint32_t wasabi_wasi_path_symlink(wasabi_memory *memory, address text, uint32_t length, uint32_t fd, address path, uint32_t size) {
  const char *from = bytes_at(memory, text, length);
  if (!from) return E_FAULT;
  if (length == 0) return E_NOENT;
  if (memchr(from, 0, length)) return E_INVAL;
  if (from[0] == '/') return E_PERM;
  RESOLVE(place, fd, path, size, false);
  if (place.slash) {
    struct stat status;
    bool there = !fstatat(place.directory, place.name, &status, AT_SYMLINK_NOFOLLOW);
    errno = !there ? ENOENT : S_ISDIR(status.st_mode) ? EEXIST : ENOTDIR;
    return done(&place, -1);
  }
  char *copy = strndup(from, length);
  if (!copy) abort();
  long result = symlinkat(copy, place.directory, place.name);
  free(copy);
  return done(&place, result);
}

SHARED uint32_t wasabi_wasi_path_readlink(wasabi_memory *memory, uint32_t fd, address path, uint32_t size, address at, uint32_t room, address result) {
  char *to = bytes_at(memory, at, room);
  if (!to) return E_FAULT;
  RESOLVE(place, fd, path, size, false);
  char text[4096];
  ssize_t length = readlinkat(place.directory, place.name, text, sizeof text);
  uint32_t error = done(&place, length);
  if (error) return error;
  uint32_t fits = (uint64_t)length < room ? (uint32_t)length : room;
  memcpy(to, text, fits);
  return put32(memory, result, fits) ? E_SUCCESS : E_FAULT;
}
