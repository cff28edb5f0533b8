// Affine expressions in maps, sets and layouts.
func.func @apply_0(%i: index, %n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0)>(%i)[%n]
  return
}

// -----

func.func @min_1(%i: index, %n: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, 9)>(%i)[%n]
  return
}

// -----

func.func @max_2(%i: index, %n: index) {
  %0 = affine.max affine_map<(d0)[s0] -> (d0, 9)>(%i)[%n]
  return
}

// -----

func.func private @layout(memref<8xf32, affine_map<(d0)[s0] -> (d0)>>)

// -----

"t.op"() {m = affine_map<(d0, d1)[s0] -> (d1, d0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 >= 0, d0 >= 0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 == 0, d0 >= 0)>} : () -> ()

// -----

func.func @apply_7(%i: index, %n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (s0)>(%i)[%n]
  return
}

// -----

func.func @min_8(%i: index, %n: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (s0, 9)>(%i)[%n]
  return
}

// -----

func.func @max_9(%i: index, %n: index) {
  %0 = affine.max affine_map<(d0)[s0] -> (s0, 9)>(%i)[%n]
  return
}

// -----

func.func private @layout(memref<8xf32, affine_map<(d0)[s0] -> (s0)>>)

// -----

"t.op"() {m = affine_map<(d0, d1)[s0] -> (d1, s0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (s0 >= 0, d0 >= 0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (s0 == 0, d0 >= 0)>} : () -> ()

// -----

func.func @apply_14(%i: index, %n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
  return
}

// -----

func.func @min_15(%i: index, %n: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 + s0, 9)>(%i)[%n]
  return
}

// -----

func.func @max_16(%i: index, %n: index) {
  %0 = affine.max affine_map<(d0)[s0] -> (d0 + s0, 9)>(%i)[%n]
  return
}

// -----

func.func private @layout(memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>>)

// -----

"t.op"() {m = affine_map<(d0, d1)[s0] -> (d1, d0 + s0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 + s0 >= 0, d0 >= 0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 + s0 == 0, d0 >= 0)>} : () -> ()

// -----

func.func @apply_21(%i: index, %n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + 1)>(%i)[%n]
  return
}

// -----

func.func @min_22(%i: index, %n: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 * 4 + 1, 9)>(%i)[%n]
  return
}

// -----

func.func @max_23(%i: index, %n: index) {
  %0 = affine.max affine_map<(d0)[s0] -> (d0 * 4 + 1, 9)>(%i)[%n]
  return
}

// -----

func.func private @layout(memref<8xf32, affine_map<(d0)[s0] -> (d0 * 4 + 1)>>)

// -----

"t.op"() {m = affine_map<(d0, d1)[s0] -> (d1, d0 * 4 + 1)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 * 4 + 1 >= 0, d0 >= 0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 * 4 + 1 == 0, d0 >= 0)>} : () -> ()

// -----

func.func @apply_28(%i: index, %n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 3)>(%i)[%n]
  return
}

// -----

func.func @min_29(%i: index, %n: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 floordiv 3, 9)>(%i)[%n]
  return
}

// -----

func.func @max_30(%i: index, %n: index) {
  %0 = affine.max affine_map<(d0)[s0] -> (d0 floordiv 3, 9)>(%i)[%n]
  return
}

// -----

func.func private @layout(memref<8xf32, affine_map<(d0)[s0] -> (d0 floordiv 3)>>)

// -----

"t.op"() {m = affine_map<(d0, d1)[s0] -> (d1, d0 floordiv 3)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 floordiv 3 >= 0, d0 >= 0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 floordiv 3 == 0, d0 >= 0)>} : () -> ()

// -----

func.func @apply_35(%i: index, %n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv 5)>(%i)[%n]
  return
}

// -----

func.func @min_36(%i: index, %n: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 ceildiv 5, 9)>(%i)[%n]
  return
}

// -----

func.func @max_37(%i: index, %n: index) {
  %0 = affine.max affine_map<(d0)[s0] -> (d0 ceildiv 5, 9)>(%i)[%n]
  return
}

// -----

func.func private @layout(memref<8xf32, affine_map<(d0)[s0] -> (d0 ceildiv 5)>>)

// -----

"t.op"() {m = affine_map<(d0, d1)[s0] -> (d1, d0 ceildiv 5)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 ceildiv 5 >= 0, d0 >= 0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 ceildiv 5 == 0, d0 >= 0)>} : () -> ()

// -----

func.func @apply_42(%i: index, %n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod 7)>(%i)[%n]
  return
}

// -----

func.func @min_43(%i: index, %n: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 mod 7, 9)>(%i)[%n]
  return
}

// -----

func.func @max_44(%i: index, %n: index) {
  %0 = affine.max affine_map<(d0)[s0] -> (d0 mod 7, 9)>(%i)[%n]
  return
}

// -----

func.func private @layout(memref<8xf32, affine_map<(d0)[s0] -> (d0 mod 7)>>)

// -----

"t.op"() {m = affine_map<(d0, d1)[s0] -> (d1, d0 mod 7)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 mod 7 >= 0, d0 >= 0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 mod 7 == 0, d0 >= 0)>} : () -> ()

// -----

func.func @apply_49(%i: index, %n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) mod 8)>(%i)[%n]
  return
}

// -----

func.func @min_50(%i: index, %n: index) {
  %0 = affine.min affine_map<(d0)[s0] -> ((d0 + s0) mod 8, 9)>(%i)[%n]
  return
}

// -----

func.func @max_51(%i: index, %n: index) {
  %0 = affine.max affine_map<(d0)[s0] -> ((d0 + s0) mod 8, 9)>(%i)[%n]
  return
}

// -----

func.func private @layout(memref<8xf32, affine_map<(d0)[s0] -> ((d0 + s0) mod 8)>>)

// -----

"t.op"() {m = affine_map<(d0, d1)[s0] -> (d1, (d0 + s0) mod 8)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : ((d0 + s0) mod 8 >= 0, d0 >= 0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : ((d0 + s0) mod 8 == 0, d0 >= 0)>} : () -> ()

// -----

func.func @apply_56(%i: index, %n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (-d0 + 3)>(%i)[%n]
  return
}

// -----

func.func @min_57(%i: index, %n: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (-d0 + 3, 9)>(%i)[%n]
  return
}

// -----

func.func @max_58(%i: index, %n: index) {
  %0 = affine.max affine_map<(d0)[s0] -> (-d0 + 3, 9)>(%i)[%n]
  return
}

// -----

func.func private @layout(memref<8xf32, affine_map<(d0)[s0] -> (-d0 + 3)>>)

// -----

"t.op"() {m = affine_map<(d0, d1)[s0] -> (d1, -d0 + 3)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (-d0 + 3 >= 0, d0 >= 0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (-d0 + 3 == 0, d0 >= 0)>} : () -> ()

// -----

func.func @apply_63(%i: index, %n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 - s0 * 2)>(%i)[%n]
  return
}

// -----

func.func @min_64(%i: index, %n: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 - s0 * 2, 9)>(%i)[%n]
  return
}

// -----

func.func @max_65(%i: index, %n: index) {
  %0 = affine.max affine_map<(d0)[s0] -> (d0 - s0 * 2, 9)>(%i)[%n]
  return
}

// -----

func.func private @layout(memref<8xf32, affine_map<(d0)[s0] -> (d0 - s0 * 2)>>)

// -----

"t.op"() {m = affine_map<(d0, d1)[s0] -> (d1, d0 - s0 * 2)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 - s0 * 2 >= 0, d0 >= 0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 - s0 * 2 == 0, d0 >= 0)>} : () -> ()

// -----

func.func @apply_70(%i: index, %n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> ((d0 floordiv 4) * 4 + s0)>(%i)[%n]
  return
}

// -----

func.func @min_71(%i: index, %n: index) {
  %0 = affine.min affine_map<(d0)[s0] -> ((d0 floordiv 4) * 4 + s0, 9)>(%i)[%n]
  return
}

// -----

func.func @max_72(%i: index, %n: index) {
  %0 = affine.max affine_map<(d0)[s0] -> ((d0 floordiv 4) * 4 + s0, 9)>(%i)[%n]
  return
}

// -----

func.func private @layout(memref<8xf32, affine_map<(d0)[s0] -> ((d0 floordiv 4) * 4 + s0)>>)

// -----

"t.op"() {m = affine_map<(d0, d1)[s0] -> (d1, (d0 floordiv 4) * 4 + s0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : ((d0 floordiv 4) * 4 + s0 >= 0, d0 >= 0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : ((d0 floordiv 4) * 4 + s0 == 0, d0 >= 0)>} : () -> ()

// -----

func.func @apply_77(%i: index, %n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%i)[%n]
  return
}

// -----

func.func @min_78(%i: index, %n: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 * s0, 9)>(%i)[%n]
  return
}

// -----

func.func @max_79(%i: index, %n: index) {
  %0 = affine.max affine_map<(d0)[s0] -> (d0 * s0, 9)>(%i)[%n]
  return
}

// -----

func.func private @layout(memref<8xf32, affine_map<(d0)[s0] -> (d0 * s0)>>)

// -----

"t.op"() {m = affine_map<(d0, d1)[s0] -> (d1, d0 * s0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 * s0 >= 0, d0 >= 0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (d0 * s0 == 0, d0 >= 0)>} : () -> ()

// -----

func.func @apply_84(%i: index, %n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (42)>(%i)[%n]
  return
}

// -----

func.func @min_85(%i: index, %n: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (42, 9)>(%i)[%n]
  return
}

// -----

func.func @max_86(%i: index, %n: index) {
  %0 = affine.max affine_map<(d0)[s0] -> (42, 9)>(%i)[%n]
  return
}

// -----

func.func private @layout(memref<8xf32, affine_map<(d0)[s0] -> (42)>>)

// -----

"t.op"() {m = affine_map<(d0, d1)[s0] -> (d1, 42)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (42 >= 0, d0 >= 0)>} : () -> ()

// -----

"t.op"() {s = affine_set<(d0)[s0] : (42 == 0, d0 >= 0)>} : () -> ()
