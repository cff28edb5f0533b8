// Binary trees, whose nodes are used again.
#include "program.h"
struct node { struct node *left, *right; };
static struct node *unused;
static struct node *make(int depth) {
  struct node *t = unused;
  if (t) unused = t->left;
  else t = fresh(sizeof *t);
  t->left = depth ? make(depth - 1) : 0;
  t->right = depth ? make(depth - 1) : 0;
  return t;
}
static uint32_t give_back(struct node *t) {
  uint32_t count = 1;
  if (t->left) count += give_back(t->left) + give_back(t->right);
  t->left = unused;
  unused = t;
  return count;
}
EXPORT uint64_t run(uint32_t n) {
  uint64_t hash = 0;
  for (uint32_t r = 0; r < n; r++) hash = mix(hash, give_back(make(10 + (int)(r % 5))));
  return hash;
}
