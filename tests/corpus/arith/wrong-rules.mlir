// A rule of arith in each chunk, and an operation that breaks it; more of them in errors.mlir.

%x = "any.value"() : () -> f32
%r, %o = arith.addui_extended %x, %x : f32, i1

// -----

%x = "any.value"() : () -> vector<4xi32>
%r, %o = "arith.addui_extended"(%x, %x) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, i1)

// -----

%x = "any.value"() : () -> vector<4xi32>
%r, %o = "arith.addui_extended"(%x, %x) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<3xi1>)

// -----

%x = "any.value"() : () -> tensor<4xi32>
%r, %o = "arith.addui_extended"(%x, %x) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, vector<4xi1>)

// -----

%x = "any.value"() : () -> vector<4xi32>
%r, %o = "arith.mulsi_extended"(%x, %x) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, i32)

// -----

%x = "any.value"() : () -> vector<4xf32>
%r = arith.bitcast %x : vector<4xf32> to vector<8xi16>

// -----

%x = "any.value"() : () -> f32
%r = arith.bitcast %x : f32 to i64

// -----

%x = "any.value"() : () -> index
%r = arith.bitcast %x : index to i64

// -----

%x = "any.value"() : () -> vector<4xf32>
%r = "arith.cmpf"(%x, %x) <{predicate = 1 : i64, fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> i1

// -----

%x = "any.value"() : () -> vector<4xf32>
%r = "arith.cmpf"(%x, %x) <{predicate = 1 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<4xi32>

// -----

%x, %y = "any.values"() : () -> (f32, f64)
%r = "arith.cmpf"(%x, %y) <{predicate = 1 : i64}> : (f32, f64) -> i1

// -----

%x = "any.value"() : () -> i32
%r = arith.cmpf oeq, %x, %x : i32

// -----

%x = "any.value"() : () -> f32
%r = "arith.cmpf"(%x, %x) <{predicate = 16 : i64}> : (f32, f32) -> i1

// -----

%x = "any.value"() : () -> f32
%r = "arith.cmpf"(%x, %x) : (f32, f32) -> i1

// -----

%x = "any.value"() : () -> f32
%r = arith.cmpf eq, %x, %x : f32

// -----

%x = "any.value"() : () -> f32
%r = arith.cmpf "eq", %x, %x : f32

// -----

%x = "any.value"() : () -> vector<4xi32>
%r = "arith.cmpi"(%x, %x) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1

// -----

%x = "any.value"() : () -> i32
%r = "arith.cmpi"(%x, %x) <{predicate = 10 : i64}> : (i32, i32) -> i1

// -----

%x = "any.value"() : () -> f32
%r = arith.cmpi eq, %x, %x : f32

// -----

%x = "any.value"() : () -> i32
%r = arith.cmpi eq, %x, %x : () -> ()

// -----

%x = "any.value"() : () -> i32
%r = arith.cmpi oeq, %x, %x : i32

// -----

%x = "any.value"() : () -> vector<4xf32>
%r = arith.extf %x : vector<4xf32> to vector<5xf64>

// -----

%x = "any.value"() : () -> vector<4xf32>
%r = arith.extf %x : vector<4xf32> to f64

// -----

%x = "any.value"() : () -> f64
%r = arith.extf %x : f64 to f32

// -----

%x = "any.value"() : () -> i32
%r = arith.extf %x : i32 to f64

// -----

%x = "any.value"() : () -> f32
%r = arith.extf %x : f32 to i64

// -----

%x = "any.value"() : () -> tensor<4xf32, "a">
%r = arith.extf %x : tensor<4xf32, "a"> to tensor<4xf64, "b">

// -----

%x = "any.value"() : () -> memref<4xf32>
%r = arith.extf %x : memref<4xf32> to memref<4xf64>

// -----

%x = "any.value"() : () -> i32
%r = arith.extsi %x : i32 to index

// -----

%x = "any.value"() : () -> i32
%r = arith.extsi %x : i32 to i32

// -----

%x = "any.value"() : () -> vector<4xi32>
%r = arith.extui %x : vector<4xi32> to vector<5xi64>

// -----

%x = "any.value"() : () -> i64
%r = arith.extui %x : i64 to i32

// -----

%x = "any.value"() : () -> vector<4xf32>
%r = arith.fptosi %x : vector<4xf32> to vector<5xi64>

// -----

%x = "any.value"() : () -> vector<4xf32>
%r = arith.fptoui %x : vector<4xf32> to tensor<4xi64>

// -----

%x = "any.value"() : () -> vector<4xi32>
%r = arith.index_cast %x : vector<4xi32> to vector<5xindex>

// -----

%x = "any.value"() : () -> index
%r = arith.index_cast %x : index to index

// -----

%x = "any.value"() : () -> f32
%r = arith.index_castui %x : f32 to index

// -----

%x = "any.value"() : () -> vector<4xi32>
%r = arith.sitofp %x : vector<4xi32> to vector<5xf64>

// -----

%x = "any.value"() : () -> i32
%r = arith.sitofp %x : i32 to i32

// -----

%x = "any.value"() : () -> vector<4xi32>
%r = arith.uitofp %x : vector<4xi32> to vector<5xf64>

// -----

%x = "any.value"() : () -> vector<4xf64>
%r = arith.truncf %x : vector<4xf64> to vector<5xf32>

// -----

%x = "any.value"() : () -> f32
%r = arith.truncf %x : f32 to f64

// -----

%x = "any.value"() : () -> f32
%r = arith.truncf %x : f32 to f32

// -----

%x = "any.value"() : () -> f32
%r = arith.truncf %x : f32 to i16

// -----

%x = "any.value"() : () -> i64
%r = arith.trunci %x : i64 to index

// -----

%x = "any.value"() : () -> i32
%r = arith.trunci %x : i32 to i32

// -----

%c, %x = "any.values"() : () -> (vector<4xi1>, vector<5xf32>)
%r = arith.select %c, %x, %x : vector<4xi1>, vector<5xf32>

// -----

%c, %x = "any.values"() : () -> (vector<4xi1>, f32)
%r = arith.select %c, %x, %x : vector<4xi1>, f32

// -----

%c, %x = "any.values"() : () -> (tensor<4xi1, "a">, tensor<4xf32, "b">)
%r = arith.select %c, %x, %x : tensor<4xi1, "a">, tensor<4xf32, "b">

// -----

%x = "any.value"() : () -> i20000000
%r = arith.addi %x, %x : i20000000

// -----

%r = arith.constant : i32

// -----

%r = arith.addi 1, 2 : i32

// -----

%r = arith.constant 1 : f32

// -----

%r = "arith.constant"() <{value = "text"}> : () -> i32

// -----

%r = "arith.constant"() <{value = 1 : i64}> : () -> i32

// -----

%r = "arith.constant"() : () -> i32

// -----

%r = arith.constant dense<1> : vector<[4]xi32>
%s = arith.constant dense<[1, 2, 3, 4]> : vector<[4]xi32>

// -----

%r = arith.constant 1 : si32

// -----

%r = arith.constant @f : i32

// -----

%x = "any.value"() : () -> i32
%r = arith.addi %x, %x overflow<none, fast> : i32

// -----

%x = "any.value"() : () -> f32
%r = arith.addf %x, %x fastmath<wild> : f32

// -----

%x = "any.value"() : () -> f64
%r = arith.truncf %x sideways : f64 to f32

// -----

%x, %s = "any.values"() : () -> (f32, f8E4M3FN)
%r = arith.scaling_extf %x, %s : f32, f8E4M3FN to f32

// -----

%x, %s = "any.values"() : () -> (f32, f64)
%r = arith.scaling_truncf %x, %s : f32, f64 to f32

// -----

%x = "any.value"() : () -> i32
%r = arith.negf %x : i32

// -----

%x = "any.value"() : () -> f32
%r = arith.divsi %x, %x : f32

// -----

%x, %y = "any.values"() : () -> (i32, i64)
%r = "arith.addi"(%x, %y) : (i32, i64) -> i32

// -----

%x = "any.value"() : () -> memref<4xi32>
%r = arith.addi %x, %x : memref<4xi32>
