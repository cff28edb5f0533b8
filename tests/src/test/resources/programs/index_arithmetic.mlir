// behind mlir-opt: sccp does not order all constants of index as upstream does
// prints: ( -3, -4, -3, -2, 5, -17, -5, -22 )
// prints: 1

// The dialect index: quotients, shifts, comparisons, minima.
func.func @main() {
  %a = index.constant -17
  %b = index.constant 5
  %q = index.divs %a, %b
  %f = index.floordivs %a, %b
  %c = index.ceildivs %a, %b
  %r = index.rems %a, %b
  %m = index.maxs %a, %b
  %n = index.mins %a, %b
  %two = index.constant 2
  %s = index.shrs %a, %two
  %x = index.xor %a, %b
  %0 = index.casts %q : index to i64
  %1 = index.casts %f : index to i64
  %2 = index.casts %c : index to i64
  %3 = index.casts %r : index to i64
  %4 = index.casts %m : index to i64
  %5 = index.casts %n : index to i64
  %6 = index.casts %s : index to i64
  %7 = index.casts %x : index to i64
  %v = vector.from_elements %0, %1, %2, %3, %4, %5, %6, %7 : vector<8xi64>
  vector.print %v : vector<8xi64>
  %less = index.cmp slt(%a, %b)
  vector.print %less : i1
  return
}
