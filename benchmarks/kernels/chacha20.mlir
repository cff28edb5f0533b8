// Blocks of ChaCha20's key stream: twenty rounds on sixteen words, two at a time.


func.func private @print_i32(i32)
func.func private @toggle_gpio()

// 20 bits that look random.
func.func private @noise(%i: index) -> i32 {
  %factor = arith.constant -1640531527 : i32
  %shift = arith.constant 12 : i32
  %x = arith.index_cast %i : index to i32
  %product = arith.muli %x, %factor : i32
  %bits = arith.shrui %product, %shift : i32
  return %bits : i32
}

func.func @kernel(%key: memref<16xi32>, %w: memref<16xi32>, %o: memref<1024xi32>) {
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %c12 = arith.constant 12 : i32
  %c16 = arith.constant 16 : i32
  %c20 = arith.constant 20 : i32
  %c24 = arith.constant 24 : i32
  %c25 = arith.constant 25 : i32
  affine.for %n = 0 to 64 {
    affine.for %i = 0 to 16 {
      %k = affine.load %key[%i] : memref<16xi32>
      affine.store %k, %w[%i] : memref<16xi32>
    }
    %counter = arith.index_cast %n : index to i32
    affine.store %counter, %w[12] : memref<16xi32>
    affine.for %round = 0 to 10 {
      %t0 = affine.load %w[0] : memref<16xi32>
      %t1 = affine.load %w[1] : memref<16xi32>
      %t2 = affine.load %w[2] : memref<16xi32>
      %t3 = affine.load %w[3] : memref<16xi32>
      %t4 = affine.load %w[4] : memref<16xi32>
      %t5 = affine.load %w[5] : memref<16xi32>
      %t6 = affine.load %w[6] : memref<16xi32>
      %t7 = affine.load %w[7] : memref<16xi32>
      %t8 = affine.load %w[8] : memref<16xi32>
      %t9 = affine.load %w[9] : memref<16xi32>
      %t10 = affine.load %w[10] : memref<16xi32>
      %t11 = affine.load %w[11] : memref<16xi32>
      %t12 = affine.load %w[12] : memref<16xi32>
      %t13 = affine.load %w[13] : memref<16xi32>
      %t14 = affine.load %w[14] : memref<16xi32>
      %t15 = affine.load %w[15] : memref<16xi32>
      %t16 = arith.addi %t0, %t4 : i32
      %t17 = arith.xori %t12, %t16 : i32
      %t18 = arith.shli %t17, %c16 : i32
      %t19 = arith.shrui %t17, %c16 : i32
      %t20 = arith.ori %t18, %t19 : i32
      %t21 = arith.addi %t8, %t20 : i32
      %t22 = arith.xori %t4, %t21 : i32
      %t23 = arith.shli %t22, %c12 : i32
      %t24 = arith.shrui %t22, %c20 : i32
      %t25 = arith.ori %t23, %t24 : i32
      %t26 = arith.addi %t16, %t25 : i32
      %t27 = arith.xori %t20, %t26 : i32
      %t28 = arith.shli %t27, %c8 : i32
      %t29 = arith.shrui %t27, %c24 : i32
      %t30 = arith.ori %t28, %t29 : i32
      %t31 = arith.addi %t21, %t30 : i32
      %t32 = arith.xori %t25, %t31 : i32
      %t33 = arith.shli %t32, %c7 : i32
      %t34 = arith.shrui %t32, %c25 : i32
      %t35 = arith.ori %t33, %t34 : i32
      %t36 = arith.addi %t1, %t5 : i32
      %t37 = arith.xori %t13, %t36 : i32
      %t38 = arith.shli %t37, %c16 : i32
      %t39 = arith.shrui %t37, %c16 : i32
      %t40 = arith.ori %t38, %t39 : i32
      %t41 = arith.addi %t9, %t40 : i32
      %t42 = arith.xori %t5, %t41 : i32
      %t43 = arith.shli %t42, %c12 : i32
      %t44 = arith.shrui %t42, %c20 : i32
      %t45 = arith.ori %t43, %t44 : i32
      %t46 = arith.addi %t36, %t45 : i32
      %t47 = arith.xori %t40, %t46 : i32
      %t48 = arith.shli %t47, %c8 : i32
      %t49 = arith.shrui %t47, %c24 : i32
      %t50 = arith.ori %t48, %t49 : i32
      %t51 = arith.addi %t41, %t50 : i32
      %t52 = arith.xori %t45, %t51 : i32
      %t53 = arith.shli %t52, %c7 : i32
      %t54 = arith.shrui %t52, %c25 : i32
      %t55 = arith.ori %t53, %t54 : i32
      %t56 = arith.addi %t2, %t6 : i32
      %t57 = arith.xori %t14, %t56 : i32
      %t58 = arith.shli %t57, %c16 : i32
      %t59 = arith.shrui %t57, %c16 : i32
      %t60 = arith.ori %t58, %t59 : i32
      %t61 = arith.addi %t10, %t60 : i32
      %t62 = arith.xori %t6, %t61 : i32
      %t63 = arith.shli %t62, %c12 : i32
      %t64 = arith.shrui %t62, %c20 : i32
      %t65 = arith.ori %t63, %t64 : i32
      %t66 = arith.addi %t56, %t65 : i32
      %t67 = arith.xori %t60, %t66 : i32
      %t68 = arith.shli %t67, %c8 : i32
      %t69 = arith.shrui %t67, %c24 : i32
      %t70 = arith.ori %t68, %t69 : i32
      %t71 = arith.addi %t61, %t70 : i32
      %t72 = arith.xori %t65, %t71 : i32
      %t73 = arith.shli %t72, %c7 : i32
      %t74 = arith.shrui %t72, %c25 : i32
      %t75 = arith.ori %t73, %t74 : i32
      %t76 = arith.addi %t3, %t7 : i32
      %t77 = arith.xori %t15, %t76 : i32
      %t78 = arith.shli %t77, %c16 : i32
      %t79 = arith.shrui %t77, %c16 : i32
      %t80 = arith.ori %t78, %t79 : i32
      %t81 = arith.addi %t11, %t80 : i32
      %t82 = arith.xori %t7, %t81 : i32
      %t83 = arith.shli %t82, %c12 : i32
      %t84 = arith.shrui %t82, %c20 : i32
      %t85 = arith.ori %t83, %t84 : i32
      %t86 = arith.addi %t76, %t85 : i32
      %t87 = arith.xori %t80, %t86 : i32
      %t88 = arith.shli %t87, %c8 : i32
      %t89 = arith.shrui %t87, %c24 : i32
      %t90 = arith.ori %t88, %t89 : i32
      %t91 = arith.addi %t81, %t90 : i32
      %t92 = arith.xori %t85, %t91 : i32
      %t93 = arith.shli %t92, %c7 : i32
      %t94 = arith.shrui %t92, %c25 : i32
      %t95 = arith.ori %t93, %t94 : i32
      %t96 = arith.addi %t26, %t55 : i32
      %t97 = arith.xori %t90, %t96 : i32
      %t98 = arith.shli %t97, %c16 : i32
      %t99 = arith.shrui %t97, %c16 : i32
      %t100 = arith.ori %t98, %t99 : i32
      %t101 = arith.addi %t71, %t100 : i32
      %t102 = arith.xori %t55, %t101 : i32
      %t103 = arith.shli %t102, %c12 : i32
      %t104 = arith.shrui %t102, %c20 : i32
      %t105 = arith.ori %t103, %t104 : i32
      %t106 = arith.addi %t96, %t105 : i32
      %t107 = arith.xori %t100, %t106 : i32
      %t108 = arith.shli %t107, %c8 : i32
      %t109 = arith.shrui %t107, %c24 : i32
      %t110 = arith.ori %t108, %t109 : i32
      %t111 = arith.addi %t101, %t110 : i32
      %t112 = arith.xori %t105, %t111 : i32
      %t113 = arith.shli %t112, %c7 : i32
      %t114 = arith.shrui %t112, %c25 : i32
      %t115 = arith.ori %t113, %t114 : i32
      %t116 = arith.addi %t46, %t75 : i32
      %t117 = arith.xori %t30, %t116 : i32
      %t118 = arith.shli %t117, %c16 : i32
      %t119 = arith.shrui %t117, %c16 : i32
      %t120 = arith.ori %t118, %t119 : i32
      %t121 = arith.addi %t91, %t120 : i32
      %t122 = arith.xori %t75, %t121 : i32
      %t123 = arith.shli %t122, %c12 : i32
      %t124 = arith.shrui %t122, %c20 : i32
      %t125 = arith.ori %t123, %t124 : i32
      %t126 = arith.addi %t116, %t125 : i32
      %t127 = arith.xori %t120, %t126 : i32
      %t128 = arith.shli %t127, %c8 : i32
      %t129 = arith.shrui %t127, %c24 : i32
      %t130 = arith.ori %t128, %t129 : i32
      %t131 = arith.addi %t121, %t130 : i32
      %t132 = arith.xori %t125, %t131 : i32
      %t133 = arith.shli %t132, %c7 : i32
      %t134 = arith.shrui %t132, %c25 : i32
      %t135 = arith.ori %t133, %t134 : i32
      %t136 = arith.addi %t66, %t95 : i32
      %t137 = arith.xori %t50, %t136 : i32
      %t138 = arith.shli %t137, %c16 : i32
      %t139 = arith.shrui %t137, %c16 : i32
      %t140 = arith.ori %t138, %t139 : i32
      %t141 = arith.addi %t31, %t140 : i32
      %t142 = arith.xori %t95, %t141 : i32
      %t143 = arith.shli %t142, %c12 : i32
      %t144 = arith.shrui %t142, %c20 : i32
      %t145 = arith.ori %t143, %t144 : i32
      %t146 = arith.addi %t136, %t145 : i32
      %t147 = arith.xori %t140, %t146 : i32
      %t148 = arith.shli %t147, %c8 : i32
      %t149 = arith.shrui %t147, %c24 : i32
      %t150 = arith.ori %t148, %t149 : i32
      %t151 = arith.addi %t141, %t150 : i32
      %t152 = arith.xori %t145, %t151 : i32
      %t153 = arith.shli %t152, %c7 : i32
      %t154 = arith.shrui %t152, %c25 : i32
      %t155 = arith.ori %t153, %t154 : i32
      %t156 = arith.addi %t86, %t35 : i32
      %t157 = arith.xori %t70, %t156 : i32
      %t158 = arith.shli %t157, %c16 : i32
      %t159 = arith.shrui %t157, %c16 : i32
      %t160 = arith.ori %t158, %t159 : i32
      %t161 = arith.addi %t51, %t160 : i32
      %t162 = arith.xori %t35, %t161 : i32
      %t163 = arith.shli %t162, %c12 : i32
      %t164 = arith.shrui %t162, %c20 : i32
      %t165 = arith.ori %t163, %t164 : i32
      %t166 = arith.addi %t156, %t165 : i32
      %t167 = arith.xori %t160, %t166 : i32
      %t168 = arith.shli %t167, %c8 : i32
      %t169 = arith.shrui %t167, %c24 : i32
      %t170 = arith.ori %t168, %t169 : i32
      %t171 = arith.addi %t161, %t170 : i32
      %t172 = arith.xori %t165, %t171 : i32
      %t173 = arith.shli %t172, %c7 : i32
      %t174 = arith.shrui %t172, %c25 : i32
      %t175 = arith.ori %t173, %t174 : i32
      affine.store %t106, %w[0] : memref<16xi32>
      affine.store %t126, %w[1] : memref<16xi32>
      affine.store %t146, %w[2] : memref<16xi32>
      affine.store %t166, %w[3] : memref<16xi32>
      affine.store %t175, %w[4] : memref<16xi32>
      affine.store %t115, %w[5] : memref<16xi32>
      affine.store %t135, %w[6] : memref<16xi32>
      affine.store %t155, %w[7] : memref<16xi32>
      affine.store %t151, %w[8] : memref<16xi32>
      affine.store %t171, %w[9] : memref<16xi32>
      affine.store %t111, %w[10] : memref<16xi32>
      affine.store %t131, %w[11] : memref<16xi32>
      affine.store %t130, %w[12] : memref<16xi32>
      affine.store %t150, %w[13] : memref<16xi32>
      affine.store %t170, %w[14] : memref<16xi32>
      affine.store %t110, %w[15] : memref<16xi32>
    }
    affine.for %i = 0 to 16 {
      %x = affine.load %w[%i] : memref<16xi32>
      %k = affine.load %key[%i] : memref<16xi32>
      %y = arith.addi %x, %k : i32
      affine.store %y, %o[%n * 16 + %i] : memref<1024xi32>
    }
  }
  return
}

func.func @main() {
  %key = memref.alloc() : memref<16xi32>
  %w = memref.alloc() : memref<16xi32>
  %o = memref.alloc() : memref<1024xi32>
  affine.for %i = 0 to 16 {
    %at = affine.apply affine_map<(i) -> (i + 0)>(%i)
    %u = func.call @noise(%at) : (index) -> i32
    affine.store %u, %key[%i] : memref<16xi32>
  }
  affine.for %i = 0 to 16 {
    %at = affine.apply affine_map<(i) -> (i + 50)>(%i)
    %u = func.call @noise(%at) : (index) -> i32
    affine.store %u, %w[%i] : memref<16xi32>
  }
  affine.for %i = 0 to 1024 {
    %at = affine.apply affine_map<(i) -> (i + 100)>(%i)
    %u = func.call @noise(%at) : (index) -> i32
    affine.store %u, %o[%i] : memref<1024xi32>
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %again = 0 to 50 {
    func.call @kernel(%key, %w, %o) : (memref<16xi32>, memref<16xi32>, memref<1024xi32>) -> ()
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 1024 {
    %v = affine.load %o[%i] : memref<1024xi32>
    func.call @print_i32(%v) : (i32) -> ()
  }
  return
}
