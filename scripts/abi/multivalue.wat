;; What tool-conventions #268 says, written out: the other half of multivalue.mlir. Where clang's experimental-mv agrees, scripts/abi-link.py has
;; the same signatures in C; here is above all where it does not: three scalars and more as a parameter go by pointer, more than 100 as a result,
;; and padding is never returned. A caller here passes by pointer what it writes at (scratch).
;;
;; Each line: a name, what both ours_calls_ and theirs_calls_ of that name give, what the function does.
;;= triple 213 (a, b, c) -> (c, a, b), of 1 2 3
;;= spoiled 3531 a + 10 b + 100 c, of 1 2 3, twice
;;= nested 123 ((x, y), z) -> (z, (y, x)), of 1 2 3
;;= between 787 5 + 10 - 20 + 2, and 10 times -3 * 7 + 100
;;= singletons 42 ((a), (b)) -> ((b), a), of 4 and 2
;;= wide 30 shifted left by 64, of 3 + 4 * 2^64
;;= wide_pair 809 (w, i) -> (i, w + 1), of -1 + 8 * 2^64 and 9
;;= two_wides 2143 swapped, of 1 + 2 * 2^64 and 3 + 4 * 2^64
;;= three_wides 765 the first's low half, the i32, the last's high half: 5 6 7
;;= quad 213 (q, f) -> (f, q), of 1 + 2 * 2^64 and 3
;;= empty 7 3 + 4, with nothing before, between and around
;;= hole 135 9 - 4, and 10 times 9 + 4
;;= array 123 reversed, of 1 2 3
;;= hundred 10875 of 5: 5 first, 47 at 42, 104 last
;;= hundred_and_one 10975 of 5: 5 first, 47 at 42, 105 last
;;= hundred_wides 430 of 3 + 4 * 2^64: that last
;;= padding 40079 each one more, of -2 -3 400
;;= packed 799 -1 50 3
;;= narrow -255316 100 + 100 in 8 bits, 20000 + 20000 in 16, 100 < 20000
;;= results 543 of 3: 3 4 5
;;= pointers 744 16 + 8 and 80 - 8

(module
  (import "ours" "memory" (memory 1))
  (import "ours" "scratch" (func $scratch (result i32)))
  (import "ours" "ours_triple" (func $triple (param i32) (result i32 i32 i32)))
  (import "ours" "ours_spoiled" (func $spoiled (param i32) (result i32)))
  (import "ours" "ours_nested" (func $nested (param i32) (result f64 i32 i32)))
  (import "ours" "ours_between" (func $between (param i32 i64 i64 f32 i32) (result i64 i32)))
  (import "ours" "ours_singletons" (func $singletons (param i32 f64) (result f64 i32)))
  (import "ours" "ours_wide" (func $wide (param i64 i64) (result i64 i64)))
  (import "ours" "ours_wide_pair" (func $wide_pair (param i64 i64 i32) (result i32 i64 i64)))
  (import "ours" "ours_two_wides" (func $two_wides (param i64 i64 i64 i64) (result i64 i64 i64 i64)))
  (import "ours" "ours_three_wides" (func $three_wides (param i32) (result i64)))
  (import "ours" "ours_quad" (func $quad (param i64 i64 f32) (result f32 i64 i64)))
  (import "ours" "ours_empty" (func $empty (param i32 f32) (result i32)))
  (import "ours" "ours_hole" (func $hole (param i32 i32) (result i32 f64)))
  (import "ours" "ours_array" (func $array (param i32) (result i32 i32 i32)))
  (type $hundred (func (param i32)
    (result i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)
    (result i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)
    (result i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)
    (result i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)
    (result i64)))
  (import "ours" "ours_hundred" (func $hundred (type $hundred)))
  (import "ours" "ours_hundred_and_one" (func $hundred_and_one (param i32 i32)))
  (type $hundred_wides (func (param i64 i64)
    (result i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64)
    (result i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64)
    (result i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64)
    (result i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64)
    (result i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64)
    (result i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64)
    (result i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64)
    (result i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64)))
  (import "ours" "ours_hundred_wides" (func $hundred_wides (type $hundred_wides)))
  (import "ours" "ours_padding" (func $padding (param i32) (result i32 i32 i32)))
  (import "ours" "ours_packed" (func $packed (param i32) (result i64)))
  (import "ours" "ours_narrow" (func $narrow (param i32 i32) (result i32 i32 i32)))
  (import "ours" "ours_results" (func $results (param i32) (result i32 i64 f32)))
  (import "ours" "ours_pointers" (func $pointers (param i32 i32 i64) (result i32 i32)))

  ;; a + 10 b + 100 c
  (func $digits (param $a i64) (param $b i64) (param $c i64) (result i64)
    (i64.add (local.get $a) (i64.mul (i64.const 10)
      (i64.add (local.get $b) (i64.mul (i64.const 10) (local.get $c))))))
  (func $digits32 (param $a i32) (param $b i32) (param $c i32) (result i64)
    (call $digits (i64.extend_i32_s (local.get $a)) (i64.extend_i32_s (local.get $b)) (i64.extend_i32_s (local.get $c))))
  ;; where three i32 are
  (func $three (param $a i32) (param $b i32) (param $c i32) (result i32)
    (i32.store (call $scratch) (local.get $a))
    (i32.store offset=4 (call $scratch) (local.get $b))
    (i32.store offset=8 (call $scratch) (local.get $c))
    (call $scratch))

  (func (export "theirs_triple") (param $t i32) (result i32 i32 i32)
    (i32.load offset=8 (local.get $t)) (i32.load (local.get $t)) (i32.load offset=4 (local.get $t)))
  (func (export "theirs_calls_triple") (result i64)
    (call $digits32 (call $triple (call $three (i32.const 1) (i32.const 2) (i32.const 3)))))

  ;; What is at the pointer is the callee's own.
  (func (export "theirs_spoiled") (param $t i32) (result i32)
    (i32.wrap_i64 (call $digits32
      (i32.load (local.get $t)) (i32.load offset=4 (local.get $t)) (i32.load offset=8 (local.get $t))))
    (memory.fill (local.get $t) (i32.const 255) (i32.const 12)))
  (func (export "theirs_calls_spoiled") (result i64)
    (call $digits32
      (call $spoiled (call $three (i32.const 1) (i32.const 2) (i32.const 3)))
      (call $spoiled (call $three (i32.const 1) (i32.const 2) (i32.const 3)))
      (i32.const 0)))

  (func (export "theirs_nested") (param $t i32) (result f64 i32 i32)
    (f64.load offset=8 (local.get $t)) (i32.load offset=4 (local.get $t)) (i32.load (local.get $t)))
  (func (export "theirs_calls_nested") (result i64) (local $b i32) (local $c i32)
    (drop (call $three (i32.const 1) (i32.const 2) (i32.const 0)))
    (f64.store offset=8 (call $scratch) (f64.const 3))
    (call $nested (call $scratch))
    (local.set $c) (local.set $b)
    (call $digits32 (i32.trunc_f64_s) (local.get $b) (local.get $c)))

  (func (export "theirs_between")
      (param $a i32) (param $x i64) (param $y i64) (param $f f32) (param $s i32) (result i64 i32)
    (i64.add (i64.sub (i64.add (i64.extend_i32_s (local.get $a)) (local.get $x)) (local.get $y)) (i64.trunc_f32_s (local.get $f)))
    (i32.extend8_s (i32.add
      (i32.mul (i32.load8_s (local.get $s)) (i32.load16_s offset=2 (local.get $s)))
      (i32.load offset=4 (local.get $s)))))
  (func (export "theirs_calls_between") (result i64)
    (i32.store8 (call $scratch) (i32.const -3))
    (i32.store16 offset=2 (call $scratch) (i32.const 7))
    (i32.store offset=4 (call $scratch) (i32.const 100))
    (call $between (i32.const 5) (i64.const 10) (i64.const 20) (f32.const 2) (call $scratch))
    (call $digits (i64.extend_i32_s) (i64.const 0)))

  (func (export "theirs_singletons") (param $a i32) (param $b f64) (result f64 i32) (local.get $b) (local.get $a))
  (func (export "theirs_calls_singletons") (result i64) (local $a i32)
    (call $singletons (i32.const 4) (f64.const 2))
    (local.set $a)
    (call $digits32 (i32.trunc_f64_s) (local.get $a) (i32.const 0)))

  (func (export "theirs_wide") (param $lo i64) (param $hi i64) (result i64 i64) (i64.const 0) (local.get $lo))
  (func (export "theirs_calls_wide") (result i64)
    (call $digits (call $wide (i64.const 3) (i64.const 4)) (i64.const 0)))

  (func (export "theirs_wide_pair") (param $lo i64) (param $hi i64) (param $i i32) (result i32 i64 i64)
    (local.get $i)
    (i64.add (local.get $lo) (i64.const 1))
    (i64.add (local.get $hi) (i64.extend_i32_u (i64.eq (local.get $lo) (i64.const -1)))))
  (func (export "theirs_calls_wide_pair") (result i64) (local $lo i64) (local $hi i64)
    (call $wide_pair (i64.const -1) (i64.const 7) (i32.const 9))
    (local.set $hi) (local.set $lo)
    (call $digits (i64.extend_i32_s) (local.get $lo) (local.get $hi)))

  (func (export "theirs_two_wides") (param $a i64) (param $b i64) (param $c i64) (param $d i64) (result i64 i64 i64 i64)
    (local.get $c) (local.get $d) (local.get $a) (local.get $b))
  (func (export "theirs_calls_two_wides") (result i64)
    (call $two_wides (i64.const 1) (i64.const 2) (i64.const 3) (i64.const 4))
    (call $digits (i64.const 0))
    (call $digits))

  (func (export "theirs_three_wides") (param $t i32) (result i64)
    (call $digits
      (i64.load (local.get $t)) (i64.extend_i32_s (i32.load offset=16 (local.get $t))) (i64.load offset=40 (local.get $t))))
  (func (export "theirs_calls_three_wides") (result i64)
    (i64.store (call $scratch) (i64.const 5))
    (i64.store offset=8 (call $scratch) (i64.const 1))
    (i32.store offset=16 (call $scratch) (i32.const 6))
    (i64.store offset=32 (call $scratch) (i64.const 1))
    (i64.store offset=40 (call $scratch) (i64.const 7))
    (call $three_wides (call $scratch)))

  (func (export "theirs_quad") (param $lo i64) (param $hi i64) (param $f f32) (result f32 i64 i64)
    (local.get $f) (local.get $lo) (local.get $hi))
  (func (export "theirs_calls_quad") (result i64) (local $lo i64) (local $hi i64)
    (call $quad (i64.const 1) (i64.const 2) (f32.const 3))
    (local.set $hi) (local.set $lo)
    (call $digits (i64.trunc_f32_s) (local.get $lo) (local.get $hi)))

  (func (export "theirs_empty") (param $i i32) (param $f f32) (result i32)
    (i32.add (local.get $i) (i32.trunc_f32_s (local.get $f))))
  (func (export "theirs_calls_empty") (result i64)
    (i64.extend_i32_s (call $empty (i32.const 3) (f32.const 4))))

  (func (export "theirs_hole") (param $a i32) (param $b i32) (result i32 f64)
    (i32.sub (local.get $a) (local.get $b))
    (f64.convert_i32_s (i32.add (local.get $a) (local.get $b))))
  (func (export "theirs_calls_hole") (result i64)
    (call $hole (i32.const 9) (i32.const 4))
    (call $digits32 (i32.trunc_f64_s) (i32.const 0)))

  (func (export "theirs_array") (param $t i32) (result i32 i32 i32)
    (i32.load offset=8 (local.get $t)) (i32.load offset=4 (local.get $t)) (i32.load (local.get $t)))
  (func (export "theirs_calls_array") (result i64)
    (call $digits32 (call $array (call $three (i32.const 1) (i32.const 2) (i32.const 3)))))

  (func (export "theirs_hundred") (type $hundred) (local $0 i32)
    ;; x, 41 zeros, x + 42, 56 zeros, x + 99
    (local.get 0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0)
    (i32.add (local.get 0) (i32.const 42))
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (i64.extend_i32_s (i32.add (local.get 0) (i32.const 99))))
  (func (export "theirs_calls_hundred") (result i64) (local $b i32) (local $c i64)
    (call $hundred (i32.const 5))
    (local.set $c)
    drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop
    drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop
    drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop
    (local.set $b)
    drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop
    drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop
    drop
    (call $digits (i64.extend_i32_s) (i64.extend_i32_s (local.get $b)) (local.get $c)))

  (func (export "theirs_hundred_and_one") (param $out i32) (param $x i32)
    (memory.fill (local.get $out) (i32.const 0) (i32.const 400))
    (i32.store (local.get $out) (local.get $x))
    (i32.store offset=168 (local.get $out) (i32.add (local.get $x) (i32.const 42)))
    (i32.store8 offset=400 (local.get $out) (i32.add (local.get $x) (i32.const 100))))
  (func (export "theirs_calls_hundred_and_one") (result i64)
    (call $hundred_and_one (call $scratch) (i32.const 5))
    (call $digits32 (i32.load (call $scratch)) (i32.load offset=168 (call $scratch)) (i32.load8_s offset=400 (call $scratch))))

  (func (export "theirs_hundred_wides") (type $hundred_wides) (local $0 i64)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0) (local.get $0)
    (local.get 0) (local.get 1))
  (func (export "theirs_calls_hundred_wides") (result i64) (local $hi i64) (local $lo i64) (local $0 i64)
    (call $hundred_wides (i64.const 3) (i64.const 4))
    (local.set $hi) (local.set $lo)
    drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop
    drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop
    drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop
    drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop
    drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop
    drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop
    drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop
    drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop
    drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop
    drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop drop
    (local.set $0) drop
    (call $digits (local.get $0) (local.get $lo) (local.get $hi)))

  ;; at 0, 1 and 2
  (func (export "theirs_padding") (param $t i32) (result i32 i32 i32)
    (i32.extend8_s (i32.add (i32.load8_s (local.get $t)) (i32.const 1)))
    (i32.extend8_s (i32.add (i32.load8_s offset=1 (local.get $t)) (i32.const 1)))
    (i32.add (i32.load offset=2 align=1 (local.get $t)) (i32.const 1)))
  (func (export "theirs_calls_padding") (result i64)
    (i32.store8 (call $scratch) (i32.const -2))
    (i32.store8 offset=1 (call $scratch) (i32.const -3))
    (i32.store offset=2 align=1 (call $scratch) (i32.const 400))
    (call $digits32 (call $padding (call $scratch))))

  ;; at 0, 1 and 9
  (func (export "theirs_packed") (param $t i32) (result i64)
    (call $digits
      (i64.load8_s (local.get $t)) (i64.load offset=1 align=1 (local.get $t)) (i64.load16_s offset=9 align=1 (local.get $t))))
  (func (export "theirs_calls_packed") (result i64)
    (i64.store8 (call $scratch) (i64.const -1))
    (i64.store offset=1 align=1 (call $scratch) (i64.const 50))
    (i64.store16 offset=9 align=1 (call $scratch) (i64.const 3))
    (call $packed (call $scratch)))

  ;; with their signs, and 0 or 1
  (func (export "theirs_narrow") (param $a i32) (param $b i32) (result i32 i32 i32)
    (i32.extend8_s (i32.shl (local.get $a) (i32.const 1)))
    (i32.extend16_s (i32.shl (local.get $b) (i32.const 1)))
    (i32.lt_s (local.get $a) (local.get $b)))
  (func (export "theirs_calls_narrow") (result i64)
    (call $digits32 (call $narrow (i32.const 100) (i32.const 20000))))

  (func (export "theirs_results") (param $x i32) (result i32 i64 f32)
    (local.get $x)
    (i64.extend_i32_s (i32.add (local.get $x) (i32.const 1)))
    (f32.convert_i32_s (i32.add (local.get $x) (i32.const 2))))
  (func (export "theirs_calls_results") (result i64) (local $b i64) (local $c f32)
    (call $results (i32.const 3))
    (local.set $c) (local.set $b)
    (call $digits (i64.extend_i32_s) (local.get $b) (i64.trunc_f32_s (local.get $c))))

  (func (export "theirs_pointers") (param $p i32) (param $q i32) (param $i i64) (result i32 i32)
    (i32.add (local.get $p) (i32.wrap_i64 (local.get $i)))
    (i32.sub (local.get $q) (i32.wrap_i64 (local.get $i))))
  (func (export "theirs_calls_pointers") (result i64)
    (call $digits32 (call $pointers (i32.const 16) (i32.const 80) (i64.const 8)) (i32.const 0))))
