// Types that are not types.
// RUN: wami opt %s --split-input-file --verify-diagnostics
// expected-error@+1 {{expected non-function type}}
func.func private @f(i0x)
// -----
// expected-error@+1 {{integer bitwidth is limited to 16777215 bits}}
func.func private @f(i16777216)
// -----
// expected-error@+1 {{expected ',' or '>' in memref type}}
func.func private @f(memref<4xi32)
// -----
// expected-error@+1 {{expected non-function type}}
func.func private @f(memref<-4xi32>)
// -----
// expected-error@+1 {{expected non-function type}}
func.func private @f(vector<?xf32>)
// -----
// expected-error@+1 {{vector types must have positive constant sizes but got 0}}
func.func private @f(vector<0xf32>)
// -----
// expected-error@+1 {{invalid memref element type}}
func.func private @f(memref<4x(i32) -> i32>)
// -----
// expected-error@+1 {{invalid tensor element type}}
func.func private @f(tensor<4xtensor<4xi32>>)
// -----
// expected-error@+1 {{expected the number of strides to match the rank}}
func.func private @f(memref<4xi32, strided<[1, 1]>>)
// -----
// expected-error@+1 {{memref layout mismatch between rank and affine map: 1 != 2}}
func.func private @f(memref<4xi32, affine_map<(d0, d1) -> (d0)>>)
// -----
// expected-error@+1 {{invalid element type for complex}}
func.func private @f(complex<index>)
// -----
// expected-error@+1 {{undefined symbol alias id 'alias'}}
func.func private @f(!alias)
// -----
// expected-error@+1 {{expected non-function type}}
func.func private @f(float)
