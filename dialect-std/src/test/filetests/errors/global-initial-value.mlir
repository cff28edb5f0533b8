// RUN: wami opt %s --split-input-file --verify-diagnostics
// beyond mlir-opt: it crashes on these

// expected-error@+1 {{initial value expected to be of a tensor type, but was of type 'memref<1xf16>'}}
"memref.global"() <{constant, initial_value = dense<1.0> : memref<1xf16>, sym_name = "g", type = memref<1xf16>}> : () -> ()

// -----

// expected-error@+1 {{initial value expected to be of a tensor type, but was of type 'vector<1xf16>'}}
"memref.global"() <{constant, initial_value = dense<1.0> : vector<1xf16>, sym_name = "g", type = memref<1xf16>}> : () -> ()
