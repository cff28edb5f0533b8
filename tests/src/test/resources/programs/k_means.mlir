// prints: ( 1.25, 9.125 )
// prints: ( 1.25, 9.125 )
// prints: ( 1.25, 9.125 )

// Two centres of points on a line, three rounds.
memref.global "private" constant @points : memref<8xf64> = dense<[1.0, 2.0, 1.5, 8.0, 9.0, 10.0, 0.5, 9.5]>

func.func @main() {
  %points = memref.get_global @points : memref<8xf64>
  %a0 = arith.constant 0.0 : f64
  %b0 = arith.constant 5.0 : f64
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %r:2 = affine.for %round = 0 to 3 iter_args(%a = %a0, %b = %b0) -> (f64, f64) {
    %s:4 = affine.for %i = 0 to 8 iter_args(%sa = %zero, %na = %zero, %sb = %zero, %nb = %zero) -> (f64, f64, f64, f64) {
      %x = affine.load %points[%i] : memref<8xf64>
      %da = arith.subf %x, %a : f64
      %db = arith.subf %x, %b : f64
      %ea = math.absf %da : f64
      %eb = math.absf %db : f64
      %first = arith.cmpf ole, %ea, %eb : f64
      %xa = arith.select %first, %x, %zero : f64
      %xb = arith.select %first, %zero, %x : f64
      %ca = arith.select %first, %one, %zero : f64
      %cb = arith.select %first, %zero, %one : f64
      %0 = arith.addf %sa, %xa : f64
      %1 = arith.addf %na, %ca : f64
      %2 = arith.addf %sb, %xb : f64
      %3 = arith.addf %nb, %cb : f64
      affine.yield %0, %1, %2, %3 : f64, f64, f64, f64
    }
    %ma = arith.divf %s#0, %s#1 : f64
    %mb = arith.divf %s#2, %s#3 : f64
    %v = vector.from_elements %ma, %mb : vector<2xf64>
    vector.print %v : vector<2xf64>
    affine.yield %ma, %mb : f64, f64
  }
  return
}
