// Random use of an allocator with every invariant checked, and what it costs.
//
//   node malloc_stress.mjs ALLOCATOR.wasm [--limit PAGES] [--ops N] [--seed S] [--heap-base ADDRESS] [--peer]
//
// ALLOCATOR.wasm exports memory, __heap_base (or give its value), malloc, free, realloc, aligned_alloc, calloc: `llvm_path.py wasm a.wasm malloc`, or
// what `wami compile` makes of the same file. With --limit the module's memory must have that maximum (`llvm_path.py --pages`): then
// requests must fail at the end and work again after frees. --peer is for other allocators: no walk, no bounds.
//
// Checked: addresses aligned; blocks inside the memory and apart from each other; contents kept until free, and by realloc; calloc's
// zeros. By walking the heap (see the picture in malloc.mlir): headers and footers agree, no two free blocks touch, lists are linked
// both ways, and everything freed has joined the top again. Growth: the heap's size against the most bytes that were ever live.
import { readFileSync } from 'node:fs';

const [file, ...rest] = process.argv.slice(2);
const option = (name, otherwise) => { const i = rest.indexOf('--' + name); return i < 0 ? otherwise : +rest[i + 1]; };
const limit = option('limit', 0), opsEach = option('ops', 250000), peer = rest.includes('--peer'), heapBase = option('heap-base', 0);
let state = option('seed', 1) >>> 0 || 1;
const random = n => { state ^= state << 13; state ^= state >>> 17; state ^= state << 5; return (state >>> 0) % n; };
const fail = message => { throw new Error(message); };
const module = new WebAssembly.Module(readFileSync(file));

class Heap {
  constructor(name) {
    this.name = name;
    this.e = new WebAssembly.Instance(module, {}).exports;
    this.base = heapBase || this.e.__heap_base.value;
    this.live = new Map();             // address -> {size, tag}
    this.addresses = [];               // for picking one at random
    this.bytes = 0; this.peak = 0; this.failures = 0; this.starts = null;
  }
  get memory() { return this.e.memory.buffer; }

  // A block's pattern: its tag in every word that lies wholly inside, then the tag's bytes.
  write(p, size, tag) {
    const b = new Uint8Array(this.memory, p, size); b.fill(tag & 255);
    const w = new Int32Array(this.memory, p, size >> 2); w.fill(tag);
  }
  check(p, size, tag) {
    const w = new Int32Array(this.memory, p, size >> 2);
    for (let i = 0; i < w.length; i++) if (w[i] !== tag) fail(`${this.name}: block ${p} of ${size}: word ${i} is ${w[i]}, not ${tag}`);
    const b = new Uint8Array(this.memory, p, size);
    for (let i = size & ~3; i < size; i++) if (b[i] !== (tag & 255)) fail(`${this.name}: block ${p} of ${size}: byte ${i}`);
  }
  add(p, size, alignment = 16) {
    p >>>= 0;
    if (p === 0) { this.failures++; return 0; }
    if (p % alignment) fail(`${this.name}: ${p} is not aligned to ${alignment}`);
    if (p < this.base || p + size > this.memory.byteLength) fail(`${this.name}: ${p} + ${size} outside of memory`);
    if (this.live.has(p)) fail(`${this.name}: ${p} given twice`);
    const tag = random(0x7fffffff);
    this.live.set(p, { size, tag, index: this.addresses.length }); this.addresses.push(p);
    this.bytes += size; this.peak = Math.max(this.peak, this.bytes);
    this.write(p, size, tag);
    return p;
  }
  drop(p) {
    const { size, tag, index } = this.live.get(p);
    this.check(p, size, tag);
    const last = this.addresses.pop();
    if (last !== p) { this.addresses[index] = last; this.live.get(last).index = index; }
    this.live.delete(p); this.bytes -= size;
  }
  malloc(size) { return this.add(this.e.malloc(size), size); }
  calloc(count, size) {
    const p = this.e.calloc(count, size) >>> 0;
    if (p) { const b = new Uint8Array(this.memory, p, count * size); if (b.some(x => x !== 0)) fail(`${this.name}: calloc not zero`); }
    return this.add(p, count * size);
  }
  aligned(alignment, size) { return this.add(this.e.aligned_alloc(alignment, size), size, alignment); }
  free(p) { this.drop(p); this.write(p, 0, 0); this.e.free(p); }
  realloc(p, size) {
    const { size: old, tag } = this.live.get(p);
    this.check(p, old, tag);
    const q = this.e.realloc(p, size) >>> 0;
    if (q === 0) { this.failures++; this.check(p, old, tag); return; }
    const kept = Math.min(old, size) & ~3;
    this.check(q, kept, tag);
    const last = this.addresses.pop(), { index } = this.live.get(p);
    if (last !== p) { this.addresses[index] = last; this.live.get(last).index = index; }
    this.live.delete(p); this.bytes -= old;
    this.add(q, size);
  }
  any() { return this.addresses[random(this.addresses.length)]; }

  // Walks the regions from `starts` (the first block's addresses) to their closing headers. Returns the number of free blocks.
  walk(starts = [((this.base + 3) & ~15) + 12]) {
    if (peer) return { free: 0, largest: 0 };
    const w = new Uint32Array(this.memory), at = a => w[a >>> 2];
    let free = 0, largest = 0, used = 0, seen = 0;
    const bad = (b, why) => fail(`${this.name}: heap walk at ${b}: ${why}`);
    for (const start of starts) {
      let b = start, prevFree = false, prevSize = 0;
      for (;;) {
        const header = at(b), size = (header & ~15) >>> 0, isFree = (header & 1) !== 0;
        if (((header & 2) !== 0) !== prevFree) bad(b, 'PREV bit');
        if (header & 12) bad(b, 'unused bits');
        if (prevFree && at(b - 4) !== prevSize) bad(b, 'footer before');
        if (size === 0) { if (isFree) bad(b, 'the top or a closing header is free'); break; }
        if (isFree) {
          if (prevFree) bad(b, 'two free blocks touch');
          free++; largest = Math.max(largest, size);
          const next = at(b + 4), prev = at(b + 8);
          if (next && at(next + 8) !== b) bad(b, 'list, forward');
          if (prev && at(prev + 4) !== b) bad(b, 'list, backward');
          if (this.live.has(b + 4)) bad(b, 'live block is free');
        } else {
          used++;
          const block = this.live.get(b + 4);
          if (block) { seen++; if (block.size > size - 4) bad(b, 'block too small'); }
        }
        prevFree = isFree; prevSize = size; b += size;
      }
    }
    if (seen !== this.live.size) fail(`${this.name}: walk saw ${seen} of ${this.live.size} live blocks`);
    if (used !== seen) fail(`${this.name}: ${used - seen} used blocks that nobody has`);
    return { free, largest };
  }
  finish(starts) {
    while (this.addresses.length) this.free(this.addresses[this.addresses.length - 1]);
    const { free } = this.walk(starts);
    if (free >= (starts ?? [0]).length) fail(`${this.name}: ${free} free blocks after freeing all`);
  }
  report(ops) {
    const heap = this.memory.byteLength - this.base;
    console.log(`${this.name.padEnd(26)} ${ops} ops, peak ${this.peak} live bytes, heap ${heap}, heap/peak ${(heap / this.peak).toFixed(3)}, ${this.failures} failures`);
    return heap / this.peak;
  }
}

// Sizes: mostly small, some medium, few large; sometimes 0.
const mixed = () => { const k = random(100); return k < 2 ? 0 : k < 80 ? random(256) : k < 97 ? random(8192) : random(200000); };

function randomUse(name, ops, slots, size) {
  const h = new Heap(name);
  for (let i = 0; i < ops; i++) {
    const n = h.addresses.length, k = random(100);
    if (n === 0 || (n < slots && k < 50)) {
      if (k < 40) h.malloc(size());
      else if (k < 45) h.aligned(1 << random(13), size());
      else h.calloc(1 + random(8), size() >> 3);
    } else if (k < 75) h.realloc(h.any(), size());
    else h.free(h.any());
    if (i % 4096 === 0) h.walk();
  }
  h.walk();
  const ratio = h.report(ops);
  h.finish();
  return ratio;
}

// The heap may be larger than what was live by headers and rounding (small blocks), by holes, and by an eighth of growth.
const expectRatio = (ratio, most) => peer || ratio <= most || fail(`heap/peak ${ratio} above ${most}`);

if (!limit) {
  expectRatio(randomUse('mixed sizes, 1000 slots', opsEach, 1000, mixed), 1.7);
  expectRatio(randomUse('small sizes, 20000 slots', opsEach, 20000, () => random(128)), 2.1);
  expectRatio(randomUse('large sizes, 60 slots', opsEach >> 3, 60, () => random(300000)), 1.6);
  expectRatio(randomUse('powers of two, 500 slots', opsEach, 500, () => 1 << random(16)), 2);
  expectRatio(randomUse('few sizes, 3000 slots', opsEach, 3000, () => [24, 40, 1000, 4096][random(4)]), 1.8);

  { // The same large size again and again must not grow the heap: freed blocks are found again in their own class.
    const h = new Heap('same large size');
    const first = h.malloc(1234567); h.free(first); const before = h.memory.byteLength;
    for (let i = 0; i < 1000; i++) h.free(h.malloc(1234567 - random(100)));
    if (h.memory.byteLength !== before) fail('the heap has grown');
    h.report(1000); h.finish();
  }
  if (!peer) { // Neighbours freed in every order merge: a block of three times the size fits in their place.
    const h = new Heap('merging');
    for (const order of [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]) {
      const guard0 = h.malloc(16), p = [h.malloc(992), h.malloc(992), h.malloc(992)], guard1 = h.malloc(16);
      for (const i of order) h.free(p[i]);
      const big = h.malloc(2900);
      if (big !== p[0]) fail(`order ${order}: ${big}, not ${p[0]}`);
      h.walk(); h.free(big); h.free(guard0); h.free(guard1);
    }
    h.report(60); h.finish();
  }
  if (!peer) { // A buffer that grows is extended in place at the end of memory.
    const h = new Heap('growing buffer');
    const p = h.malloc(100); let moves = 0;
    for (let n = 200, q = p; n < 20e6; n = (n * 1.5) | 0) { h.realloc(q, n); if (!h.live.has(q)) { moves++; q = h.addresses[0]; } }
    if (moves > 0) fail(`${moves} moves`);
    h.report(30); h.finish();
  }
  if (!peer) { // Somebody else grows the memory: their pages are left alone, and a second region starts behind them.
    const h = new Heap('foreign pages');
    h.malloc(1000);
    const end = h.memory.byteLength;
    h.e.memory.grow(2);
    const foreign = new Uint8Array(h.memory, end, 131072).fill(0xa5), copy = foreign.slice();
    for (let i = 0; i < 500; i++) h.malloc(mixed());
    const starts = [((h.base + 3) & ~15) + 12, end + 131072 + 12];
    h.walk(starts); h.report(500);
    const now = new Uint8Array(h.memory, end, 131072);
    if (copy.some((x, i) => x !== now[i])) fail('foreign pages were written');
    h.finish(starts);
  }
  if (!peer) { // Edges.
    const h = new Heap('edges');
    h.e.free(0);
    for (const n of [-1, -20, -64, -65536, 0xffff0000 | 0, 0xfffeff01 | 0]) {
      if (h.e.malloc(n) !== 0) fail(`malloc(${n >>> 0})`);
      if (h.e.aligned_alloc(64, n) !== 0) fail(`aligned_alloc(64, ${n >>> 0})`);
      if (h.e.calloc(1, n) !== 0) fail(`calloc(1, ${n >>> 0})`);
    }
    if (h.e.calloc(65536, 65536) !== 0 || h.e.calloc(0x10001, 0x10000) !== 0) fail('calloc overflow');
    for (const a of [0, 3, 24, -1, 100]) if (h.e.aligned_alloc(a, 8) !== 0) fail(`alignment ${a}`);
    const p = h.malloc(0), q = h.malloc(0);
    if (!p || !q || p === q) fail('malloc(0)');
    const r = h.e.realloc(0, 50) >>> 0; if (!h.add(r, 50)) fail('realloc(0, 50)');
    if (h.e.realloc(r, -1) !== 0) fail('realloc to too much'); h.check(r, 50, h.live.get(r).tag);
    h.realloc(r, 0);
    for (let a = 1; a <= 1 << 20; a *= 2) h.aligned(a, 100);
    h.walk(); h.report(40); h.finish();
  }
} else {
  const h = new Heap(`limit of ${limit} pages`);
  const capacity = limit * 65536 - h.base;
  for (let round = 0; round < 20; round++) {
    const before = h.failures;
    while (h.failures === before) h.malloc(random(5000));
    h.walk();
    if (h.bytes < 0.9 * capacity) fail(`only ${h.bytes} of ${capacity} in use when a request failed`);
    for (let i = 0; i < 200; i++) { if (random(2)) h.realloc(h.any(), random(10000)); else h.aligned(1 << random(12), random(5000)); }
    h.walk();
    while (h.bytes > capacity / 3) h.free(h.any());
    h.walk();
  }
  h.finish();
  const most = Math.floor(capacity / 16) * 16 - 64;
  if (!h.malloc(most)) fail(`${most} bytes do not fit into ${capacity} after all is free`);
  h.report(20);
  h.finish();
}
console.log('ok');
