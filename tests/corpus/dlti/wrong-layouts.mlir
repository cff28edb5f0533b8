// Entries that cannot be read, that repeat a key, that do not fit their type, or the layout around.

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32,16]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = array<i64: 32, 32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<vector<2xi32> = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<memref<2xi32> = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<() -> () = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<none = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<tuple<i32> = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!foo.bar = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32>: vector<3xi32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32>: vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32,32,16]>: vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<2xi32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32,16]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2xi8> = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!async.token = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<"a", ()> = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.target<"x"> = dense<7> : vector<1xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 4 : ui64>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "x">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = "big">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 4 : ui64>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = "x">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.x" = 4>} {}

// -----

module attributes {dlti.map = 4} {}

// -----

module attributes {dlti.map = #dlti.dl_spec<>} {}

// -----

module attributes {dlti.foo = 4} {}

// -----

module attributes {dlti.target_device_spec = #dlti.target_device_spec<"a"=1>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_device_spec<"a"=1>} {}

// -----

module attributes {a.x = #dlti.dl_spec<>, b = #dlti.dl_spec<>} {}

// -----

func.func @f() -> (i32 {dlti.foo})

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"x"=1>} {module attributes {dlti.dl_spec = #dlti.dl_spec<"x"=2>} {}}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr=dense<64> : vector<3xi64>>} {module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1>=dense<[32,128,128]> : vector<3xi64>>} {}}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness"="big">} {module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness"="little">} {}}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment"=64>} {module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment"=32>} {}}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space"=64>} {module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space"=32>} {}}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"x"=1>} {"t.a"() ({ module attributes {dlti.dl_spec = #dlti.dl_spec<"x"=2>} {} }) : () -> ()}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"x"=1>} { func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<"x"=2>} { "t.a"() ({ module attributes {dlti.dl_spec = #dlti.dl_spec<"x"=2>} {} }) : () -> () return} }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 4, "foo" = 3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 3, i32 = 3>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<#dlti.dl_entry<i32, 4>>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<#dlti.dl_entry<i32, 4>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<#dlti.dl_entry<i32, #dlti.target_device_spec<"a"=1>>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"" = 4>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 4>, "a" = #dlti.target_device_spec<"a" = 4>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.x" = 4, "func.x" = 1>} {func.func @f() {return}}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 4>} {func.func @f() {return}}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.x" = 4>} {llvm.func @f() {llvm.return}}

// -----

"t.o"() {a = #dlti.dl_spec<>, b = #dlti<dl_spec<>>, c = #dlti<"map<>">, d = #dlti.foo} : () -> ()

// -----

"t.o"() {a = #dlti.dl_spec<"a" = @foo>, b = #dlti.map<"b" = affine_map<(d0) -> (d0)>, "u" = unit, "t" = true, f = 4>} : () -> ()

// -----

"t.o"() {a = !dlti.foo} : () -> ()

// -----

"dlti.o"() {a = 4} : () -> ()

// -----

dlti.o

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[-1,-2,3]>:vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[-1,-2]>:vector<2xi64>>} {}
