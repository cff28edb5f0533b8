// ---- memrefs: elements in typed arrays, shapes and strides in elements

/** What may hold elements of each type; a result is in the first. */
const ARRAYS = {
  i1: [Uint8Array],
  i8: [Int8Array, Uint8Array, Uint8ClampedArray],
  i16: [Int16Array, Uint16Array],
  i32: [Int32Array, Uint32Array],
  i64: [BigInt64Array, BigUint64Array],
  index: [Int32Array, Uint32Array],
  bits8: [Uint8Array],
  bits16: [Uint16Array],
  f32: [Float32Array],
  f64: [Float64Array],
};

const product = (numbers) => numbers.reduce((n, x) => n * x, 1);
const rowMajor = (shape) => shape.map((_, i) => product(shape.slice(i + 1)));
const isSize = (x) => Number.isInteger(x) && x >= 0;

/** Whether two layouts put the elements of `shape` into the same places; a dimension of size 1 has no say in it. */
const sameStrides = (shape, a, b) => shape.includes(0) || shape.every((size, i) => size === 1 || a[i] === b[i]);

/** The positions from the lowest of an element to behind the highest. */
function span(shape, strides, offset) {
  if (shape.includes(0)) return { low: offset, high: offset };
  const ends = shape.map((size, i) => (size - 1) * strides[i]);
  const sum = (numbers) => numbers.reduce((n, x) => n + x, offset);
  return { low: sum(ends.filter((x) => x < 0)), high: sum(ends.filter((x) => x > 0)) + 1 };
}

/** Strides and offset in memory: those that the type says, and where it leaves them open, without gaps. */
function layoutOf(type, shape) {
  if (!type.strides) return { strides: rowMajor(shape), offset: 0 };
  const said = (stride, i) => (stride === null ? 0 : Math.max(0, shape[i] - 1) * Math.abs(stride));
  let extent = type.strides.reduce((n, stride, i) => n + said(stride, i), 1);
  const strides = [...type.strides];
  for (let i = strides.length - 1; i >= 0; i--) {
    if (strides[i] !== null) continue;
    strides[i] = extent;
    extent *= Math.max(1, shape[i]);
  }
  return { strides, offset: type.offset ?? 0 };
}

/** Copies each element of `shape` from one array and layout to another. */
function copy(shape, from, to, dim = 0, source = from.at, target = to.at) {
  const size = shape[dim] ?? 1;
  const read = from.strides[dim] ?? 0;
  const write = to.strides[dim] ?? 0;
  for (let i = 0; i < size; i++) {
    if (dim + 1 < shape.length) copy(shape, from, to, dim + 1, source + i * read, target + i * write);
    else to.array[target + i * write] = from.array[source + i * read];
  }
}

const input = (call, name, value, type) => view(call, name, value, type, false);
const inout = (call, name, value, type) => view(call, name, value, type, true);

/** What an argument shows of a typed array, checked against the type of its parameter. */
function view(call, name, value, type, written) {
  const arrays = ARRAYS[type.element];
  const dynamic = type.shape.includes(null);
  const wanted = arrays.map((a) => a.name).join(" or ");
  const given = ArrayBuffer.isView(value) ? { data: value } : value ?? {};
  const { data, offset = 0 } = given;
  const Kind = arrays.find((a) => data instanceof a);
  if (!Kind) throw wrong(call, name, type.type, data ?? value, `a ${wanted}, or { data, shape } with one`);
  const where = `${call}: parameter '${name}' is of type ${type.type}`;
  if (isDetached(data.buffer))
    throw new TypeError(`${where}, and its array is detached: memory has grown since it was made`);
  if (!given.shape && dynamic && type.shape.length > 1)
    throw new TypeError(`${where}, which takes { data, shape }: an array alone does not say its shape`);
  const shape = given.shape ? [...given.shape] : dynamic ? [data.length] : type.shape;
  if (shape.length !== type.shape.length) throw new TypeError(`${where}, and the shape [${shape}] is of another rank`);
  if (!shape.every((size, i) => isSize(size) && (type.shape[i] ?? size) === size))
    throw new RangeError(`${where}, and the shape [${shape}] is none of it`);
  if (ArrayBuffer.isView(value) && data.length !== product(shape))
    throw new RangeError(`${where}: ${product(shape)} elements, not ${data.length}`);
  const strides = given.strides ? [...given.strides] : rowMajor(shape);
  if (strides.length !== shape.length || ![...strides, offset].every(Number.isInteger))
    throw new TypeError(`${where}: strides are one integer for each dimension, the offset is one`);
  const { low, high } = span(shape, strides, offset);
  if (low < 0 || high > data.length)
    throw new RangeError(`${where}: the view [${shape}] is from ${low} to ${high} of an array of ${data.length}`);
  const bytes = Kind.BYTES_PER_ELEMENT;
  // kept: an array that lies in memory loses them when that grows
  const { buffer, byteOffset, length } = data;
  const made = { call, name, type, written, data, Kind, bytes, shape, strides, offset, buffer, byteOffset, length };
  if (type.element === "i1") checkBits(where, made);
  return { ...made, from: byteOffset + low * bytes, to: byteOffset + high * bytes };
}

function isDetached(buffer) {
  if (buffer.byteLength > 0) return false;
  try {
    return new Uint8Array(buffer).length > 0;
  } catch {
    return true;
  }
}

function checkBits(where, { data, shape, strides, offset }) {
  const bits = { array: new Uint8Array(product(shape)), at: 0, strides: rowMajor(shape) };
  copy(shape, { array: data, at: offset, strides }, bits);
  if (bits.array.some((bit) => bit > 1)) throw new RangeError(`${where}, and its elements are 0 or 1`);
}

/** Whether two views have an element in common. */
function overlap(a, b) {
  if (a.buffer !== b.buffer || a.from >= b.to || b.from >= a.to) return false;
  const start = Math.min(a.from, b.from);
  const marks = new Uint8Array(Math.max(a.to, b.to) - start);
  // the bytes of the elements as one more dimension
  const shapeOf = (v) => [...v.shape, v.bytes];
  const placeOf = (v) => ({
    array: marks,
    at: v.byteOffset + v.offset * v.bytes - start,
    strides: [...v.strides.map((stride) => stride * v.bytes), 1],
  });
  copy(shapeOf(a), { array: [1], at: 0, strides: [] }, placeOf(a));
  const found = new Uint8Array(product(shapeOf(b)));
  copy(shapeOf(b), placeOf(b), { array: found, at: 0, strides: rowMajor(shapeOf(b)) });
  return found.includes(1);
}

/** The memory of an instance, and what is allocated in it by its host. */
class Memory {
  #memory;
  #exports;
  /** What `alloc` gave and is not freed: address and end. */
  #held = new Map();

  constructor(memory, exports) {
    this.#memory = memory;
    this.#exports = exports;
  }

  /** Another one whenever memory grows. */
  get buffer() {
    return this.#memory.buffer;
  }

  malloc(bytes) {
    const address = this.#exports.malloc(Math.max(1, bytes)) >>> 0;
    if (address === 0) throw new RangeError(`no memory for ${bytes} bytes`);
    return address;
  }

  free(address) {
    this.#exports.free(address);
  }

  /** Whether memory at `address` that a function returns is the caller's: neither static nor what `alloc` gave. */
  isCallers(address) {
    if (address < (this.#exports.__heap_base?.() ?? 1) >>> 0) return false;
    for (const [from, to] of this.#held) if (from <= address && address < to) return false;
    return true;
  }

  alloc(element, shape) {
    const Kind = Object.hasOwn(ARRAYS, element) ? ARRAYS[element][0] : undefined;
    if (!Kind) throw new TypeError(`alloc: element types are ${Object.keys(ARRAYS).join(", ")}, and not ${element}`);
    const sizes = typeof shape === "number" ? [shape] : [...shape];
    if (!sizes.every(isSize)) throw new RangeError(`alloc: [${sizes}] is no shape`);
    const length = product(sizes);
    const address = this.malloc(length * Kind.BYTES_PER_ELEMENT);
    const memory = this;
    const held = this.#held.set(address, address + Math.max(1, length * Kind.BYTES_PER_ELEMENT));
    let isFree = false;
    let data = new Kind(memory.buffer, address, length).fill(Kind === BigInt64Array ? 0n : 0);
    return {
      shape: sizes,
      address,
      get data() {
        if (isFree) throw new TypeError("this array is freed");
        if (data.buffer !== memory.buffer) data = new Kind(memory.buffer, address, length);
        return data;
      },
      free() {
        if (isFree) return;
        isFree = true;
        held.delete(address);
        memory.free(address);
      },
    };
  }

  /** Runs `body` with what stands for each view in a call; then what was written is copied back. */
  call(views, body) {
    const call = new Call(this);
    try {
      const result = body(call.pass(views), call);
      call.copyBack();
      return result;
    } finally {
      call.end();
    }
  }
}

/** One call: what it has in memory, until it ends. */
class Call {
  #memory;
  #blocks = [];
  /** The addresses that arguments have. */
  #lent = new Set();
  /** The addresses that came back. */
  #returned = new Set();
  #backwards = [];

  constructor(memory) {
    this.#memory = memory;
  }

  room(bytes) {
    const address = this.#memory.malloc(bytes);
    this.#blocks.push(address);
    return address;
  }

  /** Memory as a DataView, until the next allocation. */
  get bytes() {
    return new DataView(this.#memory.buffer);
  }

  /** So many i32 from an address on. */
  words(address, count) {
    return Array.from(new Int32Array(this.#memory.buffer, address, count));
  }

  /** Puts views into memory, where they share what they shared, and gives the Wasm arguments that stand for each. */
  pass(views) {
    for (const v of views) {
      this.#plan(v);
      if (v.place === "resident") v.first = v.byteOffset + v.offset * v.bytes;
    }
    for (const [i, a] of views.entries()) for (const b of views.slice(0, i)) checkOverlap(a, b);
    const groups = new Set();
    for (const v of views) if (v.place === "whole") join(groups, v);
    for (const g of groups) g.address = this.room(g.to - g.from + 7) + (g.from % 8);
    for (const v of views) if (v.place === "packed") v.block = this.room((v.inside.high - v.inside.low) * v.bytes);
    // allocated, all of it: memory grows no more
    for (const g of groups) this.#copyWhole(g);
    for (const v of views) if (v.place === "packed") this.#copyPacked(v);
    return views.map((v) => this.#words(v));
  }

  /** How a view gets into memory: it is there, its bytes are copied as they are, or element by element. */
  #plan(v) {
    const { type, shape, strides } = v;
    const layout = layoutOf(type, shape);
    const isRowMajor = sameStrides(shape, strides, rowMajor(shape));
    const fits = type.strides ? sameStrides(shape, strides, type.strides.map((s, i) => s ?? strides[i])) : isRowMajor;
    v.isInside = v.buffer === this.#memory.buffer;
    v.place = !fits ? "packed" : v.isInside ? "resident" : isRowMajor ? "whole" : "packed";
    v.inside = v.place === "packed"
      ? { ...layout, ...span(shape, layout.strides, layout.offset) }
      : { ...layout, strides };
  }

  #copyWhole(group) {
    const outside = (v) => new Uint8Array(group.buffer, v.from, v.to - v.from);
    const inside = (v) => new Uint8Array(this.#memory.buffer, group.address + v.from - group.from, v.to - v.from);
    inside(group).set(outside(group));
    for (const v of group.views) {
      v.first = group.address + v.from - group.from;
      if (v.written) this.#backwards.push(() => outside(v).set(inside(v)));
    }
  }

  #copyPacked(v) {
    const { shape, Kind, inside } = v;
    v.first = v.block + (inside.offset - inside.low) * v.bytes;
    // memory that grows takes the arrays in it along
    const array = () => (v.isInside ? new Kind(this.#memory.buffer, v.byteOffset, v.length) : v.data);
    const there = () => ({ array: new Kind(this.#memory.buffer), at: v.first / v.bytes, strides: inside.strides });
    copy(shape, { array: array(), at: v.offset, strides: v.strides }, there());
    if (v.written) {
      this.#backwards.push(() => copy(shape, there(), { array: array(), at: v.offset, strides: v.strides }));
    }
  }

  /** The descriptor of a view whose first element is at `first`. */
  #words({ type, shape, inside, first, bytes }) {
    const base = first - inside.offset * bytes;
    this.#lent.add(base >>> 0);
    return type.bare ? [base] : [base, base, inside.offset, ...shape, ...inside.strides];
  }

  /** The memref with this descriptor as an array of its own. */
  take(type, words) {
    const rank = type.shape.length;
    const layout = type.bare ? layoutOf(type, type.shape) : { strides: words.slice(3 + rank), offset: words[2] };
    const shape = type.bare ? type.shape : words.slice(3, 3 + rank);
    const Kind = ARRAYS[type.element][0];
    const at = (words[type.bare ? 0 : 1] >>> 0) / Kind.BYTES_PER_ELEMENT + layout.offset;
    const data = new Kind(product(shape));
    const inside = { array: new Kind(this.#memory.buffer), at, strides: layout.strides };
    if (sameStrides(shape, layout.strides, rowMajor(shape))) data.set(inside.array.subarray(at, at + data.length));
    else copy(shape, inside, { array: data, at: 0, strides: rowMajor(shape) });
    this.#returned.add(words[0] >>> 0);
    return rank > 1 && type.shape.includes(null) ? { data, shape } : data;
  }

  copyBack() {
    for (const each of this.#backwards) each();
  }

  end() {
    for (const address of this.#returned) {
      if (!this.#lent.has(address) && this.#memory.isCallers(address)) this.#memory.free(address);
    }
    for (const address of this.#blocks) this.#memory.free(address);
  }
}

/** Two views that share elements can be copied only as they lie. */
function checkOverlap(a, b) {
  const together = a.place === b.place && a.place !== "packed";
  if (together || !(a.written || b.written) || !overlap(a, b)) return;
  const names = `'${b.name}' and '${a.name}'`;
  throw new TypeError(`${a.call}: parameters ${names} share elements in different layouts: copy one of them`);
}

/** Adds `v` to the groups of views whose bytes overlap. */
function join(groups, v) {
  let group = { buffer: v.data.buffer, from: v.from, to: v.to, views: [v] };
  for (const g of groups) {
    if (g.buffer !== group.buffer || g.from >= group.to || group.from >= g.to) continue;
    groups.delete(g);
    const from = Math.min(g.from, group.from);
    const to = Math.max(g.to, group.to);
    group = { ...g, from, to, views: [...g.views, ...group.views] };
  }
  groups.add(group);
}
