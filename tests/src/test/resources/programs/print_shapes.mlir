// prints: ( 7 )
// prints: ( ( ( 1, 2 ), ( 3, 4 ) ), ( ( 5, 6 ), ( 7, 8 ) ) )
// prints: ( 1, 0, 1 )
// prints: ( -2.5 )
// prints: ( ( 1e-10, 1.23457e+08 ) )
// prints: a text
// prints: ( 5, 5 )

// vector.print of ranks, masks, punctuation and texts.
func.func @main() {
  %a = arith.constant dense<7> : vector<1xi32>
  %b = arith.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : vector<2x2x2xi8>
  %c = arith.constant dense<[true, false, true]> : vector<3xi1>
  %d = arith.constant dense<-2.5> : vector<f64>
  %e = arith.constant dense<[[1.0e-10, 123456789.0]]> : vector<1x2xf64>
  vector.print %a : vector<1xi32>
  vector.print %b : vector<2x2x2xi8>
  vector.print %c : vector<3xi1>
  vector.print %d : vector<f64>
  vector.print %e : vector<1x2xf64>
  vector.print str "a text"
  vector.print punctuation <newline>
  %x = arith.constant 5 : i32
  vector.print punctuation <open>
  vector.print %x : i32 punctuation <comma>
  vector.print %x : i32 punctuation <no_punctuation>
  vector.print punctuation <close>
  vector.print punctuation <newline>
  return
}
