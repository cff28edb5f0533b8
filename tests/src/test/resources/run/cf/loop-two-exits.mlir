// A loop left at its head and in its middle, with different values; where a number is in a table.
// run: @find(30) == 2, true
// run: @find(10) == 0, true
// run: @find(70) == 6, true
// run: @find(35) == 7, false
memref.global "private" constant @table : memref<7xi32> = dense<[10, 20, 30, 40, 50, 60, 70]>
func.func @find(%x: i32) -> (index, i1) {
  %t = memref.get_global @table : memref<7xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 7 : index
  %yes = arith.constant true
  %no = arith.constant false
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^out(%i, %no : index, i1)
^body:
  %v = memref.load %t[%i] : memref<7xi32>
  %hit = arith.cmpi eq, %v, %x : i32
  cf.cond_br %hit, ^out(%i, %yes : index, i1), ^next
^next:
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^out(%r: index, %found: i1):
  return %r, %found : index, i1
}
