// Faults as traps: accesses behind the end of a memory, and the end of the stack, which a signal stack of its own lets us survive.
#include <signal.h>
#include <ucontext.h>

static struct sigaction before_segv, before_bus;

static uintptr_t stack_pointer(const ucontext_t *at) {
#if defined(__linux__) && defined(__x86_64__)
  return (uintptr_t)at->uc_mcontext.gregs[REG_RSP];
#elif defined(__linux__) && defined(__aarch64__)
  return (uintptr_t)at->uc_mcontext.sp;
#elif defined(__linux__) && defined(__riscv)
  return (uintptr_t)at->uc_mcontext.__gregs[REG_SP];
#elif defined(__APPLE__) && defined(__x86_64__)
  return (uintptr_t)at->uc_mcontext->__ss.__rsp;
#elif defined(__APPLE__) && defined(__aarch64__)
  return (uintptr_t)at->uc_mcontext->__ss.__sp;
#else
  (void)at;
  return 0;
#endif
}

// A frame is entered page by page, so that what is met first is near the stack pointer.
static bool is_stack_end(const void *address, const ucontext_t *at) {
  uintptr_t pointer = stack_pointer(at);
  uintptr_t distance = pointer > (uintptr_t)address ? pointer - (uintptr_t)address : (uintptr_t)address - pointer;
  return pointer && distance < 65536;
}

static void on_fault(int signal, siginfo_t *info, void *context) {
  if (is_reserved(info->si_addr)) wasabi_trap("out of bounds memory access");
  if (is_stack_end(info->si_addr, context)) wasabi_trap("call stack exhausted");
  // somebody else's: it happens again where it happened
  sigaction(signal, signal == SIGSEGV ? &before_segv : &before_bus, 0);
}

// Each thread needs a signal stack; the handler is everybody's.
static void watch_faults(void) {
  static _Thread_local bool has_stack;
  static bool watching;
  if (!has_stack) {
    has_stack = true;
    stack_t stack = {.ss_size = 128 * 1024};
    stack.ss_sp = malloc(stack.ss_size);
    if (stack.ss_sp) sigaltstack(&stack, 0);
  }
  if (watching) return;
  watching = true;
  struct sigaction action = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  sigemptyset(&action.sa_mask);
  sigaction(SIGSEGV, &action, &before_segv);
  sigaction(SIGBUS, &action, &before_bus);
}
