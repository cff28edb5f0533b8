// Clocks, waiting, random numbers.
#include <poll.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <wasi/api.h>
static long long now(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec * 1000000000ll + t.tv_nsec;
}
int main(void) {
  long long start = now(CLOCK_MONOTONIC);
  usleep(20000);
  long long slept = now(CLOCK_MONOTONIC) - start;
  printf("slept enough: %d, not too long: %d\n", slept >= 20000000, slept < 2000000000);
  struct timespec t = {0, 5000000};
  start = now(CLOCK_MONOTONIC);
  printf("nanosleep %d, enough: %d\n", nanosleep(&t, 0), now(CLOCK_MONOTONIC) - start >= 5000000);
  printf("this century: %d\n", now(CLOCK_REALTIME) > 1600000000000000000ll);
  printf("resolution %d\n", clock_getres(CLOCK_MONOTONIC, &t) == 0 && t.tv_sec == 0 && t.tv_nsec > 0);
  printf("yield %d\n", sched_yield());
  unsigned char a[600] = {0}, b[600] = {0};
  __wasi_random_get(a, sizeof a);
  __wasi_random_get(b, sizeof b);
  printf("random: %d\n", memcmp(a, b, sizeof a) != 0);
  struct pollfd files[] = {{0, POLLIN, 0}, {1, POLLOUT, 0}};
  int ready = poll(files, 2, 1000);
  printf("ready %d, output %d\n", ready > 0, files[1].revents & POLLOUT);
  char text[100];
  printf("input: %s", fgets(text, sizeof text, stdin));
  __wasi_subscription_t wait[2] = {{.userdata = 1, .u.tag = __WASI_EVENTTYPE_CLOCK, .u.u.clock = {.id = __WASI_CLOCKID_MONOTONIC, .timeout = 3000000}},
                                   {.userdata = 2, .u.tag = __WASI_EVENTTYPE_CLOCK, .u.u.clock = {.id = __WASI_CLOCKID_MONOTONIC, .timeout = 900000000}}};
  __wasi_event_t events[2];
  __wasi_size_t count = 0;
  int error = __wasi_poll_oneoff(wait, events, 2, &count);
  printf("poll %d, %d events, the first is of %llu, error %d\n", error, (int)count, (unsigned long long)events[0].userdata, events[0].error);
  return 0;
}
