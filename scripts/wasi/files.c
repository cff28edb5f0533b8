// What a program does with files and directories.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void list(const char *name) {
  char *names[32];
  int count = 0;
  DIR *dir = opendir(name);
  if (!dir) {
    printf("opendir %s: %s\n", name, strerror(errno));
    return;
  }
  for (struct dirent *e; (e = readdir(dir));) {
    char text[300];
    snprintf(text, sizeof text, "%s %d", e->d_name, e->d_type);
    names[count++] = strdup(text);
  }
  closedir(dir);
  for (int i = 0; i < count; i++)
    for (int k = i + 1; k < count; k++)
      if (strcmp(names[i], names[k]) > 0) {
        char *t = names[i];
        names[i] = names[k];
        names[k] = t;
      }
  for (int i = 0; i < count; i++) printf("%s/%s\n", name, names[i]);
}

static void say(const char *what, int result) {
  if (result < 0) printf("%s: %s\n", what, strerror(errno));
  else printf("%s: ok\n", what);
}

static void show(const char *name) {
  struct stat s;
  if (lstat(name, &s) < 0) {
    printf("lstat %s: %s\n", name, strerror(errno));
    return;
  }
  printf("%s: %s, %lld bytes\n", name, S_ISDIR(s.st_mode) ? "directory" : S_ISLNK(s.st_mode) ? "link" : "file",
         S_ISDIR(s.st_mode) ? 0LL : (long long)s.st_size);
}

int main(void) {
  list("/");
  list("/sub");
  FILE *f = fopen("/hello.txt", "r");
  char line[100];
  printf("%s", fgets(line, sizeof line, f));
  fclose(f);

  f = fopen("/new", "w+");
  for (int i = 0; i < 1000; i++) fprintf(f, "%d\n", i);
  fseek(f, -4, SEEK_END);
  printf("tail %s", fgets(line, sizeof line, f));
  printf("at %ld\n", ftell(f));
  rewind(f);
  fwrite("zero", 1, 4, f);
  fclose(f);
  f = fopen("/new", "a");
  fputs("appended", f);
  fclose(f);
  show("/new");
  say("truncate", truncate("/new", 5));
  show("/new");
  f = fopen("/new", "r");
  size_t n = fread(line, 1, sizeof line, f);
  printf("%zu: %.4s\n", n, line);
  fclose(f);

  say("mkdir", mkdir("/d", 0777));
  say("mkdir again", mkdir("/d", 0777));
  say("mkdir below nothing", mkdir("/no/d", 0777));
  say("rename", rename("/new", "/d/moved"));
  say("rename nothing", rename("/new", "/d/moved"));
  say("rmdir full", rmdir("/d"));
  say("link", link("/d/moved", "/d/hard"));
  say("symlink", symlink("moved", "/d/soft"));
  char target[20] = {0};
  printf("readlink %zd %s\n", readlink("/d/soft", target, sizeof target), target);
  show("/d/soft");
  show("/d/hard");
  f = fopen("/d/soft", "r");
  printf("through the link: %s\n", f && fgets(line, sizeof line, f) ? "read" : "failed");
  if (f) fclose(f);
  list("/d");
  say("unlink directory", unlink("/d"));
  say("rmdir file", rmdir("/d/hard"));
  say("unlink", unlink("/d/hard"));
  say("unlink", unlink("/d/soft"));
  say("unlink", unlink("/d/moved"));
  say("unlink again", unlink("/d/moved"));
  say("rmdir", rmdir("/d"));

  // Out of the directory there is no way.
  say("open ..", open("/../etc/passwd", O_RDONLY));
  say("open sub/../..", open("/sub/../../etc/passwd", O_RDONLY));
  say("symlink to ..", symlink("../../../../../../../etc", "/up"));
  say("open up/passwd", open("/up/passwd", O_RDONLY));
  say("absolute symlink", symlink("/etc/passwd", "/absolute"));
  say("open absolute", open("/absolute", O_RDONLY));
  say("write up", open("/up/written", O_WRONLY | O_CREAT, 0666));
  say("mkdir up", mkdir("/up/made", 0777));
  say("inside and back", open("/sub/../hello.txt", O_RDONLY));
  say("a file as a directory", open("/hello.txt/x", O_RDONLY));
  say("exclusive", open("/hello.txt", O_WRONLY | O_CREAT | O_EXCL, 0666));
  say("a directory to write", open("/sub", O_WRONLY));
  say("nothing", open("", O_RDONLY));
  int fd = open("/hello.txt", O_RDONLY);
  say("write what is read", (int)write(fd, "x", 1));
  say("seek before", (int)lseek(fd, -1, SEEK_SET));
  say("close", close(fd));
  say("close again", close(fd));
  return 0;
}
