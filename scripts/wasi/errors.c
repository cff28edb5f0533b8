// The functions themselves, with what they do not like: error numbers.
#include <stdio.h>
#include <string.h>
#include <wasi/api.h>
#define SAY(call) printf("%s: %d\n", #call, (int)(call))
int main(void) {
  const __wasi_fd_t dir = 3, none = 99;
  __wasi_fd_t fd, other;
  __wasi_size_t size;
  __wasi_filesize_t place;
  __wasi_fdstat_t stat;
  __wasi_filestat_t file;
  __wasi_prestat_t prestat;
  uint8_t bytes[64];
  __wasi_iovec_t in = {bytes, sizeof bytes};
  __wasi_ciovec_t out = {(const uint8_t *)"text", 4};
  // of those that there are, some engines give what was asked for, and others all
  const __wasi_rights_t both = (1 << 28) - 1;
  const __wasi_rights_t only_read = both & ~(__WASI_RIGHTS_FD_WRITE | __WASI_RIGHTS_FD_ALLOCATE | __WASI_RIGHTS_FD_FILESTAT_SET_SIZE);
  SAY(__wasi_fd_close(none));
  SAY(__wasi_fd_read(none, &in, 1, &size));
  SAY(__wasi_fd_write(0, &out, 1, &size));
  SAY(__wasi_fd_read(1, &in, 1, &size));
  SAY(__wasi_fd_prestat_get(dir, &prestat));
  printf("prestat %d %d\n", prestat.tag, (int)prestat.u.dir.pr_name_len);
  SAY(__wasi_fd_prestat_get(4, &prestat));
  SAY(__wasi_fd_prestat_dir_name(dir, bytes, 0));
  SAY(__wasi_fd_prestat_dir_name(dir, bytes, 64));
  SAY(__wasi_fd_seek(dir, 0, __WASI_WHENCE_SET, &place));
  SAY(__wasi_fd_tell(none, &place));
  SAY(__wasi_path_open(dir, 0, "missing", 0, both, 0, 0, &fd));
  SAY(__wasi_path_open(dir, 0, "sub", 0, both, 0, 0, &fd));
  SAY(__wasi_path_open(dir, 0, "data.txt", __WASI_OFLAGS_DIRECTORY, only_read, 0, 0, &fd));
  SAY(__wasi_path_open(dir, 0, "data.txt", __WASI_OFLAGS_CREAT | __WASI_OFLAGS_EXCL, both, 0, 0, &fd));
  SAY(__wasi_path_open(dir, 0, "link_in", 0, only_read, 0, 0, &fd));
  SAY(__wasi_path_open(dir, __WASI_LOOKUPFLAGS_SYMLINK_FOLLOW, "link_in", 0, only_read, 0, 0, &fd));
  SAY(__wasi_fd_write(fd, &out, 1, &size));
  SAY(__wasi_fd_read(fd, &in, 1, &size));
  printf("read %d: %.*s\n", (int)size, (int)size, bytes);
  SAY(__wasi_fd_fdstat_get(fd, &stat));
  printf("type %d, flags %d\n", stat.fs_filetype, stat.fs_flags);
  SAY(__wasi_fd_filestat_get(fd, &file));
  printf("type %d, size %d\n", file.filetype, (int)file.size);
  SAY(__wasi_path_open(fd, 0, "x", 0, both, 0, 0, &other));
  SAY(__wasi_fd_readdir(fd, bytes, sizeof bytes, 0, &size));
  SAY(__wasi_fd_close(fd));
  SAY(__wasi_path_open(dir, 0, "made.txt", __WASI_OFLAGS_CREAT | __WASI_OFLAGS_TRUNC, both, 0, __WASI_FDFLAGS_APPEND, &fd));
  SAY(__wasi_fd_write(fd, &out, 1, &size));
  SAY(__wasi_fd_fdstat_get(fd, &stat));
  printf("type %d, flags %d\n", stat.fs_filetype, stat.fs_flags);
  SAY(__wasi_fd_fdstat_set_flags(fd, 0));
  SAY(__wasi_fd_seek(fd, -1, __WASI_WHENCE_CUR, &place));
  printf("at %d\n", (int)place);
  SAY(__wasi_fd_seek(fd, -9, __WASI_WHENCE_CUR, &place));
  SAY(__wasi_fd_filestat_set_size(fd, 100));
  SAY(__wasi_fd_filestat_set_times(fd, 1000000000, 2000000000, __WASI_FSTFLAGS_ATIM | __WASI_FSTFLAGS_MTIM));
  SAY(__wasi_fd_filestat_set_times(fd, 0, 0, __WASI_FSTFLAGS_ATIM | __WASI_FSTFLAGS_ATIM_NOW));
  SAY(__wasi_fd_filestat_get(fd, &file));
  printf("size %d, modified %llu\n", (int)file.size, (unsigned long long)file.mtim);
  SAY(__wasi_fd_renumber(fd, none));
  SAY(__wasi_path_open(dir, 0, "data.txt", 0, only_read, 0, 0, &other));
  SAY(__wasi_fd_renumber(other, fd));
  SAY(__wasi_fd_close(other));
  SAY(__wasi_fd_pread(fd, &in, 1, 2, &size));
  printf("read %d\n", (int)size);
  SAY(__wasi_fd_advise(fd, 0, 0, __WASI_ADVICE_WILLNEED));
  SAY(__wasi_fd_sync(fd));
  SAY(__wasi_fd_datasync(fd));
  SAY(__wasi_fd_close(fd));
  SAY(__wasi_path_create_directory(dir, "sub"));
  SAY(__wasi_path_create_directory(dir, "a/b"));
  SAY(__wasi_path_remove_directory(dir, "data.txt"));
  SAY(__wasi_path_remove_directory(dir, "sub"));
  SAY(__wasi_path_unlink_file(dir, "sub"));
  SAY(__wasi_path_unlink_file(dir, "missing"));
  SAY(__wasi_path_symlink("/etc", dir, "absolute"));
  SAY(__wasi_path_symlink("anything", dir, "data.txt"));
  SAY(__wasi_path_readlink(dir, "data.txt", bytes, sizeof bytes, &size));
  SAY(__wasi_path_readlink(dir, "link_in", bytes, 4, &size));
  printf("%.*s\n", (int)size, bytes);
  SAY(__wasi_path_rename(dir, "data.txt", dir, "sub"));
  SAY(__wasi_path_rename(dir, "sub", dir, "data.txt"));
  SAY(__wasi_path_filestat_get(dir, 0, "link_in", &file));
  printf("type %d\n", file.filetype);
  SAY(__wasi_path_filestat_set_times(dir, 0, "data.txt", 0, 3000000000, __WASI_FSTFLAGS_MTIM));
  SAY(__wasi_poll_oneoff(0, 0, 0, &size));
  SAY(__wasi_sock_shutdown(dir, 3));
  return 0;
}
