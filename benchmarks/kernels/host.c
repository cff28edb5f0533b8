/* Runs a kernel natively and prints the hash of what it prints, and how many values that are; polybench/README.md says how it is computed. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint64_t hash = 1;
static unsigned count;

static void add(uint64_t bits) {
    hash = (hash ^ bits) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
    count++;
}

void print_f64(double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    add(bits);
}

void print_f32(float value) { print_f64(value); }
void print_i32(int value) { add((unsigned)value); }
void toggle_gpio(void) {}

__attribute__((destructor)) static void finish(void) { printf("%016llx %u\n", (unsigned long long)hash, count); }
