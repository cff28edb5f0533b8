// Files: made, read, written, sought, measured, renamed, listed, removed.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
static void say(const char *what, int result) { printf("%s: %d%s%s\n", what, result, result < 0 ? " " : "", result < 0 ? strerror(errno) : ""); }
static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
static void list(const char *path) {
  DIR *d = opendir(path);
  if (!d) {
    say(path, -1);
    return;
  }
  char *names[600];
  int count = 0;
  for (struct dirent *e; (e = readdir(d)) && count < 600;) {
    char text[300];
    snprintf(text, sizeof text, "%s (%d)", e->d_name, e->d_type);
    names[count++] = strdup(text);
  }
  closedir(d);
  qsort(names, count, sizeof *names, by_name);
  printf("%s has %d:", path, count);
  for (int i = 0; i < count && i < 12; i++) printf(" %s", names[i]);
  printf("\n");
}
int main(void) {
  char text[100] = "";
  list(".");
  FILE *f = fopen("new.txt", "w+");
  fprintf(f, "one two three\nfour %d %.3f\n", 42, 2.5);
  fseek(f, 4, SEEK_SET);
  fgets(text, sizeof text, f);
  printf("after 4: %s", text);
  fputs("end", f);
  fclose(f);
  f = fopen("new.txt", "a");
  fputs("appended", f);
  printf("at %ld\n", ftell(f));
  fclose(f);
  struct stat s;
  say("stat", stat("new.txt", &s));
  printf("size %lld, links %d, regular %d\n", (long long)s.st_size, (int)s.st_nlink, S_ISREG(s.st_mode));
  int fd = open("new.txt", O_RDWR);
  say("pread", (int)pread(fd, text, 5, 4));
  printf("%.5s\n", text);
  say("pwrite", (int)pwrite(fd, "TWO", 3, 4));
  say("truncate", ftruncate(fd, 20));
  say("end", (int)lseek(fd, 0, SEEK_END));
  say("before the start", (int)lseek(fd, -100, SEEK_SET));
  say("fsync", fsync(fd));
  say("close", close(fd));
  say("close again", close(fd));
  say("mkdir", mkdir("made", 0777));
  say("mkdir again", mkdir("made", 0777));
  say("rename", rename("new.txt", "made/moved.txt"));
  say("rename what is not there", rename("new.txt", "made/other.txt"));
  say("link", link("made/moved.txt", "hard.txt"));
  stat("hard.txt", &s);
  printf("links %d, size %lld\n", (int)s.st_nlink, (long long)s.st_size);
  say("symlink", symlink("made/moved.txt", "soft.txt"));
  int length = (int)readlink("soft.txt", text, sizeof text);
  printf("soft.txt is %.*s\n", length, text);
  say("lstat", lstat("soft.txt", &s));
  printf("a link: %d\n", S_ISLNK(s.st_mode));
  say("rmdir of what is not empty", rmdir("made"));
  say("rmdir of a file", rmdir("hard.txt"));
  say("unlink of a directory", unlink("made"));
  say("open of a directory to write", open("made", O_WRONLY));
  say("exclusively", open("hard.txt", O_CREAT | O_EXCL | O_WRONLY, 0666));
  say("a file as a directory", open("hard.txt/x", O_RDONLY));
  say("with a slash", open("hard.txt/", O_RDONLY));
  for (int i = 0; i < 500; i++) {
    snprintf(text, sizeof text, "made/file-with-a-rather-long-name-%03d", i);
    fd = open(text, O_CREAT | O_WRONLY, 0666);
    if (write(fd, text, (size_t)i % 50) != i % 50) return 2;
    close(fd);
  }
  list("made");
  for (int i = 0; i < 500; i += 2) {
    snprintf(text, sizeof text, "made/file-with-a-rather-long-name-%03d", i);
    if (unlink(text)) return 3;
  }
  list("made");
  list("sub");
  list(".");
  return 0;
}
