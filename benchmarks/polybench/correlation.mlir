// PolyBench/C 4.2.1 correlation: the correlation matrix of M attributes over N points.
// sizes (SMALL | MEDIUM | LARGE): M = 80 | 240 | 1200, N = 100 | 260 | 1400, M - 1 = 79 | 239 | 1199

!data = memref<100x80xf64>
!corr = memref<80x80xf64>
!vector = memref<80xf64>

#next = affine_map<(i) -> (i + 1)>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

func.func private @to_f64(%x: index) -> f64 {
  %int = arith.index_cast %x : index to i32
  %real = arith.sitofp %int : i32 to f64
  return %real : f64
}

func.func private @init(%data: !data) {
  %m = arith.constant 80 : index
  %fm = func.call @to_f64(%m) : (index) -> f64
  // data[i][j] = (double)(i * j) / M + i
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 80 {
      %ij = arith.muli %i, %j : index
      %fij = func.call @to_f64(%ij) : (index) -> f64
      %part = arith.divf %fij, %fm : f64
      %fi = func.call @to_f64(%i) : (index) -> f64
      %v = arith.addf %part, %fi : f64
      affine.store %v, %data[%i, %j] : !data
    }
  }
  return
}

func.func @kernel(%float_n: f64, %data: !data, %corr: !corr, %mean: !vector, %stddev: !vector) {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %eps = arith.constant 0.1 : f64
  affine.for %j = 0 to 80 {
    affine.store %zero, %mean[%j] : !vector
    // mean[j] += data[i][j]
    affine.for %i = 0 to 100 {
      %m = affine.load %mean[%j] : !vector
      %d = affine.load %data[%i, %j] : !data
      %sum = arith.addf %m, %d : f64
      affine.store %sum, %mean[%j] : !vector
    }
    %m = affine.load %mean[%j] : !vector
    %quot = arith.divf %m, %float_n : f64
    affine.store %quot, %mean[%j] : !vector
  }
  affine.for %j = 0 to 80 {
    affine.store %zero, %stddev[%j] : !vector
    // stddev[j] += (data[i][j] - mean[j]) * (data[i][j] - mean[j])
    affine.for %i = 0 to 100 {
      %d = affine.load %data[%i, %j] : !data
      %m = affine.load %mean[%j] : !vector
      %diff = arith.subf %d, %m : f64
      %square = arith.mulf %diff, %diff : f64
      %s = affine.load %stddev[%j] : !vector
      %sum = arith.addf %s, %square : f64
      affine.store %sum, %stddev[%j] : !vector
    }
    // stddev[j] = sqrt(stddev[j] / n), but 1 where that is near 0, because it divides below
    %s = affine.load %stddev[%j] : !vector
    %variance = arith.divf %s, %float_n : f64
    %root = math.sqrt %variance : f64
    %tiny = arith.cmpf ole, %root, %eps : f64
    %safe = arith.select %tiny, %one, %root : f64
    affine.store %safe, %stddev[%j] : !vector
  }
  // data[i][j] = (data[i][j] - mean[j]) / (sqrt(n) * stddev[j])
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 80 {
      %d = affine.load %data[%i, %j] : !data
      %m = affine.load %mean[%j] : !vector
      %centred = arith.subf %d, %m : f64
      affine.store %centred, %data[%i, %j] : !data
      %root = math.sqrt %float_n : f64
      %s = affine.load %stddev[%j] : !vector
      %scale = arith.mulf %root, %s : f64
      %c = affine.load %data[%i, %j] : !data
      %quot = arith.divf %c, %scale : f64
      affine.store %quot, %data[%i, %j] : !data
    }
  }
  affine.for %i = 0 to 79 {
    affine.store %one, %corr[%i, %i] : !corr
    affine.for %j = #next(%i) to 80 {
      affine.store %zero, %corr[%i, %j] : !corr
      // corr[i][j] += data[k][i] * data[k][j]
      affine.for %k = 0 to 100 {
        %c = affine.load %corr[%i, %j] : !corr
        %di = affine.load %data[%k, %i] : !data
        %dj = affine.load %data[%k, %j] : !data
        %product = arith.mulf %di, %dj : f64
        %sum = arith.addf %c, %product : f64
        affine.store %sum, %corr[%i, %j] : !corr
      }
      %c = affine.load %corr[%i, %j] : !corr
      affine.store %c, %corr[%j, %i] : !corr
    }
  }
  affine.store %one, %corr[79, 79] : !corr
  return
}

func.func @main() {
  %n = arith.constant 100 : index
  %float_n = func.call @to_f64(%n) : (index) -> f64
  %data = memref.alloc() : !data
  %corr = memref.alloc() : !corr
  %mean = memref.alloc() : !vector
  %stddev = memref.alloc() : !vector
  func.call @init(%data) : (!data) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%float_n, %data, %corr, %mean, %stddev) : (f64, !data, !corr, !vector, !vector) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 80 {
    affine.for %j = 0 to 80 {
      %c = affine.load %corr[%i, %j] : !corr
      func.call @print_f64(%c) : (f64) -> ()
    }
  }
  memref.dealloc %stddev : !vector
  memref.dealloc %mean : !vector
  memref.dealloc %corr : !corr
  memref.dealloc %data : !data
  return
}
