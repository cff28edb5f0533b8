// RUN: wami opt %s --split-input-file --verify-diagnostics

// expected-error@below {{arguments take 26 words, more than 24}}
hir.kernel @many(%a: si64, %b: si64, %c: si64, %d: si64, %e: si64, %f: si64, %g: si64, %h: si64, %i: si64, %j: si64, %k: si64, %l: !hir.buffer<f32 x 3>) attributes {workgroup_size = array<i32: 1, 1, 1>} {
  hir.return
}

// -----

// expected-error@below {{a workgroup has 1 to 1024 threads}}
hir.kernel @large() attributes {workgroup_size = array<i32: 64, 64, 1>} {
  hir.return
}

// -----

// expected-error@below {{the workgroup size has three dimensions, but 2 are given}}
hir.kernel @flat() attributes {workgroup_size = array<i32: 64, 1>} {
  hir.return
}

// -----

// expected-error@below {{argument must be a buffer or si32, ui32, si64, ui64, f16, f32, f64 or i1, but is 'i32'}}
hir.kernel @signless(%a: i32) attributes {workgroup_size = array<i32: 1, 1, 1>} {
  hir.return
}

// -----

hir.kernel @ranks(%a: !hir.buffer<f32 x 2>, %i: ui32) attributes {workgroup_size = array<i32: 1, 1, 1>} {
  // expected-error@below {{has 1 indices for an array of rank 2}}
  %0 = hir.load %a[%i] : !hir.buffer<f32 x 2>
  hir.return
}

// -----

hir.kernel @extent(%a: !hir.buffer<f32 x 2>) attributes {workgroup_size = array<i32: 1, 1, 1>} {
  // expected-error@below {{dimension 2 of a buffer of rank 2}}
  %0 = hir.extent %a, 2 : !hir.buffer<f32 x 2>
  hir.return
}

// -----

hir.kernel @atomic(%a: !hir.buffer<f32 x 1>, %i: ui32, %f: f32) attributes {workgroup_size = array<i32: 1, 1, 1>} {
  // expected-error@below {{works on si32 or ui32, but got 'f32'}}
  %0 = hir.atomic_add %a[%i], %f : !hir.buffer<f32 x 1>
  hir.return
}

// -----

hir.kernel @compare(%a: f32, %b: f64, %c: i1) attributes {workgroup_size = array<i32: 1, 1, 1>} {
  // expected-error@below {{cannot compare 'f32' with 'f64'}}
  %0 = hir.lt %a, %b : f32, f64
  // expected-error@below {{bools have no order}}
  %1 = hir.lt %c, %c : i1, i1
  // expected-error@below {{'f32' and 'f64' do not have the same width}}
  %2 = hir.bitcast %a : f32 to f64
  hir.return
}

// -----

hir.kernel @exit(%c: i1) attributes {workgroup_size = array<i32: 1, 1, 1>} {
  hir.while {
    hir.condition %c
  } do {
  } step {
    hir.if %c {
      // expected-error@below {{must be in the body of a loop}}
      hir.break
    }
  }
  hir.return
}

// -----

hir.kernel @yields(%c: i1, %f: f32) attributes {workgroup_size = array<i32: 1, 1, 1>} {
  // expected-error@below {{each region must end in 'hir.yield'}}
  %0 = hir.if %c -> f32 {
    hir.yield %f : f32
  }
  hir.return
}

// -----

// expected-error@below {{a buffer has 1 to 3 dimensions}}
hir.kernel @rank(%a: !hir.buffer<f32 x 4>) attributes {workgroup_size = array<i32: 1, 1, 1>} {
  hir.return
}
