func.func @f(%i: index, %j: index) {
  %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
  %1 = vector.constant_mask [0] : vector<i1>
  %2 = vector.constant_mask [4] : vector<[4]xi1>
  %3 = vector.create_mask %i, %j : vector<4x3xi1>
  %4 = vector.create_mask %i : vector<i1>
  %5 = vector.create_mask %i : vector<[8]xi1>
  %6 = vector.step : vector<4xindex>
  %7 = vector.step : vector<[4]xindex>
  %8 = vector.vscale
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [1, 1] : vector<4xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [5] : vector<4xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [] : vector<i1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [0, 2] : vector<4x3xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [2] : vector<4xi8>
  return
}

// -----

func.func @f(%i: index) {
  %0 = vector.create_mask %i : vector<4x3xi1>
  return
}

// -----

func.func @f(%i: index) {
  %0 = vector.create_mask %i, %i : vector<i1>
  return
}

// -----

func.func @f(%i: index) {
  %0 = vector.create_mask %i : vector<4xi32>
  return
}

// -----

func.func @f() {
  %0 = vector.step : vector<4xi32>
  return
}

// -----

func.func @f() {
  %0 = vector.step : vector<index>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %p: vector<4xf32>, %b: memref<?xf32>, %i: index, %z: f32, %v: vector<4xf32>) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %m, %p { vector.transfer_read %b[%i], %z : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %m { vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<?xf32> } {a = 1 : i8} : vector<4xi1>
  vector.mask %m { } : vector<4xi1>
  %2 = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %m {
  }  : vector<4xi1>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.mask %m { arith.negf %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<3xi1>, %v: vector<4xf32>) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<3xi1> -> f32
  return
}

// -----

func.func @f(%m: vector<i1>, %v: vector<4xf32>) {
  vector.mask %m { } : vector<i1>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %p: f32, %v: vector<4xf32>) {
  %0 = vector.mask %m, %p { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @f(%m: vector<4xi1>, %p: f32) {
  vector.mask %m, %p { } : vector<4xi1>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f64
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) {
  vector.yield
  return
}

// -----

func.func @f(%v: vector<4xf32>, %s: i32, %x: index, %u: ui8) {
  vector.print %v : vector<4xf32>
  vector.print %s : i32
  vector.print %x : index punctuation <comma>
  vector.print
  vector.print punctuation <open>
  vector.print punctuation <newline>
  vector.print punctuation <no_punctuation>
  vector.print %s : i32 punctuation <newline>
  vector.print str "text \22 \0A"
  vector.print %u : ui8 {x}
  vector.print str "a" {b}
  return
}

// -----

func.func @f(%v: tensor<4xf32>) {
  vector.print %v : tensor<4xf32>
  return
}

// -----

func.func @f(%v: i32) {
  vector.print %v : i32 str "x"
  return
}

// -----

func.func @f(%v: i32) {
  vector.print %v : i32 punctuation <dot>
  return
}

// -----

func.func @f() {
  vector.print str "x" punctuation <close>
  return
}

// -----

func.func @f() {
  vector.print str 5
  return
}

// -----

// integers may be written as truth values
func.func @truth() {
  %0 = vector.constant_mask [false] : vector<4xi1>
  return
}

// -----

func.func @all_of_them() {
  %0 = vector.constant_mask [true] : vector<4xi1>
  return
}
