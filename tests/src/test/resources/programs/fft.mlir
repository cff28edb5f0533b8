// prints: 20000
// prints: 6309
// prints: 0
// prints: 448
// prints: 0
// prints: 448
// prints: 0
// prints: 6309

// A transform of 8 points: bits reversed, then three rounds of butterflies.
memref.global "private" constant @signal : memref<8xf64> = dense<[1.0, 2.0, 3.0, 4.0, 4.0, 3.0, 2.0, 1.0]>
memref.global "private" constant @reversed : memref<8xindex> = dense<[0, 4, 2, 6, 1, 5, 3, 7]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  %minus_pi = arith.constant -3.1415926535897931 : f64
  %signal = memref.get_global @signal : memref<8xf64>
  %places = memref.get_global @reversed : memref<8xindex>
  %x = memref.alloc() : memref<8x2xf64>
  scf.for %i = %c0 to %c8 step %c1 {
    %from = memref.load %places[%i] : memref<8xindex>
    %v = memref.load %signal[%from] : memref<8xf64>
    memref.store %v, %x[%i, %c0] : memref<8x2xf64>
    memref.store %zero, %x[%i, %c1] : memref<8x2xf64>
  }
  scf.for %round = %c0 to %c3 step %c1 {
    %half = arith.shli %c1, %round : index
    %size = arith.muli %half, %c2 : index
    %hi = arith.index_cast %half : index to i32
    %hf = arith.sitofp %hi : i32 to f64
    %unit = arith.divf %minus_pi, %hf : f64
    scf.for %start = %c0 to %c8 step %size {
      scf.for %k = %c0 to %half step %c1 {
        %ki = arith.index_cast %k : index to i32
        %kf = arith.sitofp %ki : i32 to f64
        %angle = arith.mulf %unit, %kf : f64
        %wr = math.cos %angle : f64
        %wi = math.sin %angle : f64
        %a = arith.addi %start, %k : index
        %b = arith.addi %a, %half : index
        %ar = memref.load %x[%a, %c0] : memref<8x2xf64>
        %ai = memref.load %x[%a, %c1] : memref<8x2xf64>
        %br = memref.load %x[%b, %c0] : memref<8x2xf64>
        %bi = memref.load %x[%b, %c1] : memref<8x2xf64>
        %0 = arith.mulf %wr, %br : f64
        %1 = arith.mulf %wi, %bi : f64
        %2 = arith.mulf %wr, %bi : f64
        %3 = arith.mulf %wi, %br : f64
        %tr = arith.subf %0, %1 : f64
        %ti = arith.addf %2, %3 : f64
        %pr = arith.addf %ar, %tr : f64
        %pi = arith.addf %ai, %ti : f64
        %mr = arith.subf %ar, %tr : f64
        %mi = arith.subf %ai, %ti : f64
        memref.store %pr, %x[%a, %c0] : memref<8x2xf64>
        memref.store %pi, %x[%a, %c1] : memref<8x2xf64>
        memref.store %mr, %x[%b, %c0] : memref<8x2xf64>
        memref.store %mi, %x[%b, %c1] : memref<8x2xf64>
      }
    }
  }
  // Magnitudes in thousandths: the last bits of sine and cosine are a library's.
  %thousand = arith.constant 1000.0 : f64
  scf.for %i = %c0 to %c8 step %c1 {
    %r = memref.load %x[%i, %c0] : memref<8x2xf64>
    %j = memref.load %x[%i, %c1] : memref<8x2xf64>
    %rr = arith.mulf %r, %r : f64
    %s = math.fma %j, %j, %rr : f64
    %m = math.sqrt %s : f64
    %t = arith.mulf %m, %thousand : f64
    %n = math.roundeven %t : f64
    %k = arith.fptosi %n : f64 to i32
    vector.print %k : i32
  }
  memref.dealloc %x : memref<8x2xf64>
  return
}
