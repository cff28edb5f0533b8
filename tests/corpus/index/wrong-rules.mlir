// A rule of index in each chunk, and an operation that breaks it.

%x = "any.value"() : () -> i32
%r = index.castu %x : i32 to i64

// -----

%x = "any.value"() : () -> index
%r = index.castu %x : index to index

// -----

%x = "any.value"() : () -> i32
%r = index.casts %x : i32 to i32

// -----

%x = "any.value"() : () -> f32
%r = index.casts %x : f32 to index

// -----

%x = "any.value"() : () -> index
%r = index.cmp less(%x, %x)

// -----

%x = "any.value"() : () -> i32
%r = "index.add"(%x, %x) : (i32, i32) -> index

// -----

%r = index.constant 1.0

// -----

%r = "index.constant"() <{value = 1 : i64}> : () -> index

// -----

%r = "index.sizeof"() : () -> i32
