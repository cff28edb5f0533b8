// Maps and sets that cannot be read.
// RUN: wami opt %s --split-input-file --verify-diagnostics
// expected-error@+1 {{use of undeclared identifier}}
func.func private @f() attributes {a = affine_map<(d0) -> (d1)>}
// -----
// expected-error@+1 {{redefinition of identifier 'd0'}}
func.func private @f() attributes {a = affine_map<(d0, d0) -> (d0)>}
// -----
// expected-error@+1 {{missing right operand of binary operator}}
func.func private @f() attributes {a = affine_map<(d0) -> (d0 +)>}
// -----
// expected-error@+1 {{expected '->' or ':'}}
func.func private @f() attributes {a = affine_map<(d0) (d0)>}
// -----
// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
func.func private @f() attributes {a = affine_set<(d0) : (d0)>}
// -----
// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
func.func private @f() attributes {a = affine_set<(d0) : (d0 > 0)>}
// -----
// expected-error@+1 {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
func.func private @f() attributes {a = affine_map<(d0, d1) -> (d0 mod d1)>}
