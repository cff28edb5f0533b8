// The discrete Fourier transform of 1024 complex numbers: bits of the index reversed, then ten rounds of butterflies.

!numbers = memref<1024xf64>
!table = memref<512xf64>

func.func private @print_f64(f64)
func.func private @toggle_gpio()

// 20 bits that look random.
func.func private @noise(%i: index) -> i32 {
  %factor = arith.constant -1640531527 : i32
  %shift = arith.constant 12 : i32
  %x = arith.index_cast %i : index to i32
  %product = arith.muli %x, %factor : i32
  %bits = arith.shrui %product, %shift : i32
  return %bits : i32
}

// In [0, 1).
func.func private @unit(%i: index) -> f64 {
  %scale = arith.constant 9.5367431640625e-07 : f64
  %bits = func.call @noise(%i) : (index) -> i32
  %real = arith.uitofp %bits : i32 to f64
  %unit = arith.mulf %real, %scale : f64
  return %unit : f64
}

func.func @kernel(%re: !numbers, %im: !numbers, %cosine: !table, %sine: !table) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %ten = arith.constant 10 : index
  %nine = arith.constant 9 : index
  %n = arith.constant 1024 : index
  %half_n = arith.constant 512 : index
  scf.for %i = %zero to %n step %one {
    %j = scf.for %bit = %zero to %ten step %one iter_args(%reversed = %zero) -> (index) {
      %down = arith.shrui %i, %bit : index
      %is_set = arith.andi %down, %one : index
      %place = arith.subi %nine, %bit : index
      %moved = arith.shli %is_set, %place : index
      %next = arith.ori %reversed, %moved : index
      scf.yield %next : index
    }
    %first = arith.cmpi ult, %i, %j : index
    scf.if %first {
      %ri = memref.load %re[%i] : !numbers
      %mi = memref.load %im[%i] : !numbers
      %rj = memref.load %re[%j] : !numbers
      %mj = memref.load %im[%j] : !numbers
      memref.store %rj, %re[%i] : !numbers
      memref.store %mj, %im[%i] : !numbers
      memref.store %ri, %re[%j] : !numbers
      memref.store %mi, %im[%j] : !numbers
    }
  }
  scf.for %round = %zero to %ten step %one {
    %half = arith.shli %one, %round : index
    %width = arith.shli %half, %one : index
    %stride = arith.shrui %half_n, %round : index
    scf.for %block = %zero to %n step %width {
      scf.for %k = %zero to %half step %one {
        %at = arith.muli %k, %stride : index
        %c = memref.load %cosine[%at] : !table
        %s = memref.load %sine[%at] : !table
        %low = arith.addi %block, %k : index
        %high = arith.addi %low, %half : index
        %x = memref.load %re[%high] : !numbers
        %y = memref.load %im[%high] : !numbers
        %xc = arith.mulf %x, %c : f64
        %ys = arith.mulf %y, %s : f64
        %r = arith.subf %xc, %ys : f64
        %xs = arith.mulf %x, %s : f64
        %yc = arith.mulf %y, %c : f64
        %m = arith.addf %xs, %yc : f64
        %a = memref.load %re[%low] : !numbers
        %b = memref.load %im[%low] : !numbers
        %sum_r = arith.addf %a, %r : f64
        %sum_m = arith.addf %b, %m : f64
        %difference_r = arith.subf %a, %r : f64
        %difference_m = arith.subf %b, %m : f64
        memref.store %sum_r, %re[%low] : !numbers
        memref.store %sum_m, %im[%low] : !numbers
        memref.store %difference_r, %re[%high] : !numbers
        memref.store %difference_m, %im[%high] : !numbers
      }
    }
  }
  return
}

func.func @main() {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %turn_c = arith.constant 0.9999811752826011 : f64
  %turn_s = arith.constant -0.006135884649154475 : f64
  %re = memref.alloc() : !numbers
  %im = memref.alloc() : !numbers
  %cosine = memref.alloc() : !table
  %sine = memref.alloc() : !table
  // By turning 2 pi / 1024 further each time.
  affine.for %i = 0 to 512 iter_args(%c = %one, %s = %zero) -> (f64, f64) {
    affine.store %c, %cosine[%i] : !table
    affine.store %s, %sine[%i] : !table
    %cc = arith.mulf %c, %turn_c : f64
    %ss = arith.mulf %s, %turn_s : f64
    %next_c = arith.subf %cc, %ss : f64
    %cs = arith.mulf %c, %turn_s : f64
    %sc = arith.mulf %s, %turn_c : f64
    %next_s = arith.addf %cs, %sc : f64
    affine.yield %next_c, %next_s : f64, f64
  }
  affine.for %i = 0 to 1024 {
    %r = func.call @unit(%i) : (index) -> f64
    affine.store %r, %re[%i] : !numbers
    %j = affine.apply affine_map<(i) -> (i + 2000)>(%i)
    %m = func.call @unit(%j) : (index) -> f64
    affine.store %m, %im[%i] : !numbers
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%re, %im, %cosine, %sine) : (!numbers, !numbers, !table, !table) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 1024 {
    %r = affine.load %re[%i] : !numbers
    func.call @print_f64(%r) : (f64) -> ()
    %m = affine.load %im[%i] : !numbers
    func.call @print_f64(%m) : (f64) -> ()
  }
  return
}
