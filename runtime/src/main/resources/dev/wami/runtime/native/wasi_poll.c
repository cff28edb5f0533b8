// Waiting for clocks and files, and sockets that are open already.
#include <poll.h>
#include <sys/socket.h>

enum { EVENT_CLOCK, EVENT_READ, EVENT_WRITE };

struct subscription {
  uint64_t data;
  uint8_t kind;
  uint32_t number; // of a clock or a file
  uint64_t timeout;
  bool absolute;
};

static struct subscription subscription_at(const uint8_t *from) {
  struct subscription s = {.kind = from[8]};
  uint16_t flags;
  memcpy(&s.data, from, 8);
  memcpy(&s.number, from + 16, 4);
  memcpy(&s.timeout, from + 24, 8);
  memcpy(&flags, from + 40, 2);
  s.absolute = flags & 1;
  return s;
}

static void put_event(uint8_t *to, const struct subscription *s, uint16_t error, uint64_t bytes, uint16_t flags) {
  memset(to, 0, 32);
  memcpy(to, &s->data, 8);
  memcpy(to + 8, &error, 2);
  to[10] = s->kind;
  memcpy(to + 16, &bytes, 8);
  memcpy(to + 24, &flags, 2);
}

// How long until the clock of `s` is where it is waited for; an error if there is no such clock.
static int remaining(const struct subscription *s, uint64_t *left) {
  clockid_t clock;
  struct timespec now;
  if (s->number > 1 || !host_clock(s->number, &clock)) return E_INVAL;
  *left = s->timeout;
  if (!s->absolute) return E_SUCCESS;
  if (clock_gettime(clock, &now)) return wasi_error();
  *left = s->timeout > nanoseconds(now) ? s->timeout - nanoseconds(now) : 0;
  return E_SUCCESS;
}

static void sleep_for(uint64_t left) {
  struct timespec t = {(time_t)(left / 1000000000), (long)(left % 1000000000)};
  while (nanosleep(&t, &t) && errno == EINTR) {
  }
}

static uint64_t readable(int host) {
  int bytes = 0;
  struct stat status;
  if (!fstat(host, &status) && S_ISREG(status.st_mode)) {
    off_t at = lseek(host, 0, SEEK_CUR);
    return status.st_size > at ? (uint64_t)(status.st_size - at) : 0;
  }
  return ioctl(host, FIONREAD, &bytes) || bytes < 0 ? 0 : (uint64_t)bytes;
}

SHARED uint32_t wasabi_wasi_poll_oneoff(wasabi_memory *memory, address in, address out, uint32_t count, address result) {
  if (count == 0) return E_INVAL;
  const uint8_t *from = bytes_at(memory, in, 48ull * count);
  uint8_t *to = bytes_at(memory, out, 32ull * count);
  if (!from || !to) return E_FAULT;
  struct subscription *all = calloc(count, sizeof *all);
  struct pollfd *waits = calloc(count, sizeof *waits);
  if (!all || !waits) abort();
  uint64_t least = UINT64_MAX;
  uint32_t events = 0, files = 0;
  for (uint32_t i = 0; i < count; i++) {
    all[i] = subscription_at(from + 48 * i);
    waits[i].fd = -1;
    uint64_t left;
    int error = E_SUCCESS;
    if (all[i].kind == EVENT_CLOCK) {
      error = remaining(&all[i], &left);
      if (!error) {
        all[i].timeout = left;
        if (left < least) least = left;
      }
    } else {
      struct wasi_file *file = all[i].kind <= EVENT_WRITE ? file_of(all[i].number) : 0;
      if (!file) error = all[i].kind <= EVENT_WRITE ? E_BADF : E_INVAL;
      else waits[i] = (struct pollfd){file->host, all[i].kind == EVENT_READ ? POLLIN : POLLOUT, 0};
      files += !error;
    }
    if (error) {
      put_event(to + 32 * events++, &all[i], (uint16_t)error, 0, 0);
      all[i].kind = 255;
    }
  }
  int ready = 0;
  if (events) least = 0;
  if (!files && least != UINT64_MAX) sleep_for(least);
  else if (files) {
    uint64_t milliseconds = least == UINT64_MAX ? UINT64_MAX : (least + 999999) / 1000000;
    do ready = poll(waits, count, milliseconds > INT_MAX ? -1 : (int)milliseconds);
    while (ready < 0 && errno == EINTR);
  }
  for (uint32_t i = 0; i < count; i++) {
    if (all[i].kind == 255) continue;
    bool clock = all[i].kind == EVENT_CLOCK;
    if (clock && ready <= 0 && all[i].timeout <= least) put_event(to + 32 * events++, &all[i], 0, 0, 0);
    if (clock || !waits[i].revents) continue;
    uint16_t hangup = waits[i].revents & POLLHUP ? 1 : 0;
    uint16_t error = waits[i].revents & POLLNVAL ? E_BADF : waits[i].revents & POLLERR ? E_IO : 0;
    put_event(to + 32 * events++, &all[i], error, all[i].kind == EVENT_READ ? readable(waits[i].fd) : 1, hangup);
  }
  free(all);
  free(waits);
  return put32(memory, result, events) ? E_SUCCESS : E_FAULT;
}

// ---- sockets, which a program can only have got from its host

SHARED uint32_t wasabi_wasi_sock_accept(wasabi_memory *memory, uint32_t fd, uint32_t flags, address result) {
  FILE_OF(file, fd);
  int host = accept(file->host, 0, 0);
  if (host < 0) return (uint32_t)wasi_error();
  if (flags & FLAG_NONBLOCK) fcntl(host, F_SETFL, O_NONBLOCK);
  int number = add_file((struct wasi_file){host, T_STREAM, R_ALL, R_ALL, 0, 0, 0});
  return number >= 0 && put32(memory, result, (uint32_t)number) ? E_SUCCESS : E_FAULT;
}

SHARED uint32_t wasabi_wasi_sock_recv(wasabi_memory *memory, uint32_t fd, address at, uint32_t count, uint32_t flags, address size, address result) {
  FILE_OF(file, fd);
  struct iovec all[VECTORS];
  if (!vectors(memory, at, &count, all)) return E_FAULT;
  struct msghdr message = {.msg_iov = all, .msg_iovlen = count};
  ssize_t got = recvmsg(file->host, &message, (flags & 1 ? MSG_PEEK : 0) | (flags & 2 ? MSG_WAITALL : 0));
  if (got < 0) return (uint32_t)wasi_error();
  uint16_t out = message.msg_flags & MSG_TRUNC ? 1 : 0;
  void *to = bytes_at(memory, result, 2);
  if (!to || !put32(memory, size, (uint32_t)got)) return E_FAULT;
  memcpy(to, &out, 2);
  return E_SUCCESS;
}

SHARED uint32_t wasabi_wasi_sock_send(wasabi_memory *memory, uint32_t fd, address at, uint32_t count, uint32_t flags, address size) {
  FILE_OF(file, fd);
  if (flags) return E_INVAL;
  struct iovec all[VECTORS];
  if (!vectors(memory, at, &count, all)) return E_FAULT;
  struct msghdr message = {.msg_iov = all, .msg_iovlen = count};
  ssize_t sent = sendmsg(file->host, &message, 0);
  if (sent < 0) return (uint32_t)wasi_error();
  return put32(memory, size, (uint32_t)sent) ? E_SUCCESS : E_FAULT;
}

SHARED uint32_t wasabi_wasi_sock_shutdown(wasabi_memory *memory, uint32_t fd, uint32_t how) {
  (void)memory;
  FILE_OF(file, fd);
  if (how == 0 || how > 3) return E_INVAL;
  return (uint32_t)checked(shutdown(file->host, how == 1 ? SHUT_RD : how == 2 ? SHUT_WR : SHUT_RDWR));
}
