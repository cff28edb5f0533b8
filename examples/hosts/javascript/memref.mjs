// MLIR's memrefs in the memory of a module that `wami compile` wrote.

/** What an element is to JavaScript. `index` has the width of an address. */
const ARRAYS = { f32: Float32Array, f64: Float64Array, i8: Int8Array, i32: Int32Array, index: Int32Array };
const WORD = 4;

export class Program {
  /** @param exports of the instance: `memory`, `malloc`, `free` and the compiled functions */
  constructor(exports) {
    this.exports = exports;
  }

  /** A new typed array of what is at `address`. It is gone when the memory grows, so nobody keeps it over a call. */
  view(Type, address, length) {
    return new Type(this.exports.memory.buffer, address, length);
  }

  /** An array of such a shape, row by row, uninitialised; `free` it. */
  alloc(type, sizes) {
    const count = sizes.reduce((n, size) => n * size, 1);
    const address = this.exports.malloc(Math.max(1, count) * ARRAYS[type].BYTES_PER_ELEMENT);
    return new MemRef(this, type, address, 0, sizes, rowMajor(sizes));
  }

  /** Calls `_mlir_ciface_NAME`: memrefs by address, of descriptors that live as long as the call. */
  callC(name, ...values) {
    const words = values.map((v) => (v instanceof MemRef ? v.words() : []));
    const bytes = WORD * words.flat().length;
    const descriptors = this.exports.malloc(bytes + 1);
    let at = descriptors;
    const given = values.map((v, i) => {
      if (!(v instanceof MemRef)) return v;
      const address = at;
      this.view(Int32Array, address, words[i].length).set(words[i]);
      at += WORD * words[i].length;
      return address;
    });
    const result = this.exports[`_mlir_ciface_${name}`](...given);
    this.exports.free(descriptors);
    return result;
  }

  /** The memref whose descriptor is at `address`. */
  read(type, rank, address) {
    const [, aligned, offset, ...extents] = this.view(Int32Array, address, 3 + 2 * rank);
    return new MemRef(this, type, aligned, offset, extents.slice(0, rank), extents.slice(rank));
  }
}

export const rowMajor = (sizes) => sizes.map((_, i) => sizes.slice(i + 1).reduce((n, size) => n * size, 1));

/** Elements in memory; offset, sizes and strides count elements, as in MLIR. */
export class MemRef {
  constructor(program, type, address, offset, sizes, strides) {
    Object.assign(this, { program, type, address, offset, sizes, strides });
  }

  get bytes() {
    return ARRAYS[this.type].BYTES_PER_ELEMENT;
  }

  /** The expanded descriptor: what a function takes in place of this, as so many arguments. */
  words() {
    return [this.address, this.address, this.offset, ...this.sizes, ...this.strides];
  }

  /** The bare pointer: to the first element. */
  pointer() {
    return this.address + this.offset * this.bytes;
  }

  /** Every `steps[i]`-th of `sizes[i]` elements from `offsets[i]` on, as memref.subview; a step may be 0 or negative. */
  subview(offsets, sizes, steps) {
    const offset = offsets.reduce((sum, o, i) => sum + o * this.strides[i], this.offset);
    return new MemRef(this.program, this.type, this.address, offset, sizes, this.strides.map((s, i) => s * steps[i]));
  }

  transpose(order = this.sizes.map((_, i) => i).reverse()) {
    const of = (numbers) => order.map((i) => numbers[i]);
    return new MemRef(this.program, this.type, this.address, this.offset, of(this.sizes), of(this.strides));
  }

  /** Sets element `[i, j, ...]` to `value(i, j, ...)`. */
  fill(value) {
    const all = this.#memory();
    for (const [position, index] of this.#positions()) all[position] = value(...index);
    return this;
  }

  /** The elements in order, in an array of JavaScript. */
  toArray() {
    const all = this.#memory();
    return Array.from(this.#positions(), ([position]) => all[position]);
  }

  /** All memory as such elements, from the allocation on. */
  #memory() {
    const Type = ARRAYS[this.type];
    return new Type(this.program.exports.memory.buffer, this.address);
  }

  *#positions(dim = 0, position = this.offset, index = []) {
    if (dim === this.sizes.length) return yield [position, index];
    for (let i = 0; i < this.sizes[dim]; i++) {
      yield* this.#positions(dim + 1, position + i * this.strides[dim], [...index, i]);
    }
  }

  free() {
    this.program.exports.free(this.address);
  }
}
