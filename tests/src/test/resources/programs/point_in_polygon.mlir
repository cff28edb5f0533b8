// prints: 1
// prints: 0
// prints: 0
// prints: 1
// prints: 0

// Crossings of a ray with the edges of a pentagon.
memref.global "private" constant @xs : memref<5xf32> = dense<[0.0, 4.0, 5.0, 2.0, -1.0]>
memref.global "private" constant @ys : memref<5xf32> = dense<[0.0, 0.0, 3.0, 5.0, 3.0]>

func.func @inside(%px: f32, %py: f32) -> i1 {
  %xs = memref.get_global @xs : memref<5xf32>
  %ys = memref.get_global @ys : memref<5xf32>
  %false = arith.constant false
  %r = affine.for %i = 0 to 5 iter_args(%in = %false) -> i1 {
    %ax = affine.load %xs[%i] : memref<5xf32>
    %ay = affine.load %ys[%i] : memref<5xf32>
    %bx = affine.load %xs[(%i + 1) mod 5] : memref<5xf32>
    %by = affine.load %ys[(%i + 1) mod 5] : memref<5xf32>
    %a = arith.cmpf ogt, %ay, %py : f32
    %b = arith.cmpf ogt, %by, %py : f32
    %spans = arith.xori %a, %b : i1
    %dx = arith.subf %bx, %ax : f32
    %dy = arith.subf %by, %ay : f32
    %h = arith.subf %py, %ay : f32
    %q = arith.divf %h, %dy : f32
    %d = arith.mulf %q, %dx : f32
    %x = arith.addf %ax, %d : f32
    %left = arith.cmpf olt, %px, %x : f32
    %cross = arith.andi %spans, %left : i1
    %next = arith.xori %in, %cross : i1
    affine.yield %next : i1
  }
  return %r : i1
}

func.func @main() {
  %px = arith.constant dense<[2.0, 6.0, -0.5, 0.0, 4.5]> : vector<5xf32>
  %py = arith.constant dense<[2.0, 2.0, 4.5, 3.0, 1.0]> : vector<5xf32>
  affine.for %i = 0 to 5 {
    %x = vector.extract %px[%i] : f32 from vector<5xf32>
    %y = vector.extract %py[%i] : f32 from vector<5xf32>
    %r = func.call @inside(%x, %y) : (f32, f32) -> i1
    vector.print %r : i1
  }
  return
}
