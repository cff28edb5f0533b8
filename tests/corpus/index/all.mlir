// Every operation of index, and what it rejects.
func.func @add(%a: index, %b: index) {
  %0 = index.add %a, %b
  %1 = index.add %a, %b {k = 1 : i8}
  %2 = "index.add"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.add %a, %a
  return
}

// -----

func.func @sub(%a: index, %b: index) {
  %0 = index.sub %a, %b
  %1 = index.sub %a, %b {k = 1 : i8}
  %2 = "index.sub"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.sub %a, %a
  return
}

// -----

func.func @mul(%a: index, %b: index) {
  %0 = index.mul %a, %b
  %1 = index.mul %a, %b {k = 1 : i8}
  %2 = "index.mul"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.mul %a, %a
  return
}

// -----

func.func @divs(%a: index, %b: index) {
  %0 = index.divs %a, %b
  %1 = index.divs %a, %b {k = 1 : i8}
  %2 = "index.divs"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.divs %a, %a
  return
}

// -----

func.func @divu(%a: index, %b: index) {
  %0 = index.divu %a, %b
  %1 = index.divu %a, %b {k = 1 : i8}
  %2 = "index.divu"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.divu %a, %a
  return
}

// -----

func.func @ceildivs(%a: index, %b: index) {
  %0 = index.ceildivs %a, %b
  %1 = index.ceildivs %a, %b {k = 1 : i8}
  %2 = "index.ceildivs"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.ceildivs %a, %a
  return
}

// -----

func.func @ceildivu(%a: index, %b: index) {
  %0 = index.ceildivu %a, %b
  %1 = index.ceildivu %a, %b {k = 1 : i8}
  %2 = "index.ceildivu"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.ceildivu %a, %a
  return
}

// -----

func.func @floordivs(%a: index, %b: index) {
  %0 = index.floordivs %a, %b
  %1 = index.floordivs %a, %b {k = 1 : i8}
  %2 = "index.floordivs"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.floordivs %a, %a
  return
}

// -----

func.func @rems(%a: index, %b: index) {
  %0 = index.rems %a, %b
  %1 = index.rems %a, %b {k = 1 : i8}
  %2 = "index.rems"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.rems %a, %a
  return
}

// -----

func.func @remu(%a: index, %b: index) {
  %0 = index.remu %a, %b
  %1 = index.remu %a, %b {k = 1 : i8}
  %2 = "index.remu"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.remu %a, %a
  return
}

// -----

func.func @maxs(%a: index, %b: index) {
  %0 = index.maxs %a, %b
  %1 = index.maxs %a, %b {k = 1 : i8}
  %2 = "index.maxs"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.maxs %a, %a
  return
}

// -----

func.func @maxu(%a: index, %b: index) {
  %0 = index.maxu %a, %b
  %1 = index.maxu %a, %b {k = 1 : i8}
  %2 = "index.maxu"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.maxu %a, %a
  return
}

// -----

func.func @mins(%a: index, %b: index) {
  %0 = index.mins %a, %b
  %1 = index.mins %a, %b {k = 1 : i8}
  %2 = "index.mins"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.mins %a, %a
  return
}

// -----

func.func @minu(%a: index, %b: index) {
  %0 = index.minu %a, %b
  %1 = index.minu %a, %b {k = 1 : i8}
  %2 = "index.minu"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.minu %a, %a
  return
}

// -----

func.func @shl(%a: index, %b: index) {
  %0 = index.shl %a, %b
  %1 = index.shl %a, %b {k = 1 : i8}
  %2 = "index.shl"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.shl %a, %a
  return
}

// -----

func.func @shrs(%a: index, %b: index) {
  %0 = index.shrs %a, %b
  %1 = index.shrs %a, %b {k = 1 : i8}
  %2 = "index.shrs"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.shrs %a, %a
  return
}

// -----

func.func @shru(%a: index, %b: index) {
  %0 = index.shru %a, %b
  %1 = index.shru %a, %b {k = 1 : i8}
  %2 = "index.shru"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.shru %a, %a
  return
}

// -----

func.func @and(%a: index, %b: index) {
  %0 = index.and %a, %b
  %1 = index.and %a, %b {k = 1 : i8}
  %2 = "index.and"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.and %a, %a
  return
}

// -----

func.func @or(%a: index, %b: index) {
  %0 = index.or %a, %b
  %1 = index.or %a, %b {k = 1 : i8}
  %2 = "index.or"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.or %a, %a
  return
}

// -----

func.func @xor(%a: index, %b: index) {
  %0 = index.xor %a, %b
  %1 = index.xor %a, %b {k = 1 : i8}
  %2 = "index.xor"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = index.xor %a, %a
  return
}

// -----

func.func @cmp_eq(%a: index) {
  %0 = index.cmp eq(%a, %a)
  %1 = index.cmp eq(%a, %a) {k}
  return
}

// -----

func.func @cmp_ne(%a: index) {
  %0 = index.cmp ne(%a, %a)
  %1 = index.cmp ne(%a, %a) {k}
  return
}

// -----

func.func @cmp_slt(%a: index) {
  %0 = index.cmp slt(%a, %a)
  %1 = index.cmp slt(%a, %a) {k}
  return
}

// -----

func.func @cmp_sle(%a: index) {
  %0 = index.cmp sle(%a, %a)
  %1 = index.cmp sle(%a, %a) {k}
  return
}

// -----

func.func @cmp_sgt(%a: index) {
  %0 = index.cmp sgt(%a, %a)
  %1 = index.cmp sgt(%a, %a) {k}
  return
}

// -----

func.func @cmp_sge(%a: index) {
  %0 = index.cmp sge(%a, %a)
  %1 = index.cmp sge(%a, %a) {k}
  return
}

// -----

func.func @cmp_ult(%a: index) {
  %0 = index.cmp ult(%a, %a)
  %1 = index.cmp ult(%a, %a) {k}
  return
}

// -----

func.func @cmp_ule(%a: index) {
  %0 = index.cmp ule(%a, %a)
  %1 = index.cmp ule(%a, %a) {k}
  return
}

// -----

func.func @cmp_ugt(%a: index) {
  %0 = index.cmp ugt(%a, %a)
  %1 = index.cmp ugt(%a, %a) {k}
  return
}

// -----

func.func @cmp_uge(%a: index) {
  %0 = index.cmp uge(%a, %a)
  %1 = index.cmp uge(%a, %a) {k}
  return
}

// -----

func.func @cmp_generic(%a: index) {
  %0 = "index.cmp"(%a, %a) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
  %1 = "index.cmp"(%a, %a) {pred = #index<cmp_predicate ugt>} : (index, index) -> i1
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.casts %a : index to i32
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.castu %a : index to i64
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.castu %b : i32 to index
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.casts %b : i32 to index
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.constant 42
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.constant -1
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.constant 9223372036854775807
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.constant 0x10
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.bool.constant true
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.bool.constant false
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.sizeof
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = "index.constant"() <{value = 3 : index}> : () -> index
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = "index.bool.constant"() <{value = true}> : () -> i1
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %i0 = index.constant 0
  %again = index.constant 0
  %c = index.bool.constant true
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.casts %a : index to f32
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.casts %a : index to index
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.casts %b : i32 to i64
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.constant 1.0
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.constant
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.constant 1 : index
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.bool.constant 1
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.cmp slt %a, %a
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.cmp foo(%a, %a)
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.cmp slt(%a)
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.cmp slt(%b, %b)
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.add %a
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.add %a, %a : index
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.sizeof %a
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = "index.cmp"(%a, %a) : (index, index) -> i1
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = "index.constant"() : () -> index
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = "index.constant"() <{value = 3 : i32}> : () -> index
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = "index.sizeof"() : () -> i32
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.nope
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.casts %a : index to si32
  return
}

// -----

func.func @index(%a: index, %b: i32) {
  %0 = index.constant 99999999999999999999
  return
}
