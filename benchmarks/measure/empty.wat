;; What measuring itself takes: nothing between the two calls.
(module
  (import "env" "toggle_gpio" (func $toggle))
  (func (export "main") (call $toggle) (call $toggle)))
