typedef __SIZE_TYPE__ size_t;
#define NULL ((void *)0)
static inline void free(void *p) { (void)p; }
