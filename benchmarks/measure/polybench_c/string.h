static inline int strcmp(const char *a, const char *b) { return a != b; }
