// flags:
"u.x"() {a = dense_resource<blob1> : tensor<3xi64>, b = dense_resource<"b l"> : tensor<1xi8>, c = dense_resource<undefd> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000000000002000000000000000300000000000000",
      "b l": "0x0400000001",
      unused: "0x0400000001"
    }
  },
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(cse)",
      disable_threading: true,
      verify_each: true
    },
    other: { k: "v" }
  }
#-}
