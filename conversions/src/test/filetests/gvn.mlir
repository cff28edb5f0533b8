// RUN: wami opt %s --gvn | filecheck %s

// Equal in a block that dominates, from either side of a commutative operation; not in one that does not.
// CHECK-LABEL: @dominating
// CHECK: %[[S:.*]] = ssawasm.add
// CHECK: ssawasm.if
// CHECK: %[[T:.*]] = ssawasm.mul %[[S]], %[[S]] : i32
// CHECK: ssawasm.exit %[[T]]
// CHECK: %[[U:.*]] = ssawasm.mul %[[S]], %[[S]] : i32
// CHECK: ssawasm.exit %[[U]]
ssawasm.func @dominating(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i32>) -> i32 {
  %x = ssawasm.local_get %a : i32
  %y = ssawasm.local_get %b : i32
  %s = ssawasm.add %x, %y : i32
  %r = ssawasm.if %s -> i32 {
    %s1 = ssawasm.add %y, %x : i32
    %t = ssawasm.mul %s1, %s1 : i32
    ssawasm.exit %t : i32
  } else {
    %s2 = ssawasm.add %x, %y : i32
    %u = ssawasm.mul %s2, %s : i32
    ssawasm.exit %u : i32
  }
  ssawasm.return %r : i32
}

// Both ways know it: it is a result more.
// CHECK-LABEL: @stored_on_both
// CHECK: %[[R:.*]] = ssawasm.if %{{.*}} -> i32 {
// CHECK: ssawasm.store %[[P:.*]], %[[ONE:.*]] : i32
// CHECK-NEXT: ssawasm.exit %[[ONE]] : i32
// CHECK: ssawasm.store %[[P]], %[[C:.*]] : i32
// CHECK-NEXT: ssawasm.exit %[[C]] : i32
// CHECK-NOT: ssawasm.load
// CHECK: ssawasm.return %[[R]]
ssawasm.func @stored_on_both(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i32>) -> i32 {
  %one = ssawasm.const 1 : i32
  %p = ssawasm.local_get %a : i32
  %c = ssawasm.local_get %b : i32
  ssawasm.if %c {
    ssawasm.store %p, %one : i32
    ssawasm.exit
  } else {
    ssawasm.store %p, %c : i32
    ssawasm.exit
  }
  %r = ssawasm.load %p : i32
  ssawasm.return %r : i32
}

// One way stores, the other knows what was loaded before: it becomes an else.
// CHECK-LABEL: @stored_on_one
// CHECK: %[[L:.*]] = ssawasm.load
// CHECK: %[[R:.*]] = ssawasm.if %[[L]] -> i32 {
// CHECK: ssawasm.exit %{{.*}} : i32
// CHECK: } else {
// CHECK-NEXT: ssawasm.exit %[[L]] : i32
// CHECK-NOT: ssawasm.load
// CHECK: ssawasm.return %[[R]]
ssawasm.func @stored_on_one(%a: !ssawasm.local<i32>) -> i32 {
  %one = ssawasm.const 1 : i32
  %p = ssawasm.local_get %a : i32
  %c = ssawasm.load %p : i32
  ssawasm.if %c {
    ssawasm.store %p, %one : i32
    ssawasm.exit
  }
  %r = ssawasm.load %p : i32
  ssawasm.return %r : i32
}

// What one way does not know is loaded there, and nowhere else.
// CHECK-LABEL: @known_on_one
// CHECK: %[[R:.*]] = ssawasm.if %{{.*}} -> i32 {
// CHECK: ssawasm.store %[[P:.*]], %[[ONE:.*]] offset = 4 : i32
// CHECK-NEXT: ssawasm.exit %[[ONE]] : i32
// CHECK: ssawasm.call @nothing
// CHECK-NEXT: %[[L:.*]] = ssawasm.load %[[P]] offset = 4 : i32
// CHECK-NEXT: ssawasm.exit %[[L]] : i32
// CHECK-NOT: ssawasm.load
// CHECK: ssawasm.return %[[R]]
ssawasm.func @known_on_one(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i32>) -> i32 {
  %one = ssawasm.const 1 : i32
  %p = ssawasm.local_get %a : i32
  %c = ssawasm.local_get %b : i32
  ssawasm.if %c {
    ssawasm.store %p, %one offset = 4 : i32
    ssawasm.exit
  } else {
    ssawasm.call @nothing() : () -> ()
    ssawasm.exit
  }
  %r = ssawasm.load %p offset = 4 : i32
  ssawasm.return %r : i32
}
ssawasm.func_import @nothing from "env" "nothing" : () -> ()

// Not behind a call, which may not return, nor where the other way is taken for something else, too.
// CHECK-LABEL: @not_anticipated
// CHECK: ssawasm.call @nothing() : () -> ()
// CHECK: ssawasm.call @nothing() : () -> ()
// CHECK-NEXT: ssawasm.load
ssawasm.func @not_anticipated(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i32>) -> i32 {
  %one = ssawasm.const 1 : i32
  %p = ssawasm.local_get %a : i32
  %c = ssawasm.local_get %b : i32
  ssawasm.if %c {
    ssawasm.store %p, %one : i32
    ssawasm.exit
  } else {
    ssawasm.call @nothing() : () -> ()
    ssawasm.exit
  }
  ssawasm.call @nothing() : () -> ()
  %r = ssawasm.load %p : i32
  ssawasm.return %r : i32
}
// CHECK-LABEL: @critical
// CHECK: ^bb2:
// CHECK-NEXT: %[[R:.*]] = ssawasm.load
// CHECK-NEXT: ssawasm.exit %[[R]]
ssawasm.func @critical(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i32>) -> i32 {
  %one = ssawasm.const 1 : i32
  %p = ssawasm.local_get %a : i32
  %c = ssawasm.local_get %b : i32
  %x = ssawasm.block_block -> i32 {
    ssawasm.cond_br %c, ^bb2, ^bb1
  ^bb1:
    ssawasm.store %p, %one : i32
    ssawasm.pseudo_br ^bb2
  ^bb2:
    %r = ssawasm.load %p : i32
    ssawasm.exit %r : i32
  }
  ssawasm.return %x : i32
}

// Nor where two ways would have to load.
// CHECK-LABEL: @known_on_one_of_three
// CHECK: ^bb3:
// CHECK-NEXT: ssawasm.load
ssawasm.func @known_on_one_of_three(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i32>) -> i32 {
  %one = ssawasm.const 1 : i32
  %p = ssawasm.local_get %a : i32
  %c = ssawasm.local_get %b : i32
  %x = ssawasm.block_block -> i32 {
    ssawasm.br_table %c [^bb1, ^bb2], ^bb3
  ^bb1:
    ssawasm.call @nothing() : () -> ()
    ssawasm.br ^bb3
  ^bb2:
    ssawasm.store %p, %one : i32
    ssawasm.pseudo_br ^bb3
  ^bb3:
    %r = ssawasm.load %p : i32
    ssawasm.exit %r : i32
  }
  ssawasm.return %x : i32
}

// The same of what is computed, seen through what is passed.
// CHECK-LABEL: @computed_on_one
// CHECK: %[[S:.*]] = ssawasm.mul %[[X:.*]], %[[X]] : i32
// CHECK: ssawasm.br ^bb3(%[[X]], %[[S]] : i32, i32)
// CHECK: %[[T:.*]] = ssawasm.mul %[[Y:.*]], %[[Y]] : i32
// CHECK-NEXT: ssawasm.pseudo_br ^bb3(%[[Y]], %[[T]] : i32, i32)
// CHECK: ^bb3(%{{.*}}: i32, %[[R:.*]]: i32):
// CHECK-NEXT: ssawasm.exit %[[R]] : i32
ssawasm.func @computed_on_one(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i32>) -> i32 {
  %x = ssawasm.local_get %a : i32
  %y = ssawasm.local_get %b : i32
  %q = ssawasm.block_block -> i32 {
    ssawasm.cond_br %y, ^bb1, ^bb0
  ^bb0:
    %s = ssawasm.mul %x, %x : i32
    ssawasm.call @use(%s) : (i32) -> ()
    ssawasm.br ^bb2(%x : i32)
  ^bb1:
    ssawasm.call @nothing() : () -> ()
    ssawasm.pseudo_br ^bb2(%y : i32)
  ^bb2(%z: i32):
    %r = ssawasm.mul %z, %z : i32
    ssawasm.exit %r : i32
  }
  ssawasm.return %q : i32
}
ssawasm.func_import @use from "env" "use" : (i32) -> ()

// What a loop has loaded last is known behind it, and leaves it as a result.
// CHECK-LABEL: @behind_loop
// CHECK: %[[R:.*]] = ssawasm.block_loop -> i32 {
// CHECK: %[[L:.*]] = ssawasm.load
// CHECK: ssawasm.exit %[[L]] : i32
// CHECK-NOT: ssawasm.load
// CHECK: ssawasm.return %[[R]] : i32
ssawasm.func @behind_loop(%a: !ssawasm.local<i32>) -> i32 {
  %p = ssawasm.local_get %a : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1
  ^bb1:
    ssawasm.call @nothing() : () -> ()
    %x = ssawasm.load %p : i32
    ssawasm.cond_br %x, ^bb1, ^bb2
  ^bb2:
    ssawasm.exit
  }
  %r = ssawasm.load %p : i32
  ssawasm.return %r : i32
}

// What nothing in a loop changes is loaded in front of it, even if it traps; behind a store that may trap it is not.
// CHECK-LABEL: @invariant
// CHECK: %[[L:.*]] = ssawasm.load %{{.*}} {traps} : i32
// CHECK-NEXT: ssawasm.pseudo_br ^bb1
// CHECK: ^bb1
// CHECK-NOT: ssawasm.load %{{.*}} {traps} : i32
// CHECK: ssawasm.store
// CHECK-NEXT: ssawasm.load %{{.*}} offset = 8 {traps} : i32
ssawasm.func @invariant(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i32>) {
  %one = ssawasm.const 1 : i32
  %p = ssawasm.local_get %a : i32
  %n = ssawasm.local_get %b : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%n : i32)
  ^bb1(%i: i32):
    %x = ssawasm.load %p {traps} : i32
    ssawasm.store %p, %x offset = 4 {traps} : i32
    %y = ssawasm.load %p offset = 8 {traps} : i32
    %j = ssawasm.sub %i, %y : i32
    ssawasm.cond_br %j, ^bb1(%j : i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// %p + 4 may wrap around where the offset does not: the second load may trap where the first did not.
// CHECK-LABEL: @other_traps
// CHECK: ssawasm.load %{{.*}} {traps} : i32
// CHECK: %[[B:.*]] = ssawasm.load %{{.*}} offset = 4 {traps} : i32
// CHECK-NOT: ssawasm.load
// CHECK: ssawasm.add %{{.*}}, %[[B]] : i32
ssawasm.func @other_traps(%a: !ssawasm.local<i32>) -> i32 {
  %four = ssawasm.const 4 : i32
  %p = ssawasm.local_get %a : i32
  %q = ssawasm.add %p, %four : i32
  %x = ssawasm.load %q {traps} : i32
  %y = ssawasm.load %p offset = 4 {traps} : i32
  %z = ssawasm.load %p offset = 4 {traps} : i32
  %u = ssawasm.add %y, %z : i32
  %s = ssawasm.add %x, %u : i32
  ssawasm.return %s : i32
}

// The two counters are one; the third advances by something else.
// CHECK-LABEL: @congruent
// CHECK: ssawasm.pseudo_br ^bb1(%[[P:.*]], %[[P]] : i32, i32)
// CHECK: ^bb1(%[[I:.*]]: i32, %[[K:.*]]: i32):
// CHECK: ssawasm.store %[[I]], %[[I]] : i32
// CHECK: ssawasm.store %[[K]], %[[I]] : i32
ssawasm.func @congruent(%a: !ssawasm.local<i32>) {
  %four = ssawasm.const 4 : i32
  %eight = ssawasm.const 8 : i32
  %p = ssawasm.local_get %a : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1(%p, %p, %p : i32, i32, i32)
  ^bb1(%i: i32, %j: i32, %k: i32):
    ssawasm.store %i, %j : i32
    ssawasm.store %k, %i : i32
    %i1 = ssawasm.add %i, %four : i32
    %j1 = ssawasm.add %j, %four : i32
    %k1 = ssawasm.add %k, %eight : i32
    ssawasm.cond_br %k1, ^bb1(%i1, %j1, %k1 : i32, i32, i32), ^bb2
  ^bb2:
    ssawasm.exit
  }
  ssawasm.return
}

// Globals are read once until they may be written.
// CHECK-LABEL: @globals
// CHECK: %[[A:.*]] = ssawasm.global_get @g : i32
// CHECK: ssawasm.global_set @h
// CHECK: ssawasm.global_set @g
// CHECK: %[[B:.*]] = ssawasm.global_get @g : i32
// CHECK: ssawasm.return %[[A]], %[[B]]
ssawasm.func @globals() -> (i32, i32) {
  %a = ssawasm.global_get @g : i32
  ssawasm.global_set @h, %a : i32
  %b = ssawasm.global_get @g : i32
  ssawasm.global_set @g, %b : i32
  %c = ssawasm.global_get @g : i32
  ssawasm.return %b, %c : i32, i32
}
ssawasm.global_var @g : i32 = 0
ssawasm.global_var @h : i32 = 0

// That a sum fits is no part of what it is: what stands for both says it only if both do.
// CHECK-LABEL: @may_not_fit
// CHECK: %[[A:.*]] = ssawasm.add %[[X:.*]], %[[Y:.*]] : i32
// CHECK: %[[B:.*]] = ssawasm.add nuw %[[X]], %[[X]] : i32
// CHECK-NOT: ssawasm.add
// CHECK: ssawasm.return %[[A]], %[[A]], %[[B]], %[[B]]
ssawasm.func @may_not_fit(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i32>) -> (i32, i32, i32, i32) {
  %x = ssawasm.local_get %a : i32
  %y = ssawasm.local_get %b : i32
  %0 = ssawasm.add nuw %x, %y : i32
  %1 = ssawasm.add %x, %y : i32
  %2 = ssawasm.add nuw %x, %x : i32
  %3 = ssawasm.add nuw %x, %x : i32
  ssawasm.return %0, %1, %2, %3 : i32, i32, i32, i32
}
