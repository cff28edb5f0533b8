
// -----

// places of arguments without names are read
llvm.func @places(i64 {llvm.noundef} loc("model.mlir":7:9), i32 loc(unknown))
func.func private @places_too(i64 loc("a"), memref<4xf32>)

// -----

llvm.func @range_of_bits() attributes {vscale_range = #llvm.vscale_range<minRange = true, maxRange = 3 : i64>}
