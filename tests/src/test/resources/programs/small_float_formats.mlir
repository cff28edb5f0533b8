// prints: ( 3.14062, 65504, 1.19209e-07, -0.333252, inf )
// prints: ( 3.14062, 65536, 1.00117e-07, -0.333984, 299008 )

// What is left of numbers in 16 bits of two kinds.
func.func @main() {
  %xs = arith.constant dense<[3.14159274, 65519.0, 1.0e-7, -0.333333343, 300000.0]> : vector<5xf32>
  %h = arith.truncf %xs : vector<5xf32> to vector<5xf16>
  %b = arith.truncf %xs : vector<5xf32> to vector<5xbf16>
  %x = arith.extf %h : vector<5xf16> to vector<5xf32>
  %y = arith.extf %b : vector<5xbf16> to vector<5xf32>
  vector.print %x : vector<5xf32>
  vector.print %y : vector<5xf32>
  return
}
