// prints: 0.998307
// prints: 0.70693
// prints: 0.499154
// prints: 0.0998449

// By a magic number and one step of Newton's.
func.func @main() {
  %magic = arith.constant 0x5F3759DF : i32
  %one = arith.constant 1 : i32
  %half = arith.constant 0.5 : f32
  %three = arith.constant 1.5 : f32
  %xs = arith.constant dense<[1.0, 2.0, 4.0, 100.0]> : vector<4xf32>
  affine.for %i = 0 to 4 {
    %x = vector.extract %xs[%i] : f32 from vector<4xf32>
    %b = arith.bitcast %x : f32 to i32
    %s = arith.shrsi %b, %one : i32
    %g = arith.subi %magic, %s : i32
    %y = arith.bitcast %g : i32 to f32
    %h = arith.mulf %x, %half : f32
    %yy = arith.mulf %y, %y : f32
    %hyy = arith.mulf %h, %yy : f32
    %d = arith.subf %three, %hyy : f32
    %r = arith.mulf %y, %d : f32
    vector.print %r : f32
  }
  return
}
