// prints: ( 0.25, 0.125, -0.25 )

// Learns AND with weights that are exact.
memref.global "private" constant @inputs : memref<4x2xf32> = dense<[[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]]>
memref.global "private" constant @wanted : memref<4xf32> = dense<[0.0, 0.0, 0.0, 1.0]>

func.func @main() {
  %inputs = memref.get_global @inputs : memref<4x2xf32>
  %wanted = memref.get_global @wanted : memref<4xf32>
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %rate = arith.constant 0.125 : f32
  %r:3 = affine.for %e = 0 to 12 iter_args(%a = %zero, %b = %zero, %c = %zero) -> (f32, f32, f32) {
    %s:3 = affine.for %i = 0 to 4 iter_args(%wa = %a, %wb = %b, %wc = %c) -> (f32, f32, f32) {
      %x = affine.load %inputs[%i, 0] : memref<4x2xf32>
      %y = affine.load %inputs[%i, 1] : memref<4x2xf32>
      %t = affine.load %wanted[%i] : memref<4xf32>
      %0 = math.fma %wa, %x, %wc : f32
      %1 = math.fma %wb, %y, %0 : f32
      %fires = arith.cmpf ogt, %1, %zero : f32
      %o = arith.select %fires, %one, %zero : f32
      %d = arith.subf %t, %o : f32
      %g = arith.mulf %d, %rate : f32
      %na = math.fma %g, %x, %wa : f32
      %nb = math.fma %g, %y, %wb : f32
      %nc = arith.addf %wc, %g : f32
      affine.yield %na, %nb, %nc : f32, f32, f32
    }
    affine.yield %s#0, %s#1, %s#2 : f32, f32, f32
  }
  %v = vector.from_elements %r#0, %r#1, %r#2 : vector<3xf32>
  vector.print %v : vector<3xf32>
  return
}
