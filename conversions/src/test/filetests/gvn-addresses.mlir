// RUN: wami opt %s --gvn=carry-computed=false --canonicalize --cse | filecheck %s

// What is loaded at %p + 4 * %j at the end is at %p + 4 * %i in the next iteration, where %i is %j: the root of a tree
// is looked for with two loads in each step, not three.
// CHECK-LABEL: @chain
// CHECK: %[[FIRST:.*]] = ssawasm.load
// CHECK: pseudo_br ^bb1(%{{.*}}, %[[FIRST]] : i32, i32)
// CHECK: ^bb1(%{{.*}}: i32, %[[Q:.*]]: i32):
// CHECK-NOT: ssawasm.load
// CHECK: %[[AT:.*]] = ssawasm.shl %[[Q]]
// CHECK: %[[G:.*]] = ssawasm.load
// CHECK: ssawasm.store %{{.*}}, %[[G]]
// CHECK: %[[NEXT:.*]] = ssawasm.load
// CHECK-NOT: ssawasm.load
// CHECK: cond_br %{{.*}}, ^bb1(%[[G]], %[[NEXT]] : i32, i32)
ssawasm.func @chain(%table: !ssawasm.local<i32>, %x: !ssawasm.local<i32>) -> i32 {
  %c2 = ssawasm.const 2 : i32
  %p = ssawasm.local_get %table : i32
  %start = ssawasm.local_get %x : i32
  %r = ssawasm.block_loop -> i32 {
    ssawasm.pseudo_br ^bb1(%start : i32)
  ^bb1(%i: i32):
    %d0 = ssawasm.shl %i, %c2 : i32
    %a0 = ssawasm.add %p, %d0 : i32
    %q = ssawasm.load %a0 : i32
    %d1 = ssawasm.shl %q, %c2 : i32
    %a1 = ssawasm.add %p, %d1 : i32
    %j = ssawasm.load %a1 : i32
    ssawasm.store %a0, %j : i32
    %d2 = ssawasm.shl %j, %c2 : i32
    %a2 = ssawasm.add %p, %d2 : i32
    %v = ssawasm.load %a2 : i32
    %more = ssawasm.ne %v, %j : i32
    ssawasm.cond_br %more, ^bb1(%j : i32), ^bb2
  ^bb2:
    ssawasm.exit %j : i32
  }
  ssawasm.return %r : i32
}

// The address of the next iteration depends on what is loaded in it: nothing is known of it here.
// CHECK-LABEL: @loaded_address
// CHECK: pseudo_br ^bb1(%{{[^ ]*}} : i32)
ssawasm.func @loaded_address(%table: !ssawasm.local<i32>) -> i32 {
  %c2 = ssawasm.const 2 : i32
  %p = ssawasm.local_get %table : i32
  %r = ssawasm.block_loop -> i32 {
    ssawasm.pseudo_br ^bb1(%p : i32)
  ^bb1(%i: i32):
    %q = ssawasm.load %i root = "B" : i32
    %d = ssawasm.shl %q, %c2 : i32
    %a = ssawasm.add %p, %d : i32
    %v = ssawasm.load %a root = "A" : i32
    %next = ssawasm.add %i, %c2 : i32
    ssawasm.store %next, %v offset = 8 root = "B" : i32
    ssawasm.cond_br %v, ^bb1(%next : i32), ^bb2
  ^bb2:
    ssawasm.exit %v : i32
  }
  ssawasm.return %r : i32
}

// An if that only loads stands between the label and the load: it is carried all the same. Not if it stores.
// CHECK-LABEL: @behind_an_if
// CHECK: pseudo_br ^bb1(%{{.*}}, %{{.*}} : i32, i32)
// CHECK: pseudo_br ^bb1(%{{[^,]*}} : i32)
ssawasm.func @behind_an_if(%table: !ssawasm.local<i32>, %x: !ssawasm.local<i32>) -> (i32, i32) {
  %c4 = ssawasm.const 4 : i32
  %start = ssawasm.local_get %table : i32
  %test = ssawasm.local_get %x : i32
  %r = ssawasm.block_loop -> i32 {
    ssawasm.pseudo_br ^bb1(%start : i32)
  ^bb1(%i: i32):
    %y = ssawasm.if %test -> i32 {
      %z = ssawasm.load %i offset = 8 : i32
      ssawasm.exit %z : i32
    } else {
      ssawasm.exit %test : i32
    }
    %a = ssawasm.load %i : i32
    %b = ssawasm.load %i offset = 4 : i32
    %s = ssawasm.add %a, %b : i32
    %t = ssawasm.add %s, %y : i32
    %next = ssawasm.add %i, %c4 : i32
    ssawasm.cond_br %t, ^bb1(%next : i32), ^bb2
  ^bb2:
    ssawasm.exit %t : i32
  }
  %r2 = ssawasm.block_loop -> i32 {
    ssawasm.pseudo_br ^bb1(%start : i32)
  ^bb1(%i: i32):
    ssawasm.if %test {
      ssawasm.store %start, %test offset = 8 : i32
      ssawasm.exit
    }
    %a = ssawasm.load %i : i32
    %b = ssawasm.load %i offset = 4 : i32
    %s = ssawasm.add %a, %b : i32
    %next = ssawasm.add %i, %c4 : i32
    ssawasm.cond_br %s, ^bb1(%next : i32), ^bb2
  ^bb2:
    ssawasm.exit %s : i32
  }
  ssawasm.return %r, %r2 : i32, i32
}

// The product becomes a result of the if, as one side has it. What the load is given before the loop is computed of the product as it was.
// CHECK-LABEL: @of_a_result
// CHECK: %[[P:.*]] = ssawasm.mul
// CHECK: %[[A:.*]] = ssawasm.add %[[P]], %{{.*}} : i32
// CHECK: ssawasm.load %[[A]] root = "A" : i32
// CHECK: ssawasm.pseudo_br ^bb1
// CHECK: ssawasm.if %{{.*}} -> f32, i32
// CHECK-NOT: ssawasm.load
// CHECK: ssawasm.return
ssawasm.func @of_a_result(%table: !ssawasm.local<i32>, %x: !ssawasm.local<i32>) -> (i32, f32) {
  %c12 = ssawasm.const 12 : i32
  %c4 = ssawasm.const 4 : i32
  %half = ssawasm.const 0.5 : f32
  %p = ssawasm.local_get %table : i32
  %test = ssawasm.local_get %x : i32
  %r, %s = ssawasm.block_loop -> i32, f32 {
    ssawasm.pseudo_br ^bb1(%c4 : i32)
  ^bb1(%i: i32):
    %f = ssawasm.if %test -> f32 {
      %m = ssawasm.mul %p, %test : i32
      %g = ssawasm.convert_i32_s %m : i32 to f32
      ssawasm.exit %g : f32
    } else {
      ssawasm.exit %half : f32
    }
    %m = ssawasm.mul %p, %test : i32
    %a = ssawasm.add %m, %c12 : i32
    %v = ssawasm.load %a root = "A" : i32
    %next = ssawasm.add %i, %v : i32
    ssawasm.cond_br %next, ^bb1(%next : i32), ^bb2
  ^bb2:
    ssawasm.exit %v, %f : i32, f32
  }
  ssawasm.return %r, %s : i32, f32
}
