;; Exceptions of Wasm 3.0.
(module
  (import "env" "abort" (tag $abort))
  (import "env" "risky" (func $risky))
  (tag $error (export "error") (param i32 i64))
  (func (export "guard") (result i32)
    (block $again
      (block $handler (result i32 i64)
        (block $handler_ref (result i32 i64 exnref)
          (block $all
            (block $all_ref (result exnref)
              (try_table $try
                (catch $error $handler) (catch_ref $error $handler_ref) (catch $abort $all) (catch_all_ref $all_ref)
                (call $risky)
                (br_if $try (i32.const 1))
                (throw $error (i32.const 1) (i64.const 2)))
              (return (i32.const 0)))
            (throw_ref))
          (try_table (result i32) (catch_all $again) (i32.const 3))
          (return))
        (drop))
      (drop)
      (return))
    (unreachable)))
