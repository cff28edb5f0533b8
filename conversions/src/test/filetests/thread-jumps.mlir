// RUN: wami opt %s --thread-jumps --canonicalize --cse | filecheck %s

// A while whose condition is "%i < 8 and what is at %p + %i is not 0": two branches, no truth value.
// CHECK-LABEL: @while_and
// CHECK: ^bb1(%[[I:.*]]: i32):
// CHECK-NEXT: %[[MORE:.*]] = ssawasm.lt_u %[[I]]
// CHECK-NEXT: ssawasm.pseudo_cond_br %[[MORE]], ^bb2, ^bb4
// CHECK: ^bb2:
// CHECK: %[[V:.*]] = ssawasm.load8_u
// CHECK-NEXT: ssawasm.pseudo_cond_br %[[V]], ^bb3, ^bb4
// CHECK: ^bb4:
// CHECK-NEXT: ssawasm.exit %[[I]]
ssawasm.func @while_and(%p: !ssawasm.local<i32>) -> i32 {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c8 = ssawasm.const 8 : i32
  %at = ssawasm.local_get %p : i32
  %r = ssawasm.block_loop -> i32 {
    ssawasm.pseudo_br ^bb1(%c0 : i32)
  ^bb1(%i: i32):
    %more = ssawasm.lt_u %i, %c8 : i32
    %go = ssawasm.if %more -> i32 {
      %a = ssawasm.add %at, %i : i32
      %v = ssawasm.load8_u %a : i32
      ssawasm.exit %v : i32
    } else {
      ssawasm.exit %c0 : i32
    }
    ssawasm.pseudo_cond_br %go, ^bb2, ^bb3
  ^bb2:
    %next = ssawasm.add %i, %c1 : i32
    ssawasm.br ^bb1(%next : i32)
  ^bb3:
    ssawasm.exit %i : i32
  }
  ssawasm.return %r : i32
}

// Of three conditions, two ifs deep on either side; the results of the ifs and what is computed of them leave the loop.
// CHECK-LABEL: @while_and_and
// CHECK-NOT: ssawasm.if
// CHECK: pseudo_cond_br %{{.*}}, ^bb2, ^bb5(%c7_i32
// CHECK: pseudo_cond_br %{{.*}}, ^bb3, ^bb5(%c7_i32
// CHECK: pseudo_cond_br %{{.*}}, ^bb4, ^bb5(%c8_i32
// CHECK: ^bb5(%[[R:.*]]: i32):
// CHECK-NEXT: ssawasm.exit %[[R]]
ssawasm.func @while_and_and(%p: !ssawasm.local<i32>, %q: !ssawasm.local<i32>) -> i32 {
  %c0 = ssawasm.const 0 : i32
  %c1 = ssawasm.const 1 : i32
  %c6 = ssawasm.const 6 : i32
  %c7 = ssawasm.const 7 : i32
  %c8 = ssawasm.const 8 : i32
  %from = ssawasm.local_get %p : i32
  %to = ssawasm.local_get %q : i32
  %r = ssawasm.block_loop -> i32 {
    ssawasm.pseudo_br ^bb1(%from : i32)
  ^bb1(%i: i32):
    %x = ssawasm.load %i : i32
    %both = ssawasm.if %x -> i32 {
      %y = ssawasm.load %i offset = 4 : i32
      ssawasm.exit %y : i32
    } else {
      ssawasm.exit %c0 : i32
    }
    %all:2 = ssawasm.if %both -> i32, i32 {
      %z = ssawasm.load %i offset = 8 : i32
      ssawasm.exit %z, %c7 : i32, i32
    } else {
      ssawasm.exit %c0, %c6 : i32, i32
    }
    %why = ssawasm.add %all#1, %c1 : i32
    ssawasm.pseudo_cond_br %all#0, ^bb2, ^bb3
  ^bb2:
    %next = ssawasm.add %i, %why : i32
    ssawasm.br ^bb1(%next : i32)
  ^bb3:
    ssawasm.exit %why : i32
  }
  ssawasm.return %r : i32
}

// What an if gives is compared behind it: on the side of the constant that is known.
// CHECK-LABEL: @compared
// CHECK: ssawasm.if %{{.*}} -> f64 {
// CHECK: %[[V:.*]] = ssawasm.load
// CHECK: %[[IS:.*]] = ssawasm.eq %[[V]], %c8_i32
// CHECK: ssawasm.select %{{.*}}, %{{.*}}, %[[IS]]
// CHECK: } else {
// CHECK-NEXT: ssawasm.exit
ssawasm.func @compared(%p: !ssawasm.local<i32>, %a: !ssawasm.local<f64>, %b: !ssawasm.local<f64>) -> f64 {
  %c5 = ssawasm.const 5 : i32
  %c8 = ssawasm.const 8 : i32
  %c = ssawasm.local_get %p : i32
  %x = ssawasm.local_get %a : f64
  %y = ssawasm.local_get %b : f64
  %n = ssawasm.if %c -> i32 {
    %v = ssawasm.load %c : i32
    ssawasm.exit %v : i32
  } else {
    ssawasm.exit %c5 : i32
  }
  %is = ssawasm.eq %n, %c8 : i32
  %r = ssawasm.if %is -> f64 {
    ssawasm.exit %x : f64
  } else {
    ssawasm.exit %y : f64
  }
  ssawasm.return %r : f64
}

// What is used behind both ifs becomes a result of the one that is left.
// CHECK-LABEL: @seen_behind
// CHECK: %[[R:.*]]:2 = ssawasm.if
// CHECK: ssawasm.return %[[R]]#0, %[[R]]#1
ssawasm.func @seen_behind(%p: !ssawasm.local<i32>) -> (i32, i32) {
  %c0 = ssawasm.const 0 : i32
  %c5 = ssawasm.const 5 : i32
  %c = ssawasm.local_get %p : i32
  %n = ssawasm.if %c -> i32 {
    %v = ssawasm.load %c : i32
    ssawasm.exit %v : i32
  } else {
    ssawasm.exit %c0 : i32
  }
  %r = ssawasm.if %n -> i32 {
    %w = ssawasm.load %n : i32
    ssawasm.exit %w : i32
  } else {
    ssawasm.exit %c5 : i32
  }
  ssawasm.return %r, %n : i32, i32
}

// Refused: the side that is decided does something; neither is; what would be written twice is long; the loop's label
// of the way that is decided falls through.
// CHECK-LABEL: @refused
// CHECK-COUNT-2: ssawasm.if
// CHECK-NOT: ssawasm.if
ssawasm.func @refused(%p: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c = ssawasm.local_get %p : i32
  %n = ssawasm.if %c -> i32 {
    %v = ssawasm.load %c : i32
    ssawasm.exit %v : i32
  } else {
    ssawasm.store %c, %c0 : i32
    ssawasm.exit %c0 : i32
  }
  ssawasm.if %n {
    ssawasm.store %c, %n : i32
    ssawasm.exit
  }
  ssawasm.return
}

// CHECK-LABEL: @refused_undecided
// CHECK-COUNT-2: ssawasm.if
// CHECK-NOT: ssawasm.if
ssawasm.func @refused_undecided(%p: !ssawasm.local<i32>) {
  %c = ssawasm.local_get %p : i32
  %n = ssawasm.if %c -> i32 {
    %v = ssawasm.load %c : i32
    ssawasm.exit %v : i32
  } else {
    %w = ssawasm.load %c offset = 4 : i32
    ssawasm.exit %w : i32
  }
  ssawasm.if %n {
    ssawasm.store %c, %n : i32
    ssawasm.exit
  }
  ssawasm.return
}

// CHECK-LABEL: @refused_long
// CHECK-COUNT-2: ssawasm.if
// CHECK-NOT: ssawasm.if
ssawasm.func @refused_long(%p: !ssawasm.local<i32>) {
  %c0 = ssawasm.const 0 : i32
  %c = ssawasm.local_get %p : i32
  %n = ssawasm.if %c -> i32 {
    %v = ssawasm.load %c : i32
    ssawasm.exit %v : i32
  } else {
    ssawasm.exit %c0 : i32
  }
  ssawasm.if %n {
    ssawasm.exit
  } else {
    ssawasm.store %c, %c : i32
    ssawasm.store %c, %c offset = 4 : i32
    ssawasm.store %c, %c offset = 8 : i32
    ssawasm.store %c, %c offset = 12 : i32
    ssawasm.store %c, %c offset = 16 : i32
    ssawasm.exit
  }
  ssawasm.return
}

// CHECK-LABEL: @refused_falls_through
// CHECK: ssawasm.if
// CHECK: ssawasm.pseudo_cond_br
ssawasm.func @refused_falls_through(%p: !ssawasm.local<i32>) {
  %c1 = ssawasm.const 1 : i32
  %c = ssawasm.local_get %p : i32
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1
  ^bb1:
    %x = ssawasm.load %c : i32
    %go = ssawasm.if %x -> i32 {
      %y = ssawasm.load %c offset = 4 : i32
      ssawasm.exit %y : i32
    } else {
      ssawasm.exit %c1 : i32
    }
    ssawasm.pseudo_cond_br %go, ^bb2, ^bb3
  ^bb2:
    ssawasm.store %c, %c : i32
    ssawasm.br ^bb1
  ^bb3:
    ssawasm.exit
  }
  ssawasm.return
}

// "%v at %p was not enough, and there is more": behind the if only whether there is more is tested.
// CHECK-LABEL: @same_and_more
// CHECK: ^bb1(%[[I:.*]]: i32):
// CHECK: %[[LESS:.*]] = ssawasm.lt_s
// CHECK-NEXT: ssawasm.pseudo_cond_br %[[LESS]], ^bb2, ^bb3
// CHECK: ^bb2:
// CHECK: ssawasm.store
// CHECK: %[[MORE:.*]] = ssawasm.lt_u
// CHECK-NEXT: ssawasm.cond_br %[[MORE]], ^bb1
ssawasm.func @same_and_more(%p: !ssawasm.local<i32>, %q: !ssawasm.local<i32>) -> i32 {
  %c8 = ssawasm.const 8 : i32
  %c64 = ssawasm.const 64 : i32
  %from = ssawasm.local_get %p : i32
  %limit = ssawasm.local_get %q : i32
  %r = ssawasm.block_loop -> i32 {
    ssawasm.pseudo_br ^bb1(%from : i32)
  ^bb1(%i: i32):
    %v = ssawasm.load %i : i32
    %less = ssawasm.lt_s %v, %limit : i32
    ssawasm.if %less {
      ssawasm.store %i, %limit : i32
      ssawasm.exit
    }
    %next = ssawasm.add %i, %c8 : i32
    %more = ssawasm.lt_u %next, %c64 : i32
    %both = ssawasm.and %more, %less : i32
    ssawasm.cond_br %both, ^bb1(%next : i32), ^bb2
  ^bb2:
    ssawasm.exit %i : i32
  }
  ssawasm.return %r : i32
}

// What is no truth value keeps its bits in the and; what an if does on both sides stays.
// CHECK-LABEL: @bits
// CHECK: ssawasm.if
// CHECK: ssawasm.and
// CHECK: ssawasm.if
// CHECK: } else {
// CHECK: ssawasm.if
ssawasm.func @bits(%p: !ssawasm.local<i32>, %q: !ssawasm.local<i32>) {
  %a = ssawasm.local_get %p : i32
  %b = ssawasm.local_get %q : i32
  ssawasm.if %b {
    ssawasm.store %a, %b : i32
    ssawasm.exit
  }
  %x = ssawasm.and %a, %b : i32
  ssawasm.if %x {
    ssawasm.store %a, %a : i32
    ssawasm.exit
  }
  %less = ssawasm.lt_s %a, %b : i32
  ssawasm.if %less {
    ssawasm.store %a, %b offset = 4 : i32
    ssawasm.exit
  } else {
    ssawasm.store %a, %b offset = 8 : i32
    ssawasm.exit
  }
  ssawasm.if %less {
    ssawasm.store %a, %a offset = 12 : i32
    ssawasm.exit
  }
  ssawasm.return
}
