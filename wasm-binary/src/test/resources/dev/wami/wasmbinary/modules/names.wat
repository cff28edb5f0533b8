;; Names of all kinds, some of which an identifier can't hold or that are given twice.
(module $module
  (type $t (func (param i32) (result i32)))
  (import "a b" "\e2\98\83" (func $imported (param $p i32)))
  (import "env" "memory" (memory $mem 1))
  (global $g i32 (i32.const 0))
  (table $tab 1 funcref)
  (elem $seg (i32.const 0) func $"quoted name, with (brackets)")
  (data $bytes (i32.const 0) "x")
  (func $"quoted name, with (brackets)" (type $t) (param $x i32) (result i32)
    (local $y i64) (local f32) (local $z f64)
    (block $outer
      (loop $inner
        (if $inner (local.get $x) (then (br $outer)))
        (br_if $inner (local.get $x)))
      (block (br 1)))
    (local.get $x))
  (func $"quoted name; with (brackets)" (export "\n\"quote\"\\\7f") (param i32 i32)
    (call $imported (local.get 1)))
  (func (export "") (param $only i32))
  (@custom "extra" (after global) "\00payload")
  (@custom "first" (before first) "")
  (@custom "last" "\ff\fe"))
