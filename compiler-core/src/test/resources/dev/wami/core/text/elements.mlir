// flags:
// flags: --mlir-print-op-generic
// flags: --mlir-elide-elementsattrs-if-larger=3
"u.x"() {a = dense<1> : tensor<4xi32>, b = dense<[1, 2, 3]> : tensor<3xi32>, c = dense<[[1, 2], [3, 4]]> : vector<2x2xi8>} : () -> ()
"u.x"() {a = dense<true> : tensor<4xi1>, b = dense<[true, false, true]> : vector<3xi1>, c = dense<[1, 0]> : tensor<2xi1>} : () -> ()
"u.x"() {a = dense<[[[1], [2]], [[-3], [4]]]> : tensor<2x2x1xi64>, b = dense<1> : tensor<ui8>} : () -> ()
"u.x"() {a = dense<> : tensor<0xi32>, b = dense<[]> : tensor<0xf32>, c = dense<[[], []]> : tensor<2x0xi32>, d = dense<5> : tensor<i16>, e = dense<2.0> : vector<f32>} : () -> ()
"u.x"() {a = dense<[1.0, -2.5, 0x7FC00000]> : tensor<3xf32>, b = dense<0.1> : tensor<2xf64>, c = dense<[0x7C00, 1.0]> : tensor<2xf16>} : () -> ()
"u.x"() {a = dense<[1, 1, 1]> : tensor<3xindex>, b = dense<[255, -1, 127]> : tensor<3xi8>, c = dense<[255, 0]> : tensor<2xui8>} : () -> ()
"u.x"() {a = dense<(1, 2)> : tensor<4xcomplex<i32>>, b = dense<[(1.0, 2.0), (0.0, -1.0)]> : tensor<2xcomplex<f32>>, c = dense<[(1, 2), (1, 2)]> : tensor<2xcomplex<i8>>} : () -> ()
"u.x"() {a = dense<["a", "b\n"]> : tensor<2x!foo.s>, b = dense<"a"> : tensor<2x!foo.s>, c = dense<[["x"], ["x"]]> : tensor<2x1x!foo.s>} : () -> ()
"u.x"() {a = dense<"0x01000000"> : tensor<1xi32>, b = dense<"0x0100000002000000"> : tensor<2xi32>, c = dense<"0x0000803F"> : tensor<4xf32>} : () -> ()
"u.x"() {a = dense<"0x0000803F00000040"> : tensor<1xcomplex<f32>>, b = dense<"0xFF00"> : tensor<2xui8>, c = dense<"0x0100000000000000"> : tensor<1xindex>} : () -> ()
"u.x"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : vector<3x4xi32>, b = sparse<0, 1> : vector<3xi32>, c = sparse<[[0, 0], [1, 2]], 5> : vector<3x4xi32>} : () -> ()
"u.x"() {a = sparse<> : vector<3x4xi32>, b = sparse<[[0], [2]], [1.0, 2.0]> : tensor<3xf32>, c = sparse<[0, 2], [1, 7]> : tensor<3xi32>} : () -> ()
"u.x"() {a = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100]> : tensor<101xi16>} : () -> ()
"u.x"() {a = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99]> : vector<100xi16>} : () -> ()
