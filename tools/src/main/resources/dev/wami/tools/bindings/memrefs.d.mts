/** What holds elements of each type; `bits8` and `bits16` are the encodings of shorter floats. */
export interface Elements {
  i1: Uint8Array;
  i8: Int8Array;
  i16: Int16Array;
  i32: Int32Array;
  i64: BigInt64Array;
  index: Int32Array;
  bits8: Uint8Array;
  bits16: Uint16Array;
  f32: Float32Array;
  f64: Float64Array;
}

/** Elements of an array as a memref: shape, strides and offset count elements. */
export interface MemRef<T> {
  readonly data: T;
  readonly shape: readonly number[];
  /** Row-major without it. */
  readonly strides?: readonly number[];
  readonly offset?: number;
}

/** An argument whose shape the number of its elements says. */
export type View<T> = T | MemRef<T>;

/** An array in the memory of the module. */
export interface Allocation<T> extends MemRef<T> {
  /** Get it anew behind each call that may allocate: when memory grows, earlier arrays of it are detached. */
  readonly data: T;
  readonly address: number;
  free(): void;
}
