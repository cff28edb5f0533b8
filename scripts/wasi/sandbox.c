// Paths that lead out of what was granted, and links that do not.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
  static const char *const paths[] = {
      "data.txt", "./data.txt", "sub/../data.txt", "sub/../sub/inner.txt", "../outside.txt", "sub/../../outside.txt", "sub/..", "..", ".", "",
      "/etc/passwd", "link_in", "link_out", "link_absolute", "link_loop", "link_directory/inner.txt", "link_directory/../data.txt", "dangling",
      "link_up/data.txt", "link_up/../outside.txt", "sub/link_up_out", "sub//inner.txt", "sub/./inner.txt", "sub/inner.txt/", "nothing/../data.txt", "chain"};
  char text[200];
  for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++) {
    int fd = open(paths[i], O_RDONLY);
    int error = errno;
    struct stat s, t;
    int follows = stat(paths[i], &s), link = lstat(paths[i], &t);
    printf("%s: open %s, stat %d, lstat %d", paths[i], fd < 0 ? strerror(error) : "yes", follows, link);
    if (fd >= 0) {
      ssize_t n = read(fd, text, sizeof text);
      printf(", %.*s", n > 0 && S_ISREG(s.st_mode) ? (int)n : 0, text);
      close(fd);
    }
    printf("\n");
  }
  printf("write outside: %d\n", open("../made.txt", O_CREAT | O_WRONLY, 0666));
  printf("write through a link: %d\n", open("link_out", O_WRONLY | O_TRUNC));
  printf("move out: %d\n", rename("data.txt", "../data.txt"));
  printf("link out: %d\n", link("../outside.txt", "stolen.txt"));
  printf("make out: %d %d\n", mkdir("../made", 0777), symlink("/etc", "absolute"));
  printf("a link that leads out is made, and not followed: %d %d\n", symlink("../outside.txt", "fresh"), open("fresh", O_RDONLY));
  printf("remove: %d %d\n", unlink("../outside.txt"), unlink("link_out"));
  printf("mkdir through a link: %d\n", mkdir("link_directory/deep", 0777));
  return 0;
}
