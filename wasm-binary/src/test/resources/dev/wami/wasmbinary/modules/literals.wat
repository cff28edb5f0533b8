;; Numbers: ranges, underscores, signs, and what is rounded.
(module
  (func $"of numbers"
    i32.const 0 i32.const 4294967295 i32.const -2147483648 i32.const 0xffff_ffff i32.const -0x8000_0000 i32.const +1_000
    i64.const 18446744073709551615 i64.const -9223372036854775808 i64.const 0x7fff_ffff_ffff_ffff
    f32.const 0 f32.const -0 f32.const 1. f32.const 1.5e3 f32.const 1E-3 f32.const +1_0.2_5e+1_0
    ;; twice rounded these would be other numbers
    f32.const 1.00000005960464477539062500000000000000000000000000000001
    f32.const 0x1.00000100000000000000000000000000000000000000001p0
    f32.const 16777217.0000000001 f32.const 0x1000001.0000000001p0 f32.const 0x1000001p0 f32.const 0x1000003p0
    f32.const 340282356779733661637539395458142568447.9999 f32.const 0x1.fffffefffp127
    f32.const 1e-45 f32.const 0x1p-149 f32.const 0x1p-150 f32.const 0x1.0000001p-150 f32.const 0x0.8p-126 f32.const 1e-400
    f32.const inf f32.const -inf f32.const nan f32.const -nan f32.const nan:0x1 f32.const -nan:0x7f_ffff
    f64.const 0.1 f64.const 1e23 f64.const 9007199254740993 f64.const 9007199254740993.00000000000000000000000000001
    f64.const 0x20000000000001p0 f64.const 0x20000000000001.00000000001p0 f64.const 0x20000000000003p0
    f64.const 1.7976931348623158e308 f64.const 0x1.fffffffffffff7p1023 f64.const 5e-324 f64.const 2.5e-324 f64.const 0x1p-1075
    f64.const 0x1.8p-1074 f64.const 0x0.0000000000001p-1022 f64.const 0x0p99999999999999999999 f64.const 0xa.bP+4
    f64.const 0x123456789abcdef0123456789abcdef0p-200 f64.const inf f64.const nan:0xf_ffff_ffff_ffff f64.const -nan:0x1
    v128.const i8x16 0 1 -1 255 -128 127 0xff -0x80 0 0 0 0 0 0 0 1
    v128.const i16x8 65535 -32768 0 1 2 3 4 0x8000 v128.const i32x4 4294967295 -1 0 1 v128.const i64x2 -1 1
    v128.const f32x4 0.1 -inf nan:0x1 -0 v128.const f64x2 nan 0x1.8p1
    i8x16.shuffle 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 31
    unreachable))
