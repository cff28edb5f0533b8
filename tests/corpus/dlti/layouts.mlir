// Data layouts and other descriptions of targets, in both ways of writing entries.

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : tensor<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<31> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<12> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<0> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<4> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<16> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<32> : vector<1xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<8> : vector<1xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<16> : vector<1xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 4 : i32>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : index>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = -4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<32>: vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32,32,64,64]>: vector<4xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32,33,64,64]>: vector<4xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<packed ()> = dense<32> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = dense<128> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<7> : vector<1xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = 4 : ui64>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.default_memory_space" = 4 : ui64>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 4 : ui64>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.program_memory_space" = 4 : ui64>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.global_memory_space" = 4 : ui64>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "big">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 4 : ui64>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "x">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = "big">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = 4 : ui64>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = "x">} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = 4 : ui64>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.x" = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.data_layout" = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.x" = 4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<".x"=4>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti"=3>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti."=3>} {}

// -----

module attributes {a.x = #dlti.dl_spec<"dlti.foo"=1>} {}

// -----

func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo"=1>} {return}

// -----

func.func @f(%a: i32 {dlti.dl_spec = #dlti.dl_spec<"dlti.foo"=1>}) {return}

// -----

func.func @f(%a: i32 {dlti.foo}) {return}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"x"=1>} {module attributes {dlti.dl_spec = #dlti.dl_spec<"x"=1>} {}}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> =dense<64> : vector<2xi64>>} {module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> =dense<[32,32]> : vector<2xi64>>} {}}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"x"=1>} { func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<"x"=2>} {return} }

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"dlti.foo" = 4>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"builtin.foo" = 4>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"" = #dlti.target_device_spec<"a" = 4>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"x.y" = 1, #dlti.dl_entry<"x", #llvm.linkage<private>>>, a.b = #dlti.dl_entry<"a", dense<[1,2,3]> : tensor<3xi32>>} {}

// -----

module attributes {a.b = #dlti.dl_entry<"a", dense<1> : vector<3xi32>>, c.d = #dlti.dl_entry<"a", #llvm.di_file<"x" in "y">>} {}

// -----

module attributes {a.b = #dlti.dl_entry<"a", dense<1> : vector<3xi32>>, c.d = #dlti.dl_entry<"a", dense_resource<foo> : tensor<3xi32>>} {} {-# dialect_resources: { builtin: { foo: "0x0400000001000000" } } #-}

// -----

"t.o"() {a = #dlti.dl_spec<>, b = #dlti<dl_spec<>>, c = #dlti<map<>>} : () -> ()

// -----

!x = i32
"t.o"() {a = #dlti.dl_spec<!x = 4, memref<?xi32, affine_map<(d0) -> (d0 + 1)>> = 4>} : () -> ()

// -----

"t.o"() {a = #dlti.dl_spec<"a" = @foo>, b = #dlti.map<"b" = affine_map<(d0) -> (d0)>, "u" = unit, "t" = true, i1=false>} : () -> ()

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<>, a.b = #dlti.dl_spec<>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i8> = dense<[-1,-2]>:vector<2xi64>>} {}
