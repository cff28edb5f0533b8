// prints: ( 3, 4, 5 )
// prints: ( 6, 8, 10 )
// prints: ( 5, 12, 13 )
// prints: ( 9, 12, 15 )
// prints: ( 8, 15, 17 )
// prints: ( 12, 16, 20 )
// prints: 6

// All with a hypotenuse of at most 20, and the count in a reduction.
func.func @main() {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = affine.for %c = 1 to 21 iter_args(%count = %zero) -> i32 {
    %x = affine.for %b = 1 to affine_map<(d0) -> (d0)>(%c) iter_args(%k = %count) -> i32 {
      %y = affine.for %a = 1 to affine_map<(d0) -> (d0)>(%b) iter_args(%l = %k) -> i32 {
        %aa = arith.muli %a, %a : index
        %bb = arith.muli %b, %b : index
        %cc = arith.muli %c, %c : index
        %s = arith.addi %aa, %bb : index
        %right = arith.cmpi eq, %s, %cc : index
        scf.if %right {
          %v = vector.from_elements %a, %b, %c : vector<3xindex>
          vector.print %v : vector<3xindex>
        }
        %m = arith.addi %l, %one : i32
        %r = arith.select %right, %m, %l : i32
        affine.yield %r : i32
      }
      affine.yield %y : i32
    }
    affine.yield %x : i32
  }
  vector.print %n : i32
  return
}
