// Attributes that cannot be read.
// RUN: wami opt %s --split-input-file --verify-diagnostics
// expected-error@+1 {{inferred shape of elements literal ([2]) does not match type ([3])}}
func.func private @f() attributes {a = dense<[1, 2]> : tensor<3xi32>}
// -----
// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
func.func private @f() attributes {a = dense<[[1, 2], [3]]> : tensor<2x2xi32>}
// -----
// expected-error@+1 {{expected integer elements, but parsed floating-point}}
func.func private @f() attributes {a = dense<1.0> : tensor<2xi32>}
// -----
// expected-error@+1 {{integer constant out of range for type}}
func.func private @f() attributes {a = dense<300> : tensor<2xi8>}
// -----
// expected-error@+1 {{expected non-function type}}
func.func private @f() attributes {a = 1 : f}
// -----
// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
func.func private @f() attributes {a = 1, a = 2}
// -----
// expected-error@+1 {{expected ',' or ']'}}
func.func private @f() attributes {a = [1, 2}
// -----
// expected-error@+1 {{expected integer literal}}
func.func private @f() attributes {a = array<i32: 1.5>}
// -----
// expected-error@+1 {{undefined symbol alias id 'undefined'}}
func.func private @f() attributes {a = #undefined}
// -----
// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
func.func private @f() attributes {a = @}
// -----
// expected-error@+1 {{integer constant out of range for attribute}}
func.func private @f() attributes {a = 99999999999999999999 : i64}
// -----
// expected-error@+1 {{negative integer literal not valid for unsigned integer type}}
func.func private @f() attributes {a = -1 : ui8}
// -----
// expected-error@+1 {{expected '"' in string literal}}
func.func private @f() attributes {a = "unterminated
// -----
// expected-error@+1 {{unknown escape in string literal}}
func.func private @f() attributes {a = "bad \q escape"}
// -----
// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<3xi8>'}}
func.func private @f() attributes {a = dense<"0x0102"> : tensor<3xi8>}
