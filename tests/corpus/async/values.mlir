// Values to come: awaited, made, counted.
func.func @await_0(%v: !async.value<f32>, %t: !async.token, %x: f32) {
  %0 = async.await %v : !async.value<f32>
  return
}

// -----

func.func @execute_1(%v: !async.value<f32>, %t: !async.token, %x: f32) {
  %t2, %r = async.execute -> !async.value<f32> {
    async.yield %x : f32
  }
  return
}

// -----

func.func @execute_2(%v: !async.value<f32>, %t: !async.token, %x: f32) {
  %t2, %r = async.execute [%t] (%v as %u: !async.value<f32>) -> !async.value<f32> {
    async.yield %u : f32
  }
  return
}

// -----

func.func @runtime_create_3(%v: !async.value<f32>, %t: !async.token, %x: f32) {
  %0 = async.runtime.create : !async.value<f32>
  return
}

// -----

func.func @runtime_load_4(%v: !async.value<f32>, %t: !async.token, %x: f32) {
  %0 = async.runtime.load %v : !async.value<f32>
  return
}

// -----

func.func @runtime_store_5(%v: !async.value<f32>, %t: !async.token, %x: f32) {
  async.runtime.store %x, %v : !async.value<f32>
  return
}

// -----

func.func @runtime_set_available_6(%v: !async.value<f32>, %t: !async.token, %x: f32) {
  async.runtime.set_available %v : !async.value<f32>
  return
}

// -----

func.func @runtime_set_error_7(%v: !async.value<f32>, %t: !async.token, %x: f32) {
  async.runtime.set_error %v : !async.value<f32>
  return
}

// -----

func.func @runtime_is_error_8(%v: !async.value<f32>, %t: !async.token, %x: f32) {
  %0 = async.runtime.is_error %v : !async.value<f32>
  return
}

// -----

func.func @runtime_await_9(%v: !async.value<f32>, %t: !async.token, %x: f32) {
  async.runtime.await %v : !async.value<f32>
  return
}

// -----

func.func @runtime_add_ref_10(%v: !async.value<f32>, %t: !async.token, %x: f32) {
  async.runtime.add_ref %v {count = 2 : i64} : !async.value<f32>
  return
}

// -----

func.func @runtime_drop_ref_11(%v: !async.value<f32>, %t: !async.token, %x: f32) {
  async.runtime.drop_ref %v {count = 1 : i64} : !async.value<f32>
  return
}

// -----

func.func @await_12(%v: !async.value<vector<4xi8>>, %t: !async.token, %x: vector<4xi8>) {
  %0 = async.await %v : !async.value<vector<4xi8>>
  return
}

// -----

func.func @execute_13(%v: !async.value<vector<4xi8>>, %t: !async.token, %x: vector<4xi8>) {
  %t2, %r = async.execute -> !async.value<vector<4xi8>> {
    async.yield %x : vector<4xi8>
  }
  return
}

// -----

func.func @execute_14(%v: !async.value<vector<4xi8>>, %t: !async.token, %x: vector<4xi8>) {
  %t2, %r = async.execute [%t] (%v as %u: !async.value<vector<4xi8>>) -> !async.value<vector<4xi8>> {
    async.yield %u : vector<4xi8>
  }
  return
}

// -----

func.func @runtime_create_15(%v: !async.value<vector<4xi8>>, %t: !async.token, %x: vector<4xi8>) {
  %0 = async.runtime.create : !async.value<vector<4xi8>>
  return
}

// -----

func.func @runtime_load_16(%v: !async.value<vector<4xi8>>, %t: !async.token, %x: vector<4xi8>) {
  %0 = async.runtime.load %v : !async.value<vector<4xi8>>
  return
}

// -----

func.func @runtime_store_17(%v: !async.value<vector<4xi8>>, %t: !async.token, %x: vector<4xi8>) {
  async.runtime.store %x, %v : !async.value<vector<4xi8>>
  return
}

// -----

func.func @runtime_set_available_18(%v: !async.value<vector<4xi8>>, %t: !async.token, %x: vector<4xi8>) {
  async.runtime.set_available %v : !async.value<vector<4xi8>>
  return
}

// -----

func.func @runtime_set_error_19(%v: !async.value<vector<4xi8>>, %t: !async.token, %x: vector<4xi8>) {
  async.runtime.set_error %v : !async.value<vector<4xi8>>
  return
}

// -----

func.func @runtime_is_error_20(%v: !async.value<vector<4xi8>>, %t: !async.token, %x: vector<4xi8>) {
  %0 = async.runtime.is_error %v : !async.value<vector<4xi8>>
  return
}

// -----

func.func @runtime_await_21(%v: !async.value<vector<4xi8>>, %t: !async.token, %x: vector<4xi8>) {
  async.runtime.await %v : !async.value<vector<4xi8>>
  return
}

// -----

func.func @runtime_add_ref_22(%v: !async.value<vector<4xi8>>, %t: !async.token, %x: vector<4xi8>) {
  async.runtime.add_ref %v {count = 2 : i64} : !async.value<vector<4xi8>>
  return
}

// -----

func.func @runtime_drop_ref_23(%v: !async.value<vector<4xi8>>, %t: !async.token, %x: vector<4xi8>) {
  async.runtime.drop_ref %v {count = 1 : i64} : !async.value<vector<4xi8>>
  return
}

// -----

func.func @await_24(%v: !async.value<memref<?xf32>>, %t: !async.token, %x: memref<?xf32>) {
  %0 = async.await %v : !async.value<memref<?xf32>>
  return
}

// -----

func.func @execute_25(%v: !async.value<memref<?xf32>>, %t: !async.token, %x: memref<?xf32>) {
  %t2, %r = async.execute -> !async.value<memref<?xf32>> {
    async.yield %x : memref<?xf32>
  }
  return
}

// -----

func.func @execute_26(%v: !async.value<memref<?xf32>>, %t: !async.token, %x: memref<?xf32>) {
  %t2, %r = async.execute [%t] (%v as %u: !async.value<memref<?xf32>>) -> !async.value<memref<?xf32>> {
    async.yield %u : memref<?xf32>
  }
  return
}

// -----

func.func @runtime_create_27(%v: !async.value<memref<?xf32>>, %t: !async.token, %x: memref<?xf32>) {
  %0 = async.runtime.create : !async.value<memref<?xf32>>
  return
}

// -----

func.func @runtime_load_28(%v: !async.value<memref<?xf32>>, %t: !async.token, %x: memref<?xf32>) {
  %0 = async.runtime.load %v : !async.value<memref<?xf32>>
  return
}

// -----

func.func @runtime_store_29(%v: !async.value<memref<?xf32>>, %t: !async.token, %x: memref<?xf32>) {
  async.runtime.store %x, %v : !async.value<memref<?xf32>>
  return
}

// -----

func.func @runtime_set_available_30(%v: !async.value<memref<?xf32>>, %t: !async.token, %x: memref<?xf32>) {
  async.runtime.set_available %v : !async.value<memref<?xf32>>
  return
}

// -----

func.func @runtime_set_error_31(%v: !async.value<memref<?xf32>>, %t: !async.token, %x: memref<?xf32>) {
  async.runtime.set_error %v : !async.value<memref<?xf32>>
  return
}

// -----

func.func @runtime_is_error_32(%v: !async.value<memref<?xf32>>, %t: !async.token, %x: memref<?xf32>) {
  %0 = async.runtime.is_error %v : !async.value<memref<?xf32>>
  return
}

// -----

func.func @runtime_await_33(%v: !async.value<memref<?xf32>>, %t: !async.token, %x: memref<?xf32>) {
  async.runtime.await %v : !async.value<memref<?xf32>>
  return
}

// -----

func.func @runtime_add_ref_34(%v: !async.value<memref<?xf32>>, %t: !async.token, %x: memref<?xf32>) {
  async.runtime.add_ref %v {count = 2 : i64} : !async.value<memref<?xf32>>
  return
}

// -----

func.func @runtime_drop_ref_35(%v: !async.value<memref<?xf32>>, %t: !async.token, %x: memref<?xf32>) {
  async.runtime.drop_ref %v {count = 1 : i64} : !async.value<memref<?xf32>>
  return
}

// -----

func.func @await_36(%v: !async.value<index>, %t: !async.token, %x: index) {
  %0 = async.await %v : !async.value<index>
  return
}

// -----

func.func @execute_37(%v: !async.value<index>, %t: !async.token, %x: index) {
  %t2, %r = async.execute -> !async.value<index> {
    async.yield %x : index
  }
  return
}

// -----

func.func @execute_38(%v: !async.value<index>, %t: !async.token, %x: index) {
  %t2, %r = async.execute [%t] (%v as %u: !async.value<index>) -> !async.value<index> {
    async.yield %u : index
  }
  return
}

// -----

func.func @runtime_create_39(%v: !async.value<index>, %t: !async.token, %x: index) {
  %0 = async.runtime.create : !async.value<index>
  return
}

// -----

func.func @runtime_load_40(%v: !async.value<index>, %t: !async.token, %x: index) {
  %0 = async.runtime.load %v : !async.value<index>
  return
}

// -----

func.func @runtime_store_41(%v: !async.value<index>, %t: !async.token, %x: index) {
  async.runtime.store %x, %v : !async.value<index>
  return
}

// -----

func.func @runtime_set_available_42(%v: !async.value<index>, %t: !async.token, %x: index) {
  async.runtime.set_available %v : !async.value<index>
  return
}

// -----

func.func @runtime_set_error_43(%v: !async.value<index>, %t: !async.token, %x: index) {
  async.runtime.set_error %v : !async.value<index>
  return
}

// -----

func.func @runtime_is_error_44(%v: !async.value<index>, %t: !async.token, %x: index) {
  %0 = async.runtime.is_error %v : !async.value<index>
  return
}

// -----

func.func @runtime_await_45(%v: !async.value<index>, %t: !async.token, %x: index) {
  async.runtime.await %v : !async.value<index>
  return
}

// -----

func.func @runtime_add_ref_46(%v: !async.value<index>, %t: !async.token, %x: index) {
  async.runtime.add_ref %v {count = 2 : i64} : !async.value<index>
  return
}

// -----

func.func @runtime_drop_ref_47(%v: !async.value<index>, %t: !async.token, %x: index) {
  async.runtime.drop_ref %v {count = 1 : i64} : !async.value<index>
  return
}

// -----

func.func @await_48(%v: !async.value<!async.token>, %t: !async.token, %x: !async.token) {
  %0 = async.await %v : !async.value<!async.token>
  return
}

// -----

func.func @execute_49(%v: !async.value<!async.token>, %t: !async.token, %x: !async.token) {
  %t2, %r = async.execute -> !async.value<!async.token> {
    async.yield %x : !async.token
  }
  return
}

// -----

func.func @execute_50(%v: !async.value<!async.token>, %t: !async.token, %x: !async.token) {
  %t2, %r = async.execute [%t] (%v as %u: !async.value<!async.token>) -> !async.value<!async.token> {
    async.yield %u : !async.token
  }
  return
}

// -----

func.func @runtime_create_51(%v: !async.value<!async.token>, %t: !async.token, %x: !async.token) {
  %0 = async.runtime.create : !async.value<!async.token>
  return
}

// -----

func.func @runtime_load_52(%v: !async.value<!async.token>, %t: !async.token, %x: !async.token) {
  %0 = async.runtime.load %v : !async.value<!async.token>
  return
}

// -----

func.func @runtime_store_53(%v: !async.value<!async.token>, %t: !async.token, %x: !async.token) {
  async.runtime.store %x, %v : !async.value<!async.token>
  return
}

// -----

func.func @runtime_set_available_54(%v: !async.value<!async.token>, %t: !async.token, %x: !async.token) {
  async.runtime.set_available %v : !async.value<!async.token>
  return
}

// -----

func.func @runtime_set_error_55(%v: !async.value<!async.token>, %t: !async.token, %x: !async.token) {
  async.runtime.set_error %v : !async.value<!async.token>
  return
}

// -----

func.func @runtime_is_error_56(%v: !async.value<!async.token>, %t: !async.token, %x: !async.token) {
  %0 = async.runtime.is_error %v : !async.value<!async.token>
  return
}

// -----

func.func @runtime_await_57(%v: !async.value<!async.token>, %t: !async.token, %x: !async.token) {
  async.runtime.await %v : !async.value<!async.token>
  return
}

// -----

func.func @runtime_add_ref_58(%v: !async.value<!async.token>, %t: !async.token, %x: !async.token) {
  async.runtime.add_ref %v {count = 2 : i64} : !async.value<!async.token>
  return
}

// -----

func.func @runtime_drop_ref_59(%v: !async.value<!async.token>, %t: !async.token, %x: !async.token) {
  async.runtime.drop_ref %v {count = 1 : i64} : !async.value<!async.token>
  return
}

// -----

func.func @await_60(%v: !async.value<tuple<i1, f64>>, %t: !async.token, %x: tuple<i1, f64>) {
  %0 = async.await %v : !async.value<tuple<i1, f64>>
  return
}

// -----

func.func @execute_61(%v: !async.value<tuple<i1, f64>>, %t: !async.token, %x: tuple<i1, f64>) {
  %t2, %r = async.execute -> !async.value<tuple<i1, f64>> {
    async.yield %x : tuple<i1, f64>
  }
  return
}

// -----

func.func @execute_62(%v: !async.value<tuple<i1, f64>>, %t: !async.token, %x: tuple<i1, f64>) {
  %t2, %r = async.execute [%t] (%v as %u: !async.value<tuple<i1, f64>>) -> !async.value<tuple<i1, f64>> {
    async.yield %u : tuple<i1, f64>
  }
  return
}

// -----

func.func @runtime_create_63(%v: !async.value<tuple<i1, f64>>, %t: !async.token, %x: tuple<i1, f64>) {
  %0 = async.runtime.create : !async.value<tuple<i1, f64>>
  return
}

// -----

func.func @runtime_load_64(%v: !async.value<tuple<i1, f64>>, %t: !async.token, %x: tuple<i1, f64>) {
  %0 = async.runtime.load %v : !async.value<tuple<i1, f64>>
  return
}

// -----

func.func @runtime_store_65(%v: !async.value<tuple<i1, f64>>, %t: !async.token, %x: tuple<i1, f64>) {
  async.runtime.store %x, %v : !async.value<tuple<i1, f64>>
  return
}

// -----

func.func @runtime_set_available_66(%v: !async.value<tuple<i1, f64>>, %t: !async.token, %x: tuple<i1, f64>) {
  async.runtime.set_available %v : !async.value<tuple<i1, f64>>
  return
}

// -----

func.func @runtime_set_error_67(%v: !async.value<tuple<i1, f64>>, %t: !async.token, %x: tuple<i1, f64>) {
  async.runtime.set_error %v : !async.value<tuple<i1, f64>>
  return
}

// -----

func.func @runtime_is_error_68(%v: !async.value<tuple<i1, f64>>, %t: !async.token, %x: tuple<i1, f64>) {
  %0 = async.runtime.is_error %v : !async.value<tuple<i1, f64>>
  return
}

// -----

func.func @runtime_await_69(%v: !async.value<tuple<i1, f64>>, %t: !async.token, %x: tuple<i1, f64>) {
  async.runtime.await %v : !async.value<tuple<i1, f64>>
  return
}

// -----

func.func @runtime_add_ref_70(%v: !async.value<tuple<i1, f64>>, %t: !async.token, %x: tuple<i1, f64>) {
  async.runtime.add_ref %v {count = 2 : i64} : !async.value<tuple<i1, f64>>
  return
}

// -----

func.func @runtime_drop_ref_71(%v: !async.value<tuple<i1, f64>>, %t: !async.token, %x: tuple<i1, f64>) {
  async.runtime.drop_ref %v {count = 1 : i64} : !async.value<tuple<i1, f64>>
  return
}
