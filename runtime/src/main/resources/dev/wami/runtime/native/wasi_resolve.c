// Paths: from a granted directory to a file below it, one part after the other, so that neither `..` nor a symbolic link leads out.

#define MOST_LINKS 40
#define DEEPEST_PATH 256

// Where a file is: its name in a directory. `slash`: the path said that it is a directory.
struct place {
  int directory;
  bool slash;
  char name[256];
};

struct resolution {
  int open[DEEPEST_PATH]; // directories on the way, the first is the granted one
  int depth;
  int links;
  char *rest; // what is to be gone through
};

static void leave(struct resolution *r) {
  if (r->depth > 0) close(r->open[r->depth--]);
}

static int end(struct resolution *r, int error) {
  while (r->depth > 0) leave(r);
  free(r->rest);
  return error;
}

// Puts what the link `name` says before the rest; 0 if it is no link.
static int follow(struct resolution *r, const char *name, int *error) {
  char target[4096];
  ssize_t size = readlinkat(r->open[r->depth], name, target, sizeof target - 1);
  if (size < 0) return 0;
  target[size] = 0;
  *error = ++r->links > MOST_LINKS ? E_LOOP : target[0] == '/' ? E_PERM : size == 0 ? E_NOENT : E_SUCCESS;
  if (*error) return 1;
  char *joined = malloc((size_t)size + strlen(r->rest) + 2);
  if (!joined) abort();
  sprintf(joined, "%s%s%s", target, *r->rest ? "/" : "", r->rest);
  free(r->rest);
  r->rest = joined;
  return 1;
}

// The next part of the rest; its length.
static size_t next_part(struct resolution *r, char name[256], bool *last, bool *slash) {
  char *at = r->rest;
  while (*at == '/') at++;
  size_t length = strcspn(at, "/");
  if (length < 256) {
    memcpy(name, at, length);
    name[length] = 0;
  }
  char *after = at + length;
  *slash = *after == '/';
  while (*after == '/') after++;
  *last = !*after;
  memmove(r->rest, after, strlen(after) + 1);
  return length;
}

static int enter(struct resolution *r, const char *name) {
  if (r->depth + 1 == DEEPEST_PATH) return E_NAMETOOLONG;
  int next = openat(r->open[r->depth], name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (next < 0) return wasi_error();
  r->open[++r->depth] = next;
  return E_SUCCESS;
}

// Where `path` of the program is, below `fd`. With `follow_last` what a symbolic link at its end is to. To be given back by done().
static int resolve(const wasabi_memory *memory, uint32_t fd, address path, uint32_t size, bool follow_last, struct place *place) {
  const struct wasi_file *root = file_of(fd);
  if (!root) return E_BADF;
  const char *text = bytes_at(memory, path, size);
  if (!text) return E_FAULT;
  if (root->type != T_DIRECTORY) return E_NOTDIR;
  if (size == 0) return E_NOENT;
  if (memchr(text, 0, size)) return E_INVAL;
  if (text[0] == '/') return E_PERM;
  struct resolution r = {.open = {root->host}, .rest = strndup(text, size)};
  if (!r.rest) abort();
  place->slash = false;
  for (;;) {
    bool last, slash;
    size_t length = next_part(&r, place->name, &last, &slash);
    if (length > 255) return end(&r, E_NAMETOOLONG);
    if (!strcmp(place->name, "..")) {
      if (r.depth == 0) return end(&r, E_PERM);
      leave(&r);
      strcpy(place->name, ".");
    }
    place->slash |= last && slash;
    bool here = !length || !strcmp(place->name, ".");
    int error = E_SUCCESS;
    if (!here && (!last || follow_last || place->slash) && follow(&r, place->name, &error)) {
      if (error) return end(&r, error);
      continue;
    }
    if (last) {
      if (here) strcpy(place->name, ".");
      place->slash |= here;
      place->directory = r.open[r.depth];
      // it outlives the others
      if (r.depth > 0) {
        r.depth--;
        return end(&r, E_SUCCESS);
      }
      place->directory = dup(root->host);
      return end(&r, place->directory < 0 ? wasi_error() : E_SUCCESS);
    }
    if (!here && (error = enter(&r, place->name))) return end(&r, error);
  }
}

// Gives a place back; `result` of a call of the system there as an error.
static uint32_t done(const struct place *place, long result) {
  int error = checked(result);
  close(place->directory);
  return (uint32_t)error;
}
