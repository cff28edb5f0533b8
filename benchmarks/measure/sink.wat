;; What a measured module imports to print its results: each value goes into a hash, without a call into the host.
;; A double is its bits, a float the bits of the double of the same value, an integer its unsigned 32 bits. h = 1; for each pattern b:
;; h = (h xor b) * 0x9E3779B97F4A7C15 mod 2^64, h = h xor (h >> 29).
(module
  (global $hash (export "hash") (mut i64) (i64.const 1))
  (global $count (export "count") (mut i32) (i32.const 0))
  (func $add (param $bits i64)
    (global.set $hash (i64.mul (i64.xor (global.get $hash) (local.get $bits)) (i64.const 0x9E3779B97F4A7C15)))
    (global.set $hash (i64.xor (global.get $hash) (i64.shr_u (global.get $hash) (i64.const 29))))
    (global.set $count (i32.add (global.get $count) (i32.const 1))))
  (func (export "print_f64") (param f64) (call $add (i64.reinterpret_f64 (local.get 0))))
  (func (export "print_f32") (param f32) (call $add (i64.reinterpret_f64 (f64.promote_f32 (local.get 0)))))
  (func (export "print_i64") (param i64) (call $add (local.get 0)))
  (func (export "print_i32") (param i32) (call $add (i64.extend_i32_u (local.get 0)))))
