// Shared by the files of the runtime, which are compiled as one. What has a name outside is weak, so that every object that brings its own runtime
// can be linked with others: the first copy is everybody's.
#define _GNU_SOURCE
#include "wasabi.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SHARED __attribute__((weak))

// Prints how the stack got where it is, innermost first; the functions of Wasm only.
static void print_backtrace(void);

// Whether `address` is in what is reserved for a memory.
static bool is_reserved(const void *address);

// Makes faults in guard pages, and the end of the stack, traps.
static void watch_faults(void);
