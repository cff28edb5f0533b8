// The functions by which check.mjs passes every type:  node signatures.mjs [static] > signatures.mlir
// With `static`, only what has a static shape and layout, which bare pointers can pass.

export const ELEMENTS = ["i1", "i8", "i16", "i32", "i64", "index", "bf16", "f8E5M2", "f32", "f64"];
export const SCALARS = ["i1", "i2", "i7", "i8", "i16", "i24", "i32", "i33", "i48", "i64", "index", "f32", "f64"];
export const SHAPES = [[], [5], [3, 4], [2, 3, 4], [2, 3, 2, 3]];

/** Column by column, with a gap behind each element, from the fourth element on. */
const gappedStrides = (shape) => shape.map((_, i) => 2 * shape.slice(0, i).reduce((n, x) => n * x, 1));

const memref = (sizes, element, layout = "") => `memref<${[...sizes, element].join("x")}${layout}>`;
const layout = (strides, offset) => `, strided<[${strides.join(", ")}], offset: ${offset}>`;

/** The types of memrefs of `rank`, by name; `fixed` where all is static. */
export function kinds(rank) {
  const shape = SHAPES[rank];
  const open = shape.map(() => "?");
  return {
    fixed: { shape, of: (e) => memref(shape, e), isStatic: true },
    gapped: { shape, of: (e) => memref(shape, e, layout(gappedStrides(shape), 3)), isStatic: true },
    ...(rank > 0 && {
      dynamic: { shape: null, of: (e) => memref(open, e) },
      mixed: { shape: [shape[0], ...shape.slice(1).map(() => null)], of: (e) => memref([shape[0], ...open.slice(1)], e) },
      columns: { shape: null, of: (e) => memref(open, e, layout(shape.map((_, i) => (i ? "?" : 1)), 0)) },
    }),
    strided: { shape: null, of: (e) => memref(open, e, layout(open, "?")) },
  };
}

/** `to_KIND` copies a packed memref to one of a kind, `from_KIND` the other way, `made_KIND` returns a new one of what it is given. */
function* functions(onlyStatic) {
  for (const element of ELEMENTS) {
    for (const [rank, shape] of SHAPES.entries()) {
      for (const [name, kind] of Object.entries(kinds(rank))) {
        if (onlyStatic && !kind.isStatic) continue;
        const type = kind.of(element);
        const packed = memref(kind.isStatic ? shape : shape.map(() => "?"), element);
        const suffix = `${name}_${element}_${rank}`;
        const copy = (from, to) => `memref.copy %from, %to : ${from} to ${to}\n  return`;
        yield `func.func @from_${suffix}(%from: ${type}, %to: ${packed}) {\n  ${copy(type, packed)}\n}`;
        yield `func.func @to_${suffix}(%from: ${packed}, %to: ${type}) {\n  ${copy(packed, type)}\n}`;
        const sizes = kind.isStatic ? [] : shape.map((_, i) => `%n${i}`);
        const dims = sizes.map((n, i) => `%c${i} = arith.constant ${i} : index\n  ${n} = memref.dim %from, %c${i} : ${type}\n  `);
        const alloc = `%to = memref.alloc(${sizes.join(", ")}) : ${packed}\n  memref.copy %from, %to : ${type} to ${packed}`;
        yield `func.func @made_${suffix}(%from: ${type}) -> ${packed} {\n  ${dims.join("")}${alloc}\n  return %to : ${packed}\n}`;
        yield `func.func @same_${suffix}(%from: ${type}) -> ${type} {\n  return %from : ${type}\n}`;
      }
    }
  }
}

const FIXED = `
memref.global "private" @table : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
func.func @global() -> memref<2x2xi32> {
  %t = memref.get_global @table : memref<2x2xi32>
  return %t : memref<2x2xi32>
}
func.func @several(%a: i1, %b: i8, %c: i16, %d: i32, %e: i64, %f: index, %g: f32, %h: f64) -> (f64, f32, index, i64, i32, i16, i8, i1) {
  return %h, %g, %f, %e, %d, %c, %b, %a : f64, f32, index, i64, i32, i16, i8, i1
}
func.func @unsigned(%x: i8 {llvm.zeroext}, %y: i32 {llvm.zeroext}) -> (i8 {llvm.zeroext}, i32 {llvm.zeroext}) {
  return %x, %y : i8, i32
}
func.func @memref_and_scalars(%x: i64, %m: memref<3xf64>, %y: i1) -> (i1, memref<3xf64>, i64) {
  return %y, %m, %x : i1, memref<3xf64>, i64
}
func.func @trap(%m: memref<3xf64>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f64
  memref.store %one, %m[%c0] : memref<3xf64>
  %no = arith.constant false
  cf.assert %no, "never"
  return
}
func.func @"no identifier"(%class: i32, %0: i32) -> i32 {
  %r = arith.subi %class, %0 : i32
  return %r : i32
}
func.func @unranked(%m: memref<*xf32>) {
  return
}
`;
const DYNAMIC = `
func.func @add(%a: memref<?xf64>, %b: memref<?xf64>, %c: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %c, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<?xf64>
    %y = memref.load %b[%i] : memref<?xf64>
    %z = arith.addf %x, %y : f64
    memref.store %z, %c[%i] : memref<?xf64>
  }
  return
}
func.func @add_strided(%a: !strided, %b: !strided, %c: !strided) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %c, %c0 : !strided
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : !strided
    %y = memref.load %b[%i] : !strided
    %z = arith.addf %x, %y : f64
    memref.store %z, %c[%i] : !strided
  }
  return
}
// Memory grows between a read and a write.
func.func @grow(%m: memref<?xf64>, %elements: index) -> memref<?xf64> {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<?xf64>
  %big = memref.alloc(%elements) : memref<?xf64>
  memref.store %x, %big[%c0] : memref<?xf64>
  %y = arith.addf %x, %x : f64
  memref.store %y, %m[%c0] : memref<?xf64>
  return %big : memref<?xf64>
}
func.func @tail(%m: memref<?xf64>) -> !strided {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  %k = arith.subi %n, %c1 : index
  %t = memref.subview %m[1] [%k] [1] : memref<?xf64> to memref<?xf64, strided<[1], offset: 1>>
  %s = memref.cast %t : memref<?xf64, strided<[1], offset: 1>> to !strided
  return %s : !strided
}
`;

if (process.argv[1] === import.meta.filename || process.argv[1]?.endsWith("signatures.mjs")) {
  const onlyStatic = process.argv[2] === "static";
  console.log("!strided = memref<?xf64, strided<[?], offset: ?>>");
  for (const f of functions(onlyStatic)) console.log(f);
  for (const t of SCALARS) console.log(`func.func @id_${t}(%x: ${t}) -> ${t} {\n  return %x : ${t}\n}`);
  console.log(onlyStatic ? FIXED.replace(/func.func @unranked[^}]*}/, "") : FIXED + DYNAMIC);
}
