// PolyBench/C 4.2.1 covariance: the covariance matrix of M attributes over N points.
// sizes (SMALL | MEDIUM | LARGE): M = 80 | 240 | 1200, N = 100 | 260 | 1400

!data = memref<100x80xf64>
!cov = memref<80x80xf64>
!vector = memref<80xf64>

#id = affine_map<(i) -> (i)>

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
  // data[i][j] = (double)i * j / M
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 80 {
      %fi = func.call @to_f64(%i) : (index) -> f64
      %fj = func.call @to_f64(%j) : (index) -> f64
      %product = arith.mulf %fi, %fj : f64
      %v = arith.divf %product, %fm : f64
      affine.store %v, %data[%i, %j] : !data
    }
  }
  return
}

func.func @kernel(%float_n: f64, %data: !data, %cov: !cov, %mean: !vector) {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
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
  // data[i][j] -= mean[j]
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 80 {
      %d = affine.load %data[%i, %j] : !data
      %m = affine.load %mean[%j] : !vector
      %centred = arith.subf %d, %m : f64
      affine.store %centred, %data[%i, %j] : !data
    }
  }
  affine.for %i = 0 to 80 {
    affine.for %j = #id(%i) to 80 {
      affine.store %zero, %cov[%i, %j] : !cov
      // cov[i][j] += data[k][i] * data[k][j]
      affine.for %k = 0 to 100 {
        %c = affine.load %cov[%i, %j] : !cov
        %di = affine.load %data[%k, %i] : !data
        %dj = affine.load %data[%k, %j] : !data
        %product = arith.mulf %di, %dj : f64
        %sum = arith.addf %c, %product : f64
        affine.store %sum, %cov[%i, %j] : !cov
      }
      // cov[j][i] = cov[i][j] /= n - 1
      %c = affine.load %cov[%i, %j] : !cov
      %less = arith.subf %float_n, %one : f64
      %quot = arith.divf %c, %less : f64
      affine.store %quot, %cov[%i, %j] : !cov
      %q = affine.load %cov[%i, %j] : !cov
      affine.store %q, %cov[%j, %i] : !cov
    }
  }
  return
}

func.func @main() {
  %n = arith.constant 100 : index
  %float_n = func.call @to_f64(%n) : (index) -> f64
  %data = memref.alloc() : !data
  %cov = memref.alloc() : !cov
  %mean = memref.alloc() : !vector
  func.call @init(%data) : (!data) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%float_n, %data, %cov, %mean) : (f64, !data, !cov, !vector) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 80 {
    affine.for %j = 0 to 80 {
      %c = affine.load %cov[%i, %j] : !cov
      func.call @print_f64(%c) : (f64) -> ()
    }
  }
  memref.dealloc %mean : !vector
  memref.dealloc %cov : !cov
  memref.dealloc %data : !data
  return
}
