// prints: 11
// prints: ( 9, 7 )

// Which heap to take from, by the sum of bits without carries.
func.func @main() {
  %heaps = arith.constant dense<[3, 4, 5, 9]> : vector<4xi32>
  %x = vector.reduction <xor>, %heaps : vector<4xi32> into i32
  vector.print %x : i32
  affine.for %i = 0 to 4 {
    %h = vector.extract %heaps[%i] : i32 from vector<4xi32>
    %t = arith.xori %h, %x : i32
    %less = arith.cmpi slt, %t, %h : i32
    scf.if %less {
      %take = arith.subi %h, %t : i32
      %v = vector.from_elements %h, %take : vector<2xi32>
      vector.print %v : vector<2xi32>
    }
  }
  return
}
