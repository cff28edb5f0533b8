// RUN: wami opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=3}))' | filecheck %s
// RUN: wami opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=3 cleanup-unroll=true}))' | filecheck %s --check-prefix=CLEANUP
// RUN: wami opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=-1}))' | filecheck %s --check-prefix=FULL
// RUN: wami opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=8 unroll-up-to-factor=true unroll-num-reps=2}))' | filecheck %s --check-prefix=UPTO

// CHECK-LABEL: func.func private @use(index)
// CLEANUP-LABEL: func.func private @use(index)
// FULL-LABEL: func.func private @use(index)
// UPTO-LABEL: func.func private @use(index)
func.func private @use(index)

// CHECK-LABEL: func.func @divides() {
// CHECK-NEXT:    affine.for %arg0 = 0 to 12 step 6 {
// CHECK-NEXT:      func.call @use(%arg0) : (index) -> ()
// CHECK-NEXT:      %0 = affine.apply #map(%arg0)
// CHECK-NEXT:      func.call @use(%0) : (index) -> ()
// CHECK-NEXT:      %1 = affine.apply #map1(%arg0)
// CHECK-NEXT:      func.call @use(%1) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CLEANUP-LABEL: func.func @divides() {
// CLEANUP-NEXT:    affine.for %arg0 = 0 to 12 step 6 {
// CLEANUP-NEXT:      func.call @use(%arg0) : (index) -> ()
// CLEANUP-NEXT:      %0 = affine.apply #map(%arg0)
// CLEANUP-NEXT:      func.call @use(%0) : (index) -> ()
// CLEANUP-NEXT:      %1 = affine.apply #map1(%arg0)
// CLEANUP-NEXT:      func.call @use(%1) : (index) -> ()
// CLEANUP-NEXT:    }
// CLEANUP-NEXT:    return
// CLEANUP-NEXT:  }
// FULL-LABEL: func.func @divides() {
// FULL-NEXT:    %c0 = arith.constant 0 : index
// FULL-NEXT:    call @use(%c0) : (index) -> ()
// FULL-NEXT:    %0 = affine.apply #map(%c0)
// FULL-NEXT:    call @use(%0) : (index) -> ()
// FULL-NEXT:    %1 = affine.apply #map1(%c0)
// FULL-NEXT:    call @use(%1) : (index) -> ()
// FULL-NEXT:    %2 = affine.apply #map2(%c0)
// FULL-NEXT:    call @use(%2) : (index) -> ()
// FULL-NEXT:    %3 = affine.apply #map3(%c0)
// FULL-NEXT:    call @use(%3) : (index) -> ()
// FULL-NEXT:    %4 = affine.apply #map4(%c0)
// FULL-NEXT:    call @use(%4) : (index) -> ()
// FULL-NEXT:    return
// FULL-NEXT:  }
// UPTO-LABEL: func.func @divides() {
// UPTO-NEXT:    %c0 = arith.constant 0 : index
// UPTO-NEXT:    call @use(%c0) : (index) -> ()
// UPTO-NEXT:    %0 = affine.apply #map(%c0)
// UPTO-NEXT:    call @use(%0) : (index) -> ()
// UPTO-NEXT:    %1 = affine.apply #map1(%c0)
// UPTO-NEXT:    call @use(%1) : (index) -> ()
// UPTO-NEXT:    %2 = affine.apply #map2(%c0)
// UPTO-NEXT:    call @use(%2) : (index) -> ()
// UPTO-NEXT:    %3 = affine.apply #map3(%c0)
// UPTO-NEXT:    call @use(%3) : (index) -> ()
// UPTO-NEXT:    %4 = affine.apply #map4(%c0)
// UPTO-NEXT:    call @use(%4) : (index) -> ()
// UPTO-NEXT:    return
// UPTO-NEXT:  }
func.func @divides() {
  affine.for %i = 0 to 12 step 2 {
    func.call @use(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @remainder() {
// CHECK-NEXT:    affine.for %arg0 = 1 to 7 step 3 {
// CHECK-NEXT:      func.call @use(%arg0) : (index) -> ()
// CHECK-NEXT:      %0 = affine.apply #map2(%arg0)
// CHECK-NEXT:      func.call @use(%0) : (index) -> ()
// CHECK-NEXT:      %1 = affine.apply #map(%arg0)
// CHECK-NEXT:      func.call @use(%1) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg0 = 7 to 9 {
// CHECK-NEXT:      func.call @use(%arg0) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CLEANUP-LABEL: func.func @remainder() {
// CLEANUP-NEXT:    %c1 = arith.constant 1 : index
// CLEANUP-NEXT:    call @use(%c1) : (index) -> ()
// CLEANUP-NEXT:    %0 = affine.apply #map2(%c1)
// CLEANUP-NEXT:    call @use(%0) : (index) -> ()
// CLEANUP-NEXT:    %1 = affine.apply #map(%c1)
// CLEANUP-NEXT:    call @use(%1) : (index) -> ()
// CLEANUP-NEXT:    %2 = affine.apply #map3(%c1)
// CLEANUP-NEXT:    call @use(%2) : (index) -> ()
// CLEANUP-NEXT:    %3 = affine.apply #map1(%c1)
// CLEANUP-NEXT:    call @use(%3) : (index) -> ()
// CLEANUP-NEXT:    %4 = affine.apply #map4(%c1)
// CLEANUP-NEXT:    call @use(%4) : (index) -> ()
// CLEANUP-NEXT:    %5 = affine.apply #map5(%c1)
// CLEANUP-NEXT:    call @use(%5) : (index) -> ()
// CLEANUP-NEXT:    %6 = affine.apply #map6(%c1)
// CLEANUP-NEXT:    call @use(%6) : (index) -> ()
// CLEANUP-NEXT:    return
// CLEANUP-NEXT:  }
// FULL-LABEL: func.func @remainder() {
// FULL-NEXT:    %c1 = arith.constant 1 : index
// FULL-NEXT:    call @use(%c1) : (index) -> ()
// FULL-NEXT:    %0 = affine.apply #map5(%c1)
// FULL-NEXT:    call @use(%0) : (index) -> ()
// FULL-NEXT:    %1 = affine.apply #map(%c1)
// FULL-NEXT:    call @use(%1) : (index) -> ()
// FULL-NEXT:    %2 = affine.apply #map6(%c1)
// FULL-NEXT:    call @use(%2) : (index) -> ()
// FULL-NEXT:    %3 = affine.apply #map1(%c1)
// FULL-NEXT:    call @use(%3) : (index) -> ()
// FULL-NEXT:    %4 = affine.apply #map7(%c1)
// FULL-NEXT:    call @use(%4) : (index) -> ()
// FULL-NEXT:    %5 = affine.apply #map2(%c1)
// FULL-NEXT:    call @use(%5) : (index) -> ()
// FULL-NEXT:    %6 = affine.apply #map8(%c1)
// FULL-NEXT:    call @use(%6) : (index) -> ()
// FULL-NEXT:    return
// FULL-NEXT:  }
// UPTO-LABEL: func.func @remainder() {
// UPTO-NEXT:    %c1 = arith.constant 1 : index
// UPTO-NEXT:    call @use(%c1) : (index) -> ()
// UPTO-NEXT:    %0 = affine.apply #map5(%c1)
// UPTO-NEXT:    call @use(%0) : (index) -> ()
// UPTO-NEXT:    %1 = affine.apply #map(%c1)
// UPTO-NEXT:    call @use(%1) : (index) -> ()
// UPTO-NEXT:    %2 = affine.apply #map6(%c1)
// UPTO-NEXT:    call @use(%2) : (index) -> ()
// UPTO-NEXT:    %3 = affine.apply #map1(%c1)
// UPTO-NEXT:    call @use(%3) : (index) -> ()
// UPTO-NEXT:    %4 = affine.apply #map7(%c1)
// UPTO-NEXT:    call @use(%4) : (index) -> ()
// UPTO-NEXT:    %5 = affine.apply #map2(%c1)
// UPTO-NEXT:    call @use(%5) : (index) -> ()
// UPTO-NEXT:    %6 = affine.apply #map8(%c1)
// UPTO-NEXT:    call @use(%6) : (index) -> ()
// UPTO-NEXT:    return
// UPTO-NEXT:  }
func.func @remainder() {
  affine.for %i = 1 to 9 {
    func.call @use(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @triangle() {
// CHECK-NEXT:    affine.for %arg0 = 0 to 9 {
// CHECK-NEXT:      affine.for %arg1 = 0 to #map3(%arg0) step 3 {
// CHECK-NEXT:        func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT:        %0 = affine.apply #map2(%arg1)
// CHECK-NEXT:        func.call @use(%0) : (index) -> ()
// CHECK-NEXT:        %1 = affine.apply #map(%arg1)
// CHECK-NEXT:        func.call @use(%1) : (index) -> ()
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg1 = #map3(%arg0) to #map4(%arg0) {
// CHECK-NEXT:        func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CLEANUP-LABEL: func.func @triangle() {
// CLEANUP-NEXT:    affine.for %arg0 = 0 to 9 {
// CLEANUP-NEXT:      affine.for %arg1 = 0 to #map7(%arg0) {
// CLEANUP-NEXT:        func.call @use(%arg1) : (index) -> ()
// CLEANUP-NEXT:      }
// CLEANUP-NEXT:    }
// CLEANUP-NEXT:    return
// CLEANUP-NEXT:  }
// FULL-LABEL: func.func @triangle() {
// FULL-NEXT:    affine.for %arg0 = 0 to 9 {
// FULL-NEXT:      affine.for %arg1 = 0 to #map9(%arg0) {
// FULL-NEXT:        func.call @use(%arg1) : (index) -> ()
// FULL-NEXT:      }
// FULL-NEXT:    }
// FULL-NEXT:    return
// FULL-NEXT:  }
// UPTO-LABEL: func.func @triangle() {
// UPTO-NEXT:    affine.for %arg0 = 0 to 9 {
// UPTO-NEXT:      affine.for %arg1 = 0 to #map9(%arg0) step 64 {
// UPTO-NEXT:        func.call @use(%arg1) : (index) -> ()
// UPTO-NEXT:        %0 = affine.apply #map5(%arg1)
// UPTO-NEXT:        func.call @use(%0) : (index) -> ()
// UPTO-NEXT:        %1 = affine.apply #map(%arg1)
// UPTO-NEXT:        func.call @use(%1) : (index) -> ()
// UPTO-NEXT:        %2 = affine.apply #map6(%arg1)
// UPTO-NEXT:        func.call @use(%2) : (index) -> ()
// UPTO-NEXT:        %3 = affine.apply #map1(%arg1)
// UPTO-NEXT:        func.call @use(%3) : (index) -> ()
// UPTO-NEXT:        %4 = affine.apply #map7(%arg1)
// UPTO-NEXT:        func.call @use(%4) : (index) -> ()
// UPTO-NEXT:        %5 = affine.apply #map2(%arg1)
// UPTO-NEXT:        func.call @use(%5) : (index) -> ()
// UPTO-NEXT:        %6 = affine.apply #map8(%arg1)
// UPTO-NEXT:        func.call @use(%6) : (index) -> ()
// UPTO-NEXT:        %7 = affine.apply #map3(%arg1)
// UPTO-NEXT:        func.call @use(%7) : (index) -> ()
// UPTO-NEXT:        %8 = affine.apply #map5(%7)
// UPTO-NEXT:        func.call @use(%8) : (index) -> ()
// UPTO-NEXT:        %9 = affine.apply #map(%7)
// UPTO-NEXT:        func.call @use(%9) : (index) -> ()
// UPTO-NEXT:        %10 = affine.apply #map6(%7)
// UPTO-NEXT:        func.call @use(%10) : (index) -> ()
// UPTO-NEXT:        %11 = affine.apply #map1(%7)
// UPTO-NEXT:        func.call @use(%11) : (index) -> ()
// UPTO-NEXT:        %12 = affine.apply #map7(%7)
// UPTO-NEXT:        func.call @use(%12) : (index) -> ()
// UPTO-NEXT:        %13 = affine.apply #map2(%7)
// UPTO-NEXT:        func.call @use(%13) : (index) -> ()
// UPTO-NEXT:        %14 = affine.apply #map8(%7)
// UPTO-NEXT:        func.call @use(%14) : (index) -> ()
// UPTO-NEXT:        %15 = affine.apply #map10(%arg1)
// UPTO-NEXT:        func.call @use(%15) : (index) -> ()
// UPTO-NEXT:        %16 = affine.apply #map5(%15)
// UPTO-NEXT:        func.call @use(%16) : (index) -> ()
// UPTO-NEXT:        %17 = affine.apply #map(%15)
// UPTO-NEXT:        func.call @use(%17) : (index) -> ()
// UPTO-NEXT:        %18 = affine.apply #map6(%15)
// UPTO-NEXT:        func.call @use(%18) : (index) -> ()
// UPTO-NEXT:        %19 = affine.apply #map1(%15)
// UPTO-NEXT:        func.call @use(%19) : (index) -> ()
// UPTO-NEXT:        %20 = affine.apply #map7(%15)
// UPTO-NEXT:        func.call @use(%20) : (index) -> ()
// UPTO-NEXT:        %21 = affine.apply #map2(%15)
// UPTO-NEXT:        func.call @use(%21) : (index) -> ()
// UPTO-NEXT:        %22 = affine.apply #map8(%15)
// UPTO-NEXT:        func.call @use(%22) : (index) -> ()
// UPTO-NEXT:        %23 = affine.apply #map11(%arg1)
// UPTO-NEXT:        func.call @use(%23) : (index) -> ()
// UPTO-NEXT:        %24 = affine.apply #map5(%23)
// UPTO-NEXT:        func.call @use(%24) : (index) -> ()
// UPTO-NEXT:        %25 = affine.apply #map(%23)
// UPTO-NEXT:        func.call @use(%25) : (index) -> ()
// UPTO-NEXT:        %26 = affine.apply #map6(%23)
// UPTO-NEXT:        func.call @use(%26) : (index) -> ()
// UPTO-NEXT:        %27 = affine.apply #map1(%23)
// UPTO-NEXT:        func.call @use(%27) : (index) -> ()
// UPTO-NEXT:        %28 = affine.apply #map7(%23)
// UPTO-NEXT:        func.call @use(%28) : (index) -> ()
// UPTO-NEXT:        %29 = affine.apply #map2(%23)
// UPTO-NEXT:        func.call @use(%29) : (index) -> ()
// UPTO-NEXT:        %30 = affine.apply #map8(%23)
// UPTO-NEXT:        func.call @use(%30) : (index) -> ()
// UPTO-NEXT:        %31 = affine.apply #map12(%arg1)
// UPTO-NEXT:        func.call @use(%31) : (index) -> ()
// UPTO-NEXT:        %32 = affine.apply #map5(%31)
// UPTO-NEXT:        func.call @use(%32) : (index) -> ()
// UPTO-NEXT:        %33 = affine.apply #map(%31)
// UPTO-NEXT:        func.call @use(%33) : (index) -> ()
// UPTO-NEXT:        %34 = affine.apply #map6(%31)
// UPTO-NEXT:        func.call @use(%34) : (index) -> ()
// UPTO-NEXT:        %35 = affine.apply #map1(%31)
// UPTO-NEXT:        func.call @use(%35) : (index) -> ()
// UPTO-NEXT:        %36 = affine.apply #map7(%31)
// UPTO-NEXT:        func.call @use(%36) : (index) -> ()
// UPTO-NEXT:        %37 = affine.apply #map2(%31)
// UPTO-NEXT:        func.call @use(%37) : (index) -> ()
// UPTO-NEXT:        %38 = affine.apply #map8(%31)
// UPTO-NEXT:        func.call @use(%38) : (index) -> ()
// UPTO-NEXT:        %39 = affine.apply #map13(%arg1)
// UPTO-NEXT:        func.call @use(%39) : (index) -> ()
// UPTO-NEXT:        %40 = affine.apply #map5(%39)
// UPTO-NEXT:        func.call @use(%40) : (index) -> ()
// UPTO-NEXT:        %41 = affine.apply #map(%39)
// UPTO-NEXT:        func.call @use(%41) : (index) -> ()
// UPTO-NEXT:        %42 = affine.apply #map6(%39)
// UPTO-NEXT:        func.call @use(%42) : (index) -> ()
// UPTO-NEXT:        %43 = affine.apply #map1(%39)
// UPTO-NEXT:        func.call @use(%43) : (index) -> ()
// UPTO-NEXT:        %44 = affine.apply #map7(%39)
// UPTO-NEXT:        func.call @use(%44) : (index) -> ()
// UPTO-NEXT:        %45 = affine.apply #map2(%39)
// UPTO-NEXT:        func.call @use(%45) : (index) -> ()
// UPTO-NEXT:        %46 = affine.apply #map8(%39)
// UPTO-NEXT:        func.call @use(%46) : (index) -> ()
// UPTO-NEXT:        %47 = affine.apply #map14(%arg1)
// UPTO-NEXT:        func.call @use(%47) : (index) -> ()
// UPTO-NEXT:        %48 = affine.apply #map5(%47)
// UPTO-NEXT:        func.call @use(%48) : (index) -> ()
// UPTO-NEXT:        %49 = affine.apply #map(%47)
// UPTO-NEXT:        func.call @use(%49) : (index) -> ()
// UPTO-NEXT:        %50 = affine.apply #map6(%47)
// UPTO-NEXT:        func.call @use(%50) : (index) -> ()
// UPTO-NEXT:        %51 = affine.apply #map1(%47)
// UPTO-NEXT:        func.call @use(%51) : (index) -> ()
// UPTO-NEXT:        %52 = affine.apply #map7(%47)
// UPTO-NEXT:        func.call @use(%52) : (index) -> ()
// UPTO-NEXT:        %53 = affine.apply #map2(%47)
// UPTO-NEXT:        func.call @use(%53) : (index) -> ()
// UPTO-NEXT:        %54 = affine.apply #map8(%47)
// UPTO-NEXT:        func.call @use(%54) : (index) -> ()
// UPTO-NEXT:        %55 = affine.apply #map15(%arg1)
// UPTO-NEXT:        func.call @use(%55) : (index) -> ()
// UPTO-NEXT:        %56 = affine.apply #map5(%55)
// UPTO-NEXT:        func.call @use(%56) : (index) -> ()
// UPTO-NEXT:        %57 = affine.apply #map(%55)
// UPTO-NEXT:        func.call @use(%57) : (index) -> ()
// UPTO-NEXT:        %58 = affine.apply #map6(%55)
// UPTO-NEXT:        func.call @use(%58) : (index) -> ()
// UPTO-NEXT:        %59 = affine.apply #map1(%55)
// UPTO-NEXT:        func.call @use(%59) : (index) -> ()
// UPTO-NEXT:        %60 = affine.apply #map7(%55)
// UPTO-NEXT:        func.call @use(%60) : (index) -> ()
// UPTO-NEXT:        %61 = affine.apply #map2(%55)
// UPTO-NEXT:        func.call @use(%61) : (index) -> ()
// UPTO-NEXT:        %62 = affine.apply #map8(%55)
// UPTO-NEXT:        func.call @use(%62) : (index) -> ()
// UPTO-NEXT:      }
// UPTO-NEXT:      affine.for %arg1 = #map9(%arg0) to #map16(%arg0) step 8 {
// UPTO-NEXT:        func.call @use(%arg1) : (index) -> ()
// UPTO-NEXT:        %0 = affine.apply #map5(%arg1)
// UPTO-NEXT:        func.call @use(%0) : (index) -> ()
// UPTO-NEXT:        %1 = affine.apply #map(%arg1)
// UPTO-NEXT:        func.call @use(%1) : (index) -> ()
// UPTO-NEXT:        %2 = affine.apply #map6(%arg1)
// UPTO-NEXT:        func.call @use(%2) : (index) -> ()
// UPTO-NEXT:        %3 = affine.apply #map1(%arg1)
// UPTO-NEXT:        func.call @use(%3) : (index) -> ()
// UPTO-NEXT:        %4 = affine.apply #map7(%arg1)
// UPTO-NEXT:        func.call @use(%4) : (index) -> ()
// UPTO-NEXT:        %5 = affine.apply #map2(%arg1)
// UPTO-NEXT:        func.call @use(%5) : (index) -> ()
// UPTO-NEXT:        %6 = affine.apply #map8(%arg1)
// UPTO-NEXT:        func.call @use(%6) : (index) -> ()
// UPTO-NEXT:      }
// UPTO-NEXT:      affine.for %arg1 = #map16(%arg0) to #map16(%arg0) step 8 {
// UPTO-NEXT:        func.call @use(%arg1) : (index) -> ()
// UPTO-NEXT:        %0 = affine.apply #map5(%arg1)
// UPTO-NEXT:        func.call @use(%0) : (index) -> ()
// UPTO-NEXT:        %1 = affine.apply #map(%arg1)
// UPTO-NEXT:        func.call @use(%1) : (index) -> ()
// UPTO-NEXT:        %2 = affine.apply #map6(%arg1)
// UPTO-NEXT:        func.call @use(%2) : (index) -> ()
// UPTO-NEXT:        %3 = affine.apply #map1(%arg1)
// UPTO-NEXT:        func.call @use(%3) : (index) -> ()
// UPTO-NEXT:        %4 = affine.apply #map7(%arg1)
// UPTO-NEXT:        func.call @use(%4) : (index) -> ()
// UPTO-NEXT:        %5 = affine.apply #map2(%arg1)
// UPTO-NEXT:        func.call @use(%5) : (index) -> ()
// UPTO-NEXT:        %6 = affine.apply #map8(%arg1)
// UPTO-NEXT:        func.call @use(%6) : (index) -> ()
// UPTO-NEXT:      }
// UPTO-NEXT:      affine.for %arg1 = #map16(%arg0) to #map17(%arg0) {
// UPTO-NEXT:        func.call @use(%arg1) : (index) -> ()
// UPTO-NEXT:      }
// UPTO-NEXT:    }
// UPTO-NEXT:    return
// UPTO-NEXT:  }
func.func @triangle() {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      func.call @use(%j) : (index) -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @extent(%arg0: memref<?xf32>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:    affine.for %arg1 = 0 to #map5()[%dim] step 3 {
// CHECK-NEXT:      func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT:      %0 = affine.apply #map2(%arg1)
// CHECK-NEXT:      func.call @use(%0) : (index) -> ()
// CHECK-NEXT:      %1 = affine.apply #map(%arg1)
// CHECK-NEXT:      func.call @use(%1) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg1 = #map5()[%dim] to %dim {
// CHECK-NEXT:      func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CLEANUP-LABEL: func.func @extent(%arg0: memref<?xf32>) {
// CLEANUP-NEXT:    %c0 = arith.constant 0 : index
// CLEANUP-NEXT:    %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CLEANUP-NEXT:    affine.for %arg1 = 0 to %dim {
// CLEANUP-NEXT:      func.call @use(%arg1) : (index) -> ()
// CLEANUP-NEXT:    }
// CLEANUP-NEXT:    return
// CLEANUP-NEXT:  }
// FULL-LABEL: func.func @extent(%arg0: memref<?xf32>) {
// FULL-NEXT:    %c0 = arith.constant 0 : index
// FULL-NEXT:    %dim = memref.dim %arg0, %c0 : memref<?xf32>
// FULL-NEXT:    affine.for %arg1 = 0 to %dim {
// FULL-NEXT:      func.call @use(%arg1) : (index) -> ()
// FULL-NEXT:    }
// FULL-NEXT:    return
// FULL-NEXT:  }
// UPTO-LABEL: func.func @extent(%arg0: memref<?xf32>) {
// UPTO-NEXT:    %c0 = arith.constant 0 : index
// UPTO-NEXT:    %dim = memref.dim %arg0, %c0 : memref<?xf32>
// UPTO-NEXT:    affine.for %arg1 = 0 to #map18()[%dim] step 64 {
// UPTO-NEXT:      func.call @use(%arg1) : (index) -> ()
// UPTO-NEXT:      %0 = affine.apply #map5(%arg1)
// UPTO-NEXT:      func.call @use(%0) : (index) -> ()
// UPTO-NEXT:      %1 = affine.apply #map(%arg1)
// UPTO-NEXT:      func.call @use(%1) : (index) -> ()
// UPTO-NEXT:      %2 = affine.apply #map6(%arg1)
// UPTO-NEXT:      func.call @use(%2) : (index) -> ()
// UPTO-NEXT:      %3 = affine.apply #map1(%arg1)
// UPTO-NEXT:      func.call @use(%3) : (index) -> ()
// UPTO-NEXT:      %4 = affine.apply #map7(%arg1)
// UPTO-NEXT:      func.call @use(%4) : (index) -> ()
// UPTO-NEXT:      %5 = affine.apply #map2(%arg1)
// UPTO-NEXT:      func.call @use(%5) : (index) -> ()
// UPTO-NEXT:      %6 = affine.apply #map8(%arg1)
// UPTO-NEXT:      func.call @use(%6) : (index) -> ()
// UPTO-NEXT:      %7 = affine.apply #map3(%arg1)
// UPTO-NEXT:      func.call @use(%7) : (index) -> ()
// UPTO-NEXT:      %8 = affine.apply #map5(%7)
// UPTO-NEXT:      func.call @use(%8) : (index) -> ()
// UPTO-NEXT:      %9 = affine.apply #map(%7)
// UPTO-NEXT:      func.call @use(%9) : (index) -> ()
// UPTO-NEXT:      %10 = affine.apply #map6(%7)
// UPTO-NEXT:      func.call @use(%10) : (index) -> ()
// UPTO-NEXT:      %11 = affine.apply #map1(%7)
// UPTO-NEXT:      func.call @use(%11) : (index) -> ()
// UPTO-NEXT:      %12 = affine.apply #map7(%7)
// UPTO-NEXT:      func.call @use(%12) : (index) -> ()
// UPTO-NEXT:      %13 = affine.apply #map2(%7)
// UPTO-NEXT:      func.call @use(%13) : (index) -> ()
// UPTO-NEXT:      %14 = affine.apply #map8(%7)
// UPTO-NEXT:      func.call @use(%14) : (index) -> ()
// UPTO-NEXT:      %15 = affine.apply #map10(%arg1)
// UPTO-NEXT:      func.call @use(%15) : (index) -> ()
// UPTO-NEXT:      %16 = affine.apply #map5(%15)
// UPTO-NEXT:      func.call @use(%16) : (index) -> ()
// UPTO-NEXT:      %17 = affine.apply #map(%15)
// UPTO-NEXT:      func.call @use(%17) : (index) -> ()
// UPTO-NEXT:      %18 = affine.apply #map6(%15)
// UPTO-NEXT:      func.call @use(%18) : (index) -> ()
// UPTO-NEXT:      %19 = affine.apply #map1(%15)
// UPTO-NEXT:      func.call @use(%19) : (index) -> ()
// UPTO-NEXT:      %20 = affine.apply #map7(%15)
// UPTO-NEXT:      func.call @use(%20) : (index) -> ()
// UPTO-NEXT:      %21 = affine.apply #map2(%15)
// UPTO-NEXT:      func.call @use(%21) : (index) -> ()
// UPTO-NEXT:      %22 = affine.apply #map8(%15)
// UPTO-NEXT:      func.call @use(%22) : (index) -> ()
// UPTO-NEXT:      %23 = affine.apply #map11(%arg1)
// UPTO-NEXT:      func.call @use(%23) : (index) -> ()
// UPTO-NEXT:      %24 = affine.apply #map5(%23)
// UPTO-NEXT:      func.call @use(%24) : (index) -> ()
// UPTO-NEXT:      %25 = affine.apply #map(%23)
// UPTO-NEXT:      func.call @use(%25) : (index) -> ()
// UPTO-NEXT:      %26 = affine.apply #map6(%23)
// UPTO-NEXT:      func.call @use(%26) : (index) -> ()
// UPTO-NEXT:      %27 = affine.apply #map1(%23)
// UPTO-NEXT:      func.call @use(%27) : (index) -> ()
// UPTO-NEXT:      %28 = affine.apply #map7(%23)
// UPTO-NEXT:      func.call @use(%28) : (index) -> ()
// UPTO-NEXT:      %29 = affine.apply #map2(%23)
// UPTO-NEXT:      func.call @use(%29) : (index) -> ()
// UPTO-NEXT:      %30 = affine.apply #map8(%23)
// UPTO-NEXT:      func.call @use(%30) : (index) -> ()
// UPTO-NEXT:      %31 = affine.apply #map12(%arg1)
// UPTO-NEXT:      func.call @use(%31) : (index) -> ()
// UPTO-NEXT:      %32 = affine.apply #map5(%31)
// UPTO-NEXT:      func.call @use(%32) : (index) -> ()
// UPTO-NEXT:      %33 = affine.apply #map(%31)
// UPTO-NEXT:      func.call @use(%33) : (index) -> ()
// UPTO-NEXT:      %34 = affine.apply #map6(%31)
// UPTO-NEXT:      func.call @use(%34) : (index) -> ()
// UPTO-NEXT:      %35 = affine.apply #map1(%31)
// UPTO-NEXT:      func.call @use(%35) : (index) -> ()
// UPTO-NEXT:      %36 = affine.apply #map7(%31)
// UPTO-NEXT:      func.call @use(%36) : (index) -> ()
// UPTO-NEXT:      %37 = affine.apply #map2(%31)
// UPTO-NEXT:      func.call @use(%37) : (index) -> ()
// UPTO-NEXT:      %38 = affine.apply #map8(%31)
// UPTO-NEXT:      func.call @use(%38) : (index) -> ()
// UPTO-NEXT:      %39 = affine.apply #map13(%arg1)
// UPTO-NEXT:      func.call @use(%39) : (index) -> ()
// UPTO-NEXT:      %40 = affine.apply #map5(%39)
// UPTO-NEXT:      func.call @use(%40) : (index) -> ()
// UPTO-NEXT:      %41 = affine.apply #map(%39)
// UPTO-NEXT:      func.call @use(%41) : (index) -> ()
// UPTO-NEXT:      %42 = affine.apply #map6(%39)
// UPTO-NEXT:      func.call @use(%42) : (index) -> ()
// UPTO-NEXT:      %43 = affine.apply #map1(%39)
// UPTO-NEXT:      func.call @use(%43) : (index) -> ()
// UPTO-NEXT:      %44 = affine.apply #map7(%39)
// UPTO-NEXT:      func.call @use(%44) : (index) -> ()
// UPTO-NEXT:      %45 = affine.apply #map2(%39)
// UPTO-NEXT:      func.call @use(%45) : (index) -> ()
// UPTO-NEXT:      %46 = affine.apply #map8(%39)
// UPTO-NEXT:      func.call @use(%46) : (index) -> ()
// UPTO-NEXT:      %47 = affine.apply #map14(%arg1)
// UPTO-NEXT:      func.call @use(%47) : (index) -> ()
// UPTO-NEXT:      %48 = affine.apply #map5(%47)
// UPTO-NEXT:      func.call @use(%48) : (index) -> ()
// UPTO-NEXT:      %49 = affine.apply #map(%47)
// UPTO-NEXT:      func.call @use(%49) : (index) -> ()
// UPTO-NEXT:      %50 = affine.apply #map6(%47)
// UPTO-NEXT:      func.call @use(%50) : (index) -> ()
// UPTO-NEXT:      %51 = affine.apply #map1(%47)
// UPTO-NEXT:      func.call @use(%51) : (index) -> ()
// UPTO-NEXT:      %52 = affine.apply #map7(%47)
// UPTO-NEXT:      func.call @use(%52) : (index) -> ()
// UPTO-NEXT:      %53 = affine.apply #map2(%47)
// UPTO-NEXT:      func.call @use(%53) : (index) -> ()
// UPTO-NEXT:      %54 = affine.apply #map8(%47)
// UPTO-NEXT:      func.call @use(%54) : (index) -> ()
// UPTO-NEXT:      %55 = affine.apply #map15(%arg1)
// UPTO-NEXT:      func.call @use(%55) : (index) -> ()
// UPTO-NEXT:      %56 = affine.apply #map5(%55)
// UPTO-NEXT:      func.call @use(%56) : (index) -> ()
// UPTO-NEXT:      %57 = affine.apply #map(%55)
// UPTO-NEXT:      func.call @use(%57) : (index) -> ()
// UPTO-NEXT:      %58 = affine.apply #map6(%55)
// UPTO-NEXT:      func.call @use(%58) : (index) -> ()
// UPTO-NEXT:      %59 = affine.apply #map1(%55)
// UPTO-NEXT:      func.call @use(%59) : (index) -> ()
// UPTO-NEXT:      %60 = affine.apply #map7(%55)
// UPTO-NEXT:      func.call @use(%60) : (index) -> ()
// UPTO-NEXT:      %61 = affine.apply #map2(%55)
// UPTO-NEXT:      func.call @use(%61) : (index) -> ()
// UPTO-NEXT:      %62 = affine.apply #map8(%55)
// UPTO-NEXT:      func.call @use(%62) : (index) -> ()
// UPTO-NEXT:    }
// UPTO-NEXT:    affine.for %arg1 = #map18()[%dim] to #map19()[%dim] step 8 {
// UPTO-NEXT:      func.call @use(%arg1) : (index) -> ()
// UPTO-NEXT:      %0 = affine.apply #map5(%arg1)
// UPTO-NEXT:      func.call @use(%0) : (index) -> ()
// UPTO-NEXT:      %1 = affine.apply #map(%arg1)
// UPTO-NEXT:      func.call @use(%1) : (index) -> ()
// UPTO-NEXT:      %2 = affine.apply #map6(%arg1)
// UPTO-NEXT:      func.call @use(%2) : (index) -> ()
// UPTO-NEXT:      %3 = affine.apply #map1(%arg1)
// UPTO-NEXT:      func.call @use(%3) : (index) -> ()
// UPTO-NEXT:      %4 = affine.apply #map7(%arg1)
// UPTO-NEXT:      func.call @use(%4) : (index) -> ()
// UPTO-NEXT:      %5 = affine.apply #map2(%arg1)
// UPTO-NEXT:      func.call @use(%5) : (index) -> ()
// UPTO-NEXT:      %6 = affine.apply #map8(%arg1)
// UPTO-NEXT:      func.call @use(%6) : (index) -> ()
// UPTO-NEXT:    }
// UPTO-NEXT:    affine.for %arg1 = #map19()[%dim] to #map19()[%dim] step 8 {
// UPTO-NEXT:      func.call @use(%arg1) : (index) -> ()
// UPTO-NEXT:      %0 = affine.apply #map5(%arg1)
// UPTO-NEXT:      func.call @use(%0) : (index) -> ()
// UPTO-NEXT:      %1 = affine.apply #map(%arg1)
// UPTO-NEXT:      func.call @use(%1) : (index) -> ()
// UPTO-NEXT:      %2 = affine.apply #map6(%arg1)
// UPTO-NEXT:      func.call @use(%2) : (index) -> ()
// UPTO-NEXT:      %3 = affine.apply #map1(%arg1)
// UPTO-NEXT:      func.call @use(%3) : (index) -> ()
// UPTO-NEXT:      %4 = affine.apply #map7(%arg1)
// UPTO-NEXT:      func.call @use(%4) : (index) -> ()
// UPTO-NEXT:      %5 = affine.apply #map2(%arg1)
// UPTO-NEXT:      func.call @use(%5) : (index) -> ()
// UPTO-NEXT:      %6 = affine.apply #map8(%arg1)
// UPTO-NEXT:      func.call @use(%6) : (index) -> ()
// UPTO-NEXT:    }
// UPTO-NEXT:    affine.for %arg1 = #map19()[%dim] to %dim {
// UPTO-NEXT:      func.call @use(%arg1) : (index) -> ()
// UPTO-NEXT:    }
// UPTO-NEXT:    return
// UPTO-NEXT:  }
func.func @extent(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    func.call @use(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @least_of_two(%arg0: index) {
// CHECK-NEXT:    affine.for %arg1 = 0 to min #map6()[%arg0] {
// CHECK-NEXT:      func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CLEANUP-LABEL: func.func @least_of_two(%arg0: index) {
// CLEANUP-NEXT:    affine.for %arg1 = 0 to min #map8()[%arg0] {
// CLEANUP-NEXT:      func.call @use(%arg1) : (index) -> ()
// CLEANUP-NEXT:    }
// CLEANUP-NEXT:    return
// CLEANUP-NEXT:  }
// FULL-LABEL: func.func @least_of_two(%arg0: index) {
// FULL-NEXT:    affine.for %arg1 = 0 to min #map10()[%arg0] {
// FULL-NEXT:      func.call @use(%arg1) : (index) -> ()
// FULL-NEXT:    }
// FULL-NEXT:    return
// FULL-NEXT:  }
// UPTO-LABEL: func.func @least_of_two(%arg0: index) {
// UPTO-NEXT:    affine.for %arg1 = 0 to min #map20()[%arg0] {
// UPTO-NEXT:      func.call @use(%arg1) : (index) -> ()
// UPTO-NEXT:    }
// UPTO-NEXT:    return
// UPTO-NEXT:  }
func.func @least_of_two(%n: index) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 64)>()[%n] {
    func.call @use(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @carried(%arg0: f32, %arg1: f32) -> (f32, f32) {
// CHECK-NEXT:    %0:2 = affine.for %arg2 = 0 to 9 step 3 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (f32, f32) {
// CHECK-NEXT:      %3 = arith.addf %arg3, %arg1 : f32
// CHECK-NEXT:      %4 = arith.mulf %arg4, %arg0 : f32
// CHECK-NEXT:      %5 = arith.addf %3, %arg1 : f32
// CHECK-NEXT:      %6 = arith.mulf %4, %arg0 : f32
// CHECK-NEXT:      %7 = arith.addf %5, %arg1 : f32
// CHECK-NEXT:      %8 = arith.mulf %6, %arg0 : f32
// CHECK-NEXT:      affine.yield %7, %8 : f32, f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %1 = arith.addf %0#0, %arg1 : f32
// CHECK-NEXT:    %2 = arith.mulf %0#1, %arg0 : f32
// CHECK-NEXT:    return %1, %2 : f32, f32
// CHECK-NEXT:  }
// CLEANUP-LABEL: func.func @carried(%arg0: f32, %arg1: f32) -> (f32, f32) {
// CLEANUP-NEXT:    %0 = arith.addf %arg0, %arg1 : f32
// CLEANUP-NEXT:    %1 = arith.mulf %arg1, %arg0 : f32
// CLEANUP-NEXT:    %2 = arith.addf %0, %arg1 : f32
// CLEANUP-NEXT:    %3 = arith.mulf %1, %arg0 : f32
// CLEANUP-NEXT:    %4 = arith.addf %2, %arg1 : f32
// CLEANUP-NEXT:    %5 = arith.mulf %3, %arg0 : f32
// CLEANUP-NEXT:    %6 = arith.addf %4, %arg1 : f32
// CLEANUP-NEXT:    %7 = arith.mulf %5, %arg0 : f32
// CLEANUP-NEXT:    %8 = arith.addf %6, %arg1 : f32
// CLEANUP-NEXT:    %9 = arith.mulf %7, %arg0 : f32
// CLEANUP-NEXT:    %10 = arith.addf %8, %arg1 : f32
// CLEANUP-NEXT:    %11 = arith.mulf %9, %arg0 : f32
// CLEANUP-NEXT:    %12 = arith.addf %10, %arg1 : f32
// CLEANUP-NEXT:    %13 = arith.mulf %11, %arg0 : f32
// CLEANUP-NEXT:    %14 = arith.addf %12, %arg1 : f32
// CLEANUP-NEXT:    %15 = arith.mulf %13, %arg0 : f32
// CLEANUP-NEXT:    %16 = arith.addf %14, %arg1 : f32
// CLEANUP-NEXT:    %17 = arith.mulf %15, %arg0 : f32
// CLEANUP-NEXT:    %18 = arith.addf %16, %arg1 : f32
// CLEANUP-NEXT:    %19 = arith.mulf %17, %arg0 : f32
// CLEANUP-NEXT:    return %18, %19 : f32, f32
// CLEANUP-NEXT:  }
// FULL-LABEL: func.func @carried(%arg0: f32, %arg1: f32) -> (f32, f32) {
// FULL-NEXT:    %0 = arith.addf %arg0, %arg1 : f32
// FULL-NEXT:    %1 = arith.mulf %arg1, %arg0 : f32
// FULL-NEXT:    %2 = arith.addf %0, %arg1 : f32
// FULL-NEXT:    %3 = arith.mulf %1, %arg0 : f32
// FULL-NEXT:    %4 = arith.addf %2, %arg1 : f32
// FULL-NEXT:    %5 = arith.mulf %3, %arg0 : f32
// FULL-NEXT:    %6 = arith.addf %4, %arg1 : f32
// FULL-NEXT:    %7 = arith.mulf %5, %arg0 : f32
// FULL-NEXT:    %8 = arith.addf %6, %arg1 : f32
// FULL-NEXT:    %9 = arith.mulf %7, %arg0 : f32
// FULL-NEXT:    %10 = arith.addf %8, %arg1 : f32
// FULL-NEXT:    %11 = arith.mulf %9, %arg0 : f32
// FULL-NEXT:    %12 = arith.addf %10, %arg1 : f32
// FULL-NEXT:    %13 = arith.mulf %11, %arg0 : f32
// FULL-NEXT:    %14 = arith.addf %12, %arg1 : f32
// FULL-NEXT:    %15 = arith.mulf %13, %arg0 : f32
// FULL-NEXT:    %16 = arith.addf %14, %arg1 : f32
// FULL-NEXT:    %17 = arith.mulf %15, %arg0 : f32
// FULL-NEXT:    %18 = arith.addf %16, %arg1 : f32
// FULL-NEXT:    %19 = arith.mulf %17, %arg0 : f32
// FULL-NEXT:    return %18, %19 : f32, f32
// FULL-NEXT:  }
// UPTO-LABEL: func.func @carried(%arg0: f32, %arg1: f32) -> (f32, f32) {
// UPTO-NEXT:    %0 = arith.addf %arg0, %arg1 : f32
// UPTO-NEXT:    %1 = arith.mulf %arg1, %arg0 : f32
// UPTO-NEXT:    %2 = arith.addf %0, %arg1 : f32
// UPTO-NEXT:    %3 = arith.mulf %1, %arg0 : f32
// UPTO-NEXT:    %4 = arith.addf %2, %arg1 : f32
// UPTO-NEXT:    %5 = arith.mulf %3, %arg0 : f32
// UPTO-NEXT:    %6 = arith.addf %4, %arg1 : f32
// UPTO-NEXT:    %7 = arith.mulf %5, %arg0 : f32
// UPTO-NEXT:    %8 = arith.addf %6, %arg1 : f32
// UPTO-NEXT:    %9 = arith.mulf %7, %arg0 : f32
// UPTO-NEXT:    %10 = arith.addf %8, %arg1 : f32
// UPTO-NEXT:    %11 = arith.mulf %9, %arg0 : f32
// UPTO-NEXT:    %12 = arith.addf %10, %arg1 : f32
// UPTO-NEXT:    %13 = arith.mulf %11, %arg0 : f32
// UPTO-NEXT:    %14 = arith.addf %12, %arg1 : f32
// UPTO-NEXT:    %15 = arith.mulf %13, %arg0 : f32
// UPTO-NEXT:    %16 = arith.addf %14, %arg1 : f32
// UPTO-NEXT:    %17 = arith.mulf %15, %arg0 : f32
// UPTO-NEXT:    %18 = arith.addf %16, %arg1 : f32
// UPTO-NEXT:    %19 = arith.mulf %17, %arg0 : f32
// UPTO-NEXT:    return %18, %19 : f32, f32
// UPTO-NEXT:  }
func.func @carried(%x: f32, %y: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to 10 iter_args(%s = %x, %t = %y) -> (f32, f32) {
    %u = arith.addf %s, %y : f32
    %v = arith.mulf %t, %x : f32
    affine.yield %u, %v : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}
