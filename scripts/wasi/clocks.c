// Clocks, sleeping, random bytes, polling: what must hold of them.
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static double now(clockid_t clock) {
  struct timespec t;
  if (clock_gettime(clock, &t)) return -1;
  return t.tv_sec + t.tv_nsec / 1e9;
}

int main(void) {
  double wall = now(CLOCK_REALTIME);
  double steady = now(CLOCK_MONOTONIC);
  printf("this century %d\n", wall > 1.7e9 && wall < 4e9);
  usleep(50000);
  double slept = now(CLOCK_MONOTONIC) - steady;
  printf("slept %d\n", slept >= 0.05 && slept < 5);
  struct timespec r;
  printf("resolution %d %d\n", clock_getres(CLOCK_REALTIME, &r), r.tv_nsec > 0 && r.tv_nsec < 100000000);
  unsigned char a[16], b[16];
  printf("random %d", getentropy(a, 16));
  printf(" %d\n", getentropy(b, 16) == 0 && memcmp(a, b, 16) != 0);
  struct pollfd out = {.fd = 1, .events = POLLOUT};
  int ready = poll(&out, 1, 1000);
  printf("poll %d %d\n", ready, out.revents & POLLOUT);
  struct pollfd in = {.fd = 0, .events = POLLIN};
  printf("poll %d\n", poll(&in, 1, 1000) >= 0);
  char c[20];
  printf("read %zd\n", read(0, c, sizeof c));
  return 0;
}
