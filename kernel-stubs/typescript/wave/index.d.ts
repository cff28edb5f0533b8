// The kernel language for editors and tsc; a kernel is compiled by wave, which does not read this.

declare global {
  type i32 = number;
  type u32 = number;
  type i64 = bigint;
  type u64 = bigint;
  type f16 = number;
  type f32 = number;
  type f64 = number;
  interface Float16Array {
    readonly length: number;
    [index: number]: number;
  }
}

/** A type as a value: a cast, and the type of an array's elements. */
export interface Scalar<T> {
  (x: number | bigint | boolean): T;
}

export type i32 = number;
export const i32: Scalar<number>;
export type u32 = number;
export const u32: Scalar<number>;
export type f16 = number;
export const f16: Scalar<number>;
export type f32 = number;
export const f32: Scalar<number>;
export type f64 = number;
export const f64: Scalar<number>;
export type i64 = bigint;
export const i64: Scalar<bigint>;
export type u64 = bigint;
export const u64: Scalar<bigint>;

export interface Options {
  /** Threads of a workgroup along x, y and z; 256 if nothing is said. */
  workgroupSize?: number | [number] | [number, number] | [number, number, number];
}

/** A kernel is not for the host: it has no call signature. */
export interface Kernel {
  readonly workgroupSize: [number, number, number];
}
type Decorator = (method: (...parameters: any[]) => void, context: ClassMethodDecoratorContext) => void;

/** `const f = kernel((x: Float32Array, n: u32) => { ... })`, or a decorator of a static method. */
export function kernel(method: (...parameters: any[]) => void, context: ClassMethodDecoratorContext): void;
export function kernel(body: (...parameters: any[]) => void): Kernel;
export function kernel(options: Options, body: (...parameters: any[]) => void): Kernel;
export function kernel(body: (...parameters: any[]) => void, options: Options): Kernel;
export function kernel(options?: Options): Decorator;

/** An array of the workgroup. */
export function shared<T>(type: Scalar<T>, extent: number | [number]): T[];
export function shared<T>(type: Scalar<T>, extents: [number, number]): T[][];
export function shared<T>(type: Scalar<T>, extents: [number, number, number]): T[][][];
/** An array of the thread. */
export function local<T>(type: Scalar<T>, extent: number | [number]): T[];
export function local<T>(type: Scalar<T>, extents: [number, number]): T[][];
/** The same bits as another type. */
export function bitcast<T>(type: Scalar<T>, x: number | bigint): T;

type Scope = "wave" | "workgroup" | "device" | "system";
type Elements<T> = { [index: number]: T; readonly length: number };
/** Where an element is: an index, or one for each dimension. */
type Index = number | number[];
export function threadId(dimension?: 0 | 1 | 2): u32;
export function thread_id(dimension?: 0 | 1 | 2): u32;
export function workgroupId(dimension?: 0 | 1 | 2): u32;
export function workgroup_id(dimension?: 0 | 1 | 2): u32;
export function workgroupSize(dimension?: 0 | 1 | 2): u32;
export function workgroup_size(dimension?: 0 | 1 | 2): u32;
export function gridSize(dimension?: 0 | 1 | 2): u32;
export function grid_size(dimension?: 0 | 1 | 2): u32;
export function globalId(dimension?: 0 | 1 | 2): u32;
export function global_id(dimension?: 0 | 1 | 2): u32;
export function laneId(): u32;
export function lane_id(): u32;
export function waveId(): u32;
export function wave_id(): u32;
export function waveWidth(): u32;
export function wave_width(): u32;
export function numWaves(): u32;
export function num_waves(): u32;
export function barrier(): void;
export function fence(scope: Scope): void;
export function atomicAdd<T>(array: Elements<T>, index: Index, value: T): T;
export function atomic_add<T>(array: Elements<T>, index: Index, value: T): T;
export function atomicSub<T>(array: Elements<T>, index: Index, value: T): T;
export function atomic_sub<T>(array: Elements<T>, index: Index, value: T): T;
export function atomicMin<T>(array: Elements<T>, index: Index, value: T): T;
export function atomic_min<T>(array: Elements<T>, index: Index, value: T): T;
export function atomicMax<T>(array: Elements<T>, index: Index, value: T): T;
export function atomic_max<T>(array: Elements<T>, index: Index, value: T): T;
export function atomicAnd<T>(array: Elements<T>, index: Index, value: T): T;
export function atomic_and<T>(array: Elements<T>, index: Index, value: T): T;
export function atomicOr<T>(array: Elements<T>, index: Index, value: T): T;
export function atomic_or<T>(array: Elements<T>, index: Index, value: T): T;
export function atomicXor<T>(array: Elements<T>, index: Index, value: T): T;
export function atomic_xor<T>(array: Elements<T>, index: Index, value: T): T;
export function atomicExchange<T>(array: Elements<T>, index: Index, value: T): T;
export function atomic_exchange<T>(array: Elements<T>, index: Index, value: T): T;
export function atomicCas<T>(array: Elements<T>, index: Index, expected: T, desired: T): T;
export function atomic_cas<T>(array: Elements<T>, index: Index, expected: T, desired: T): T;
export function shuffle(value: number, lane: number): number;
export function shuffleUp(value: number, lane: number): number;
export function shuffle_up(value: number, lane: number): number;
export function shuffleDown(value: number, lane: number): number;
export function shuffle_down(value: number, lane: number): number;
export function shuffleXor(value: number, lane: number): number;
export function shuffle_xor(value: number, lane: number): number;
export function broadcast(value: number, lane: number): number;
export function ballot(condition: boolean): u32;
export function any(condition: boolean): boolean;
export function all(condition: boolean): boolean;
export function prefixSum(value: number): number;
export function prefix_sum(value: number): number;
export function reduceAdd(value: number): number;
export function reduce_add(value: number): number;
export function reduceMin(value: number): number;
export function reduce_min(value: number): number;
export function reduceMax(value: number): number;
export function reduce_max(value: number): number;
export function sqrt(x: number): number;
export function rsqrt(x: number): number;
export function rcp(x: number): number;
export function sin(x: number): number;
export function cos(x: number): number;
export function exp(x: number): number;
export function exp2(x: number): number;
export function log(x: number): number;
export function log2(x: number): number;
export function tanh(x: number): number;
export function floor(x: number): number;
export function ceil(x: number): number;
export function round(x: number): number;
export function trunc(x: number): number;
export function fract(x: number): number;
export function pow(x: number, y: number): number;
export function abs<T extends number | bigint>(x: T): T;
export function min<T extends number | bigint>(a: T, b: T): T;
export function max<T extends number | bigint>(a: T, b: T): T;
export function clamp<T extends number | bigint>(x: T, low: T, high: T): T;
export function fma(a: number, b: number, c: number): number;
export function popcount(x: number | bigint): u32;
export function clz(x: number | bigint): u32;
export function ctz(x: number | bigint): u32;
export function bitreverse<T extends number | bigint>(x: T): T;
export function idiv<T extends number | bigint>(a: T, b: T): T;
