// prints: ( 1, 2, 3, 4, 30, 2 )
// prints: ( 1, 3, 5, 30, 30, 5 )
// prints: ( 30, 30, 30, 30, 30, 5 )
// prints: ( 1, 3, 5, 30, 30, 5 )
// prints: ( 1, 2, 3, 4, 30, 2 )

// Steps until escape on a coarse grid, a character per point.
func.func @steps(%cr: f64, %ci: f64) -> i32 {
  %zero = arith.constant 0.0 : f64
  %four = arith.constant 4.0 : f64
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %limit = arith.constant 30 : i32
  %r:3 = scf.while (%x = %zero, %y = %zero, %n = %c0) : (f64, f64, i32) -> (f64, f64, i32) {
    %xx = arith.mulf %x, %x : f64
    %yy = arith.mulf %y, %y : f64
    %s = arith.addf %xx, %yy : f64
    %near = arith.cmpf ole, %s, %four : f64
    %early = arith.cmpi slt, %n, %limit : i32
    %go = arith.andi %near, %early : i1
    scf.condition(%go) %x, %y, %n : f64, f64, i32
  } do {
  ^bb0(%x: f64, %y: f64, %n: i32):
    %xx = arith.mulf %x, %x : f64
    %yy = arith.mulf %y, %y : f64
    %d = arith.subf %xx, %yy : f64
    %nx = arith.addf %d, %cr : f64
    %xy = arith.mulf %x, %y : f64
    %two = arith.addf %xy, %xy : f64
    %ny = arith.addf %two, %ci : f64
    %m = arith.addi %n, %c1 : i32
    scf.yield %nx, %ny, %m : f64, f64, i32
  }
  return %r#2 : i32
}

func.func @main() {
  %step = arith.constant 0.5 : f64
  %left = arith.constant -2.0 : f64
  %top = arith.constant -1.0 : f64
  affine.for %i = 0 to 5 {
    %line = arith.constant dense<0> : vector<6xi32>
    %full = affine.for %j = 0 to 6 iter_args(%v = %line) -> vector<6xi32> {
      %i32 = arith.index_cast %i : index to i32
      %j32 = arith.index_cast %j : index to i32
      %fi = arith.sitofp %i32 : i32 to f64
      %fj = arith.sitofp %j32 : i32 to f64
      %x = math.fma %fj, %step, %left : f64
      %y = math.fma %fi, %step, %top : f64
      %n = func.call @steps(%x, %y) : (f64, f64) -> i32
      %w = vector.insert %n, %v[%j] : i32 into vector<6xi32>
      affine.yield %w : vector<6xi32>
    }
    vector.print %full : vector<6xi32>
  }
  return
}
