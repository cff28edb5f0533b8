// What affine refuses: operands that are neither dimension nor symbol, maps of other sizes, steps below one.
// RUN: wami opt %s --split-input-file --verify-diagnostics
func.func @loaded_subscript(%m: memref<10xindex>, %p: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %k = memref.load %m[%i] : memref<10xindex>
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %v = affine.load %p[%k] : memref<10xf32>
  }
  return
}
// -----
func.func @symbol_varies(%m: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{'affine.load' op operand cannot be used as a symbol}}
    %v = affine.load %m[symbol(%i)] : memref<10xf32>
  }
  return
}
// -----
func.func @step_negative() {
  // expected-error@+1 {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
  affine.for %i = 0 to 10 step -1 {
  }
  return
}
// -----
func.func @two_results(%n: index) {
  // expected-error@+1 {{custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %i = 0 to affine_map<(d0) -> (d0, 10)>(%n) {
  }
  return
}
// -----
func.func @apply_operands(%n: index) {
  // expected-error@+1 {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%n)
  return
}
// -----
func.func @set_operands(%n: index) {
  // expected-error@+1 {{custom op 'affine.if' dim operand count and integer set dim count must match}}
  affine.if affine_set<(d0, d1) : (d0 - d1 == 0)>(%n) {
  }
  return
}
// -----
func.func @product_of_dimensions(%i: index, %j: index) {
  // expected-error@+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
  %0 = affine.apply affine_map<(d0, d1) -> (d0 * d1)>(%i, %j)
  return
}
// -----
func.func @load_rank(%m: memref<10x10xf32>) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{'affine.load' op affine map num results must equal memref rank}}
    %v = affine.load %m[%i] : memref<10x10xf32>
  }
  return
}
// -----
// expected-note@+1 {{prior use here}}
func.func @store_type(%m: memref<10xf32>, %x: f64) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'f32' vs 'f64'}}
    affine.store %x, %m[%i] : memref<10xf32>
  }
  return
}
// -----
func.func @yield_count(%x: f32) {
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> (f32) {
    // expected-error@+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield
  }
  return
}
// -----
func.func @if_without_else(%n: index, %x: f32) {
  // expected-error@+2 {{'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note@+1 {{region branch point}}
  %r = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> f32 {
    affine.yield %x : f32
  }
  return
}
