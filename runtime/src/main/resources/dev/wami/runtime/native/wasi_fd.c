// Files that are open: reading, writing, places, sizes, times.
#include <limits.h>
#include <sys/ioctl.h>
#include <sys/uio.h>
#include <time.h>

enum { FLAG_APPEND = 1, FLAG_DSYNC = 2, FLAG_NONBLOCK = 4, FLAG_RSYNC = 8, FLAG_SYNC = 16 };
enum { SET_ATIM = 1, SET_ATIM_NOW = 2, SET_MTIM = 4, SET_MTIM_NOW = 8 };

// What wasmtime takes at a time, too.
#define VECTORS 1024

#define FILE_OF(name, fd) \
  struct wasi_file *name = file_of(fd); \
  if (!name) return E_BADF

// The program's buffers as the host's; false if some are outside.
static bool vectors(const wasabi_memory *memory, address at, uint32_t *count, struct iovec *out) {
  if (*count > VECTORS) *count = VECTORS;
  const uint32_t *pairs = bytes_at(memory, at, 8ull * *count);
  if (!pairs) return false;
  for (uint32_t i = 0; i < *count; i++) {
    uint32_t pair[2];
    memcpy(pair, pairs + 2 * i, 8);
    out[i] = (struct iovec){bytes_at(memory, pair[0], pair[1]), pair[1]};
    if (!out[i].iov_base) return false;
  }
  return true;
}

enum transfer { READ, WRITE, READ_AT, WRITE_AT };

static uint32_t transfer(wasabi_memory *memory, enum transfer how, uint32_t fd, address at, uint32_t count, uint64_t place, address result) {
  FILE_OF(file, fd);
  struct iovec all[VECTORS];
  if (!vectors(memory, at, &count, all)) return E_FAULT;
  if (!(file->rights & (how == READ || how == READ_AT ? R_FD_READ : R_FD_WRITE))) return E_BADF;
  ssize_t done;
  switch (how) {
    case READ: done = readv(file->host, all, (int)count); break;
    case WRITE: done = writev(file->host, all, (int)count); break;
    case READ_AT: done = preadv(file->host, all, (int)count, (off_t)place); break;
    default: done = pwritev(file->host, all, (int)count, (off_t)place); break;
  }
  if (done < 0) return (uint32_t)wasi_error();
  return put32(memory, result, (uint32_t)done) ? E_SUCCESS : E_FAULT;
}

SHARED uint32_t wasabi_wasi_fd_read(wasabi_memory *memory, uint32_t fd, address at, uint32_t count, address result) {
  return transfer(memory, READ, fd, at, count, 0, result);
}

SHARED uint32_t wasabi_wasi_fd_write(wasabi_memory *memory, uint32_t fd, address at, uint32_t count, address result) {
  return transfer(memory, WRITE, fd, at, count, 0, result);
}

SHARED uint32_t wasabi_wasi_fd_pread(wasabi_memory *memory, uint32_t fd, address at, uint32_t count, uint64_t place, address result) {
  return transfer(memory, READ_AT, fd, at, count, place, result);
}

SHARED uint32_t wasabi_wasi_fd_pwrite(wasabi_memory *memory, uint32_t fd, address at, uint32_t count, uint64_t place, address result) {
  return transfer(memory, WRITE_AT, fd, at, count, place, result);
}

SHARED uint32_t wasabi_wasi_fd_seek(wasabi_memory *memory, uint32_t fd, uint64_t by, uint32_t from, address result) {
  FILE_OF(file, fd);
  static const int whence[] = {SEEK_SET, SEEK_CUR, SEEK_END};
  if (from > 2) return E_INVAL;
  if (file->type == T_DIRECTORY) return E_BADF;
  off_t at = lseek(file->host, (off_t)by, whence[from]);
  if (at < 0) return (uint32_t)wasi_error();
  return put64(memory, result, (uint64_t)at) ? E_SUCCESS : E_FAULT;
}

SHARED uint32_t wasabi_wasi_fd_tell(wasabi_memory *memory, uint32_t fd, address result) {
  return wasabi_wasi_fd_seek(memory, fd, 0, 1, result);
}

SHARED uint32_t wasabi_wasi_fd_close(wasabi_memory *memory, uint32_t fd) {
  (void)memory;
  FILE_OF(file, fd);
  return (uint32_t)close_file(file);
}

SHARED uint32_t wasabi_wasi_fd_renumber(wasabi_memory *memory, uint32_t from, uint32_t to) {
  (void)memory;
  FILE_OF(source, from);
  FILE_OF(target, to);
  if (source == target) return E_SUCCESS;
  close_file(target);
  *target = *source;
  *source = (struct wasi_file){.host = -1};
  return E_SUCCESS;
}

SHARED uint32_t wasabi_wasi_fd_sync(wasabi_memory *memory, uint32_t fd) {
  (void)memory;
  FILE_OF(file, fd);
  return (uint32_t)checked(fsync(file->host));
}

SHARED uint32_t wasabi_wasi_fd_datasync(wasabi_memory *memory, uint32_t fd) {
  (void)memory;
  FILE_OF(file, fd);
#ifdef __APPLE__
  return (uint32_t)checked(fsync(file->host));
#else
  return (uint32_t)checked(fdatasync(file->host));
#endif
}

// Advice may be left alone.
SHARED uint32_t wasabi_wasi_fd_advise(wasabi_memory *memory, uint32_t fd, uint64_t offset, uint64_t size, uint32_t advice) {
  (void)memory, (void)offset, (void)size;
  FILE_OF(file, fd);
  if (file->type == T_DIRECTORY) return E_BADF;
  return advice > 5 ? E_INVAL : E_SUCCESS;
}

// As wasmtime does since version 13: no system has it for all of its file systems.
SHARED uint32_t wasabi_wasi_fd_allocate(wasabi_memory *memory, uint32_t fd, uint64_t offset, uint64_t size) {
  (void)memory, (void)offset, (void)size;
  FILE_OF(file, fd);
  return file->type == T_DIRECTORY ? E_BADF : E_NOTSUP;
}

// ---- what a file is

static uint16_t wasi_flags(int host) {
  uint16_t flags = 0;
  if (host & O_APPEND) flags |= FLAG_APPEND;
  if (host & O_NONBLOCK) flags |= FLAG_NONBLOCK;
  if ((host & O_SYNC) == O_SYNC) flags |= FLAG_SYNC | FLAG_RSYNC;
  else if (host & O_DSYNC) flags |= FLAG_DSYNC;
  return flags;
}

SHARED uint32_t wasabi_wasi_fd_fdstat_get(wasabi_memory *memory, uint32_t fd, address result) {
  FILE_OF(file, fd);
  uint8_t *to = bytes_at(memory, result, 24);
  if (!to) return E_FAULT;
  int host = fcntl(file->host, F_GETFL);
  if (host < 0) return (uint32_t)wasi_error();
  uint16_t flags = wasi_flags(host);
  memset(to, 0, 24);
  to[0] = file->type;
  memcpy(to + 2, &flags, 2);
  memcpy(to + 8, &file->rights, 8);
  memcpy(to + 16, &file->inheriting, 8);
  return E_SUCCESS;
}

SHARED uint32_t wasabi_wasi_fd_fdstat_set_flags(wasabi_memory *memory, uint32_t fd, uint32_t flags) {
  (void)memory;
  FILE_OF(file, fd);
  // whether each write is on disk is said when a file is opened
  if (flags & (FLAG_DSYNC | FLAG_RSYNC | FLAG_SYNC)) return E_INVAL;
  int host = fcntl(file->host, F_GETFL);
  if (host < 0) return (uint32_t)wasi_error();
  host &= ~(O_APPEND | O_NONBLOCK);
  host |= (flags & FLAG_APPEND ? O_APPEND : 0) | (flags & FLAG_NONBLOCK ? O_NONBLOCK : 0);
  return (uint32_t)checked(fcntl(file->host, F_SETFL, host));
}

// Rights can be given up only.
SHARED uint32_t wasabi_wasi_fd_fdstat_set_rights(wasabi_memory *memory, uint32_t fd, uint64_t rights, uint64_t inheriting) {
  (void)memory;
  FILE_OF(file, fd);
  if (rights & ~file->rights || inheriting & ~file->inheriting) return E_NOTCAPABLE;
  file->rights = rights;
  file->inheriting = inheriting;
  return E_SUCCESS;
}

static uint64_t time_of(struct timespec t) {
  return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static bool put_status(const wasabi_memory *memory, address result, const struct stat *status) {
#ifdef __APPLE__
  struct timespec times[] = {status->st_atimespec, status->st_mtimespec, status->st_ctimespec};
#else
  struct timespec times[] = {status->st_atim, status->st_mtim, status->st_ctim};
#endif
  uint64_t words[] = {(uint64_t)status->st_dev,  (uint64_t)status->st_ino, type_of(status->st_mode), (uint64_t)status->st_nlink,
                      (uint64_t)status->st_size, time_of(times[0]),        time_of(times[1]),        time_of(times[2])};
  void *to = bytes_at(memory, result, sizeof words);
  if (to) memcpy(to, words, sizeof words);
  return to;
}

SHARED uint32_t wasabi_wasi_fd_filestat_get(wasabi_memory *memory, uint32_t fd, address result) {
  FILE_OF(file, fd);
  struct stat status;
  if (fstat(file->host, &status)) return (uint32_t)wasi_error();
  return put_status(memory, result, &status) ? E_SUCCESS : E_FAULT;
}

SHARED uint32_t wasabi_wasi_fd_filestat_set_size(wasabi_memory *memory, uint32_t fd, uint64_t size) {
  (void)memory;
  FILE_OF(file, fd);
  if (file->type == T_DIRECTORY) return E_BADF;
  return (uint32_t)checked(ftruncate(file->host, (off_t)size));
}

// Two times for utimensat; false if what is asked for contradicts itself.
static bool times(struct timespec out[2], uint64_t access, uint64_t modification, uint32_t flags) {
  bool both = (flags & SET_ATIM && flags & SET_ATIM_NOW) || (flags & SET_MTIM && flags & SET_MTIM_NOW);
  if (both || flags > 15) return false;
  out[0] = (struct timespec){(time_t)(access / 1000000000), (long)(access % 1000000000)};
  out[1] = (struct timespec){(time_t)(modification / 1000000000), (long)(modification % 1000000000)};
  if (!(flags & SET_ATIM)) out[0].tv_nsec = flags & SET_ATIM_NOW ? UTIME_NOW : UTIME_OMIT;
  if (!(flags & SET_MTIM)) out[1].tv_nsec = flags & SET_MTIM_NOW ? UTIME_NOW : UTIME_OMIT;
  return true;
}

SHARED uint32_t wasabi_wasi_fd_filestat_set_times(wasabi_memory *memory, uint32_t fd, uint64_t access, uint64_t modification, uint32_t flags) {
  (void)memory;
  FILE_OF(file, fd);
  struct timespec both[2];
  if (!times(both, access, modification, flags)) return E_INVAL;
  return (uint32_t)checked(futimens(file->host, both));
}
