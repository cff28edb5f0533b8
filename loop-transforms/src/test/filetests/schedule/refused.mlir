// RUN: wami opt %s --split-input-file --affine-register-tile --vectorize-affine-loops --verify-diagnostics
// beyond mlir-opt: passes of ours

// What goes forward in i goes back in j.
func.func @order(%a: memref<64x64xf64>) {
  affine.for %i = 1 to 64 {
    // expected-note @below {{this asks for it: order=1,0}}
    // expected-error @below {{the schedule does not fit: another order is not legal: dependence from line}}
    affine.for %j = 0 to 63 {
      %x = affine.load %a[%i - 1, %j + 1] : memref<64x64xf64>
      affine.store %x, %a[%i, %j] : memref<64x64xf64>
    } {wami.schedule = {order = array<i64: 1, 0>}}
  }
  return
}

// -----

func.func @jam(%a: memref<64x64xf64>) {
  affine.for %i = 1 to 64 {
    // expected-note @below {{this asks for it: tile=2x1}}
    // expected-error @below {{the schedule does not fit: loop 0 may not be jammed: dependence from line}}
    affine.for %j = 0 to 63 {
      %x = affine.load %a[%i - 1, %j + 1] : memref<64x64xf64>
      affine.store %x, %a[%i, %j] : memref<64x64xf64>
    } {wami.schedule = {tile = array<i64: 2, 1>}}
  }
  return
}

// -----

func.func @lanes(%a: memref<64xf64>) {
  // expected-note @below {{this asks for it: lanes=2}}
  // expected-error @below {{the schedule does not fit: loop 0 may not have lanes: dependence from line}}
  affine.for %i = 1 to 64 {
    %x = affine.load %a[%i - 1] : memref<64xf64>
    affine.store %x, %a[%i] : memref<64xf64>
  } {wami.schedule = {lanes = array<i64: 2>}}
  return
}

// -----

func.func @lanes_of_a_sum(%a: memref<64xf64>, %zero: f64) -> f64 {
  // expected-error @below {{the schedule does not fit: no 2 lanes: sum in float order}}
  %s = affine.for %i = 0 to 64 iter_args(%acc = %zero) -> f64 {
    %x = affine.load %a[%i] : memref<64xf64>
    %next = arith.addf %acc, %x : f64
    affine.yield %next : f64
  } {wami.schedule = {lanes = array<i64: 2>}}
  return %s : f64
}

// -----

func.func @not_perfect(%a: memref<8x8xf64>, %b: memref<8xf64>, %x: f64) {
  affine.for %i = 0 to 8 {
    affine.store %x, %b[%i] : memref<8xf64>
    // expected-note @below {{this asks for it}}
    // expected-error @below {{only 1 of the loops have nothing else in their bodies than the next}}
    affine.for %j = 0 to 8 {
      affine.store %x, %a[%i, %j] : memref<8x8xf64>
    } {wami.schedule = {order = array<i64: 1, 0>}}
  }
  return
}

// -----

func.func @too_many(%a: memref<8xf64>, %x: f64) {
  // expected-note @below {{this asks for it}}
  // expected-error @below {{the schedule does not fit: it is for 2 loops, and there are 1}}
  affine.for %i = 0 to 8 {
    affine.store %x, %a[%i] : memref<8xf64>
  } {wami.schedule = {tile = array<i64: 2, 1>}}
  return
}

// -----

// What stands between the loops is neither in the one nor in the other.
func.func @outer_loop(%a: memref<8x8xf64>, %b: memref<8xf64>, %x: f64) {
  // expected-note @below {{this asks for it: unroll=2}}
  // expected-error @below {{the schedule does not fit: the loop is not one of a perfect nest of affine loops}}
  affine.for %i = 0 to 8 {
    affine.store %x, %b[%i] : memref<8xf64>
    affine.for %j = 0 to 8 {
      affine.store %x, %a[%i, %j] : memref<8x8xf64>
    }
  } {wami.schedule = {unroll = 2 : i64}}
  return
}
