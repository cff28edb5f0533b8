// WASI preview 1 (wasi_snapshot_preview1): numbers and layouts of witx/typenames.witx, and what its functions share. Each function gets the memory
// of the module that calls it; what it gives is an error number, 0 for none.
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>

typedef uint32_t address;

enum wasi_error {
  E_SUCCESS = 0,
  E_2BIG = 1,
  E_ACCES = 2,
  E_AGAIN = 6,
  E_BADF = 8,
  E_BUSY = 10,
  E_DQUOT = 19,
  E_EXIST = 20,
  E_FAULT = 21,
  E_FBIG = 22,
  E_ILSEQ = 25,
  E_INTR = 27,
  E_INVAL = 28,
  E_IO = 29,
  E_ISDIR = 31,
  E_LOOP = 32,
  E_MFILE = 33,
  E_MLINK = 34,
  E_NAMETOOLONG = 37,
  E_NFILE = 41,
  E_NODEV = 43,
  E_NOENT = 44,
  E_NOMEM = 48,
  E_NOSPC = 51,
  E_NOSYS = 52,
  E_NOTDIR = 54,
  E_NOTEMPTY = 55,
  E_NOTSOCK = 57,
  E_NOTSUP = 58,
  E_NOTTY = 59,
  E_NXIO = 60,
  E_OVERFLOW = 61,
  E_PERM = 63,
  E_PIPE = 64,
  E_RANGE = 68,
  E_ROFS = 69,
  E_SPIPE = 70,
  E_TXTBSY = 74,
  E_XDEV = 75,
  E_NOTCAPABLE = 76,
};

enum wasi_filetype { T_UNKNOWN, T_BLOCK, T_CHARACTER, T_DIRECTORY, T_REGULAR, T_DATAGRAM, T_STREAM, T_LINK };

enum wasi_rights {
  R_FD_DATASYNC = 1 << 0,
  R_FD_READ = 1 << 1,
  R_FD_SEEK = 1 << 2,
  R_FD_WRITE = 1 << 6,
  R_FD_READDIR = 1 << 14,
  R_PATH_FILESTAT_SET_SIZE = 1 << 19,
  R_ALL = (1 << 30) - 1,
  // what a directory has: no reading, writing or seeking, which is for files in it
  R_DIRECTORY = 0xfbffe19,
  R_FILE = 0x8e001ff,
};

// What a file descriptor of the program is here.
struct wasi_file {
  int host; // -1 if there is none
  uint8_t type;
  uint64_t rights, inheriting;
  char *granted; // what the program knows a granted directory as, null for other files
  DIR *listing;  // of a directory that is being read, and the number of its next entry
  uint64_t next;
};

static struct wasi_file *file_of(uint32_t fd);
static int add_file(struct wasi_file file);

// Bytes of the program's memory, null if they are not all inside.
static void *bytes_at(const wasabi_memory *memory, address at, uint64_t size) {
  if (!memory) wasabi_trap("missing required memory export");
  return at + size <= (uint64_t)memory->size ? memory->bytes + at : 0;
}

static bool put32(const wasabi_memory *memory, address at, uint32_t value) {
  void *to = bytes_at(memory, at, 4);
  if (to) memcpy(to, &value, 4);
  return to;
}

static bool put64(const wasabi_memory *memory, address at, uint64_t value) {
  void *to = bytes_at(memory, at, 8);
  if (to) memcpy(to, &value, 8);
  return to;
}

// What `errno` is in WASI.
static int wasi_error(void) {
  switch (errno) {
    case 0: return E_SUCCESS;
    case E2BIG: return E_2BIG;
    case EACCES: return E_ACCES;
    case EAGAIN: return E_AGAIN;
    case EBADF: return E_BADF;
    case EBUSY: return E_BUSY;
    case EDQUOT: return E_DQUOT;
    case EEXIST: return E_EXIST;
    case EFAULT: return E_FAULT;
    case EFBIG: return E_FBIG;
    case EILSEQ: return E_ILSEQ;
    case EINTR: return E_INTR;
    case EINVAL: return E_INVAL;
    case EISDIR: return E_ISDIR;
    case ELOOP: return E_LOOP;
    case EMFILE: return E_MFILE;
    case EMLINK: return E_MLINK;
    case ENAMETOOLONG: return E_NAMETOOLONG;
    case ENFILE: return E_NFILE;
    case ENODEV: return E_NODEV;
    case ENOENT: return E_NOENT;
    case ENOMEM: return E_NOMEM;
    case ENOSPC: return E_NOSPC;
    case ENOSYS: return E_NOSYS;
    case ENOTDIR: return E_NOTDIR;
    case ENOTEMPTY: return E_NOTEMPTY;
    case ENOTSOCK: return E_NOTSOCK;
    case EOPNOTSUPP: return E_NOTSUP;
    case ENOTTY: return E_NOTTY;
    case ENXIO: return E_NXIO;
    case EOVERFLOW: return E_OVERFLOW;
    case EPERM: return E_PERM;
    case EPIPE: return E_PIPE;
    case ERANGE: return E_RANGE;
    case EROFS: return E_ROFS;
    case ESPIPE: return E_SPIPE;
    case ETXTBSY: return E_TXTBSY;
    case EXDEV: return E_XDEV;
    default: return E_IO;
  }
}

// The error of a call of the system that gave `result`.
static int checked(long result) {
  return result < 0 ? wasi_error() : E_SUCCESS;
}
