// RUN: wami opt %s | filecheck %s
// Each value is used twice by the next: 2^60 ways lead to the first, and each value is looked at once. mlir-opt looks at each way.

// CHECK-LABEL: @symbols
// CHECK-COUNT-60: affine.apply
func.func @symbols(%a: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%a, %a]
    %1 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%0, %0]
    %2 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%1, %1]
    %3 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%2, %2]
    %4 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%3, %3]
    %5 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%4, %4]
    %6 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%5, %5]
    %7 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%6, %6]
    %8 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%7, %7]
    %9 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%8, %8]
    %10 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%9, %9]
    %11 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%10, %10]
    %12 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%11, %11]
    %13 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%12, %12]
    %14 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%13, %13]
    %15 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%14, %14]
    %16 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%15, %15]
    %17 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%16, %16]
    %18 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%17, %17]
    %19 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%18, %18]
    %20 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%19, %19]
    %21 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%20, %20]
    %22 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%21, %21]
    %23 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%22, %22]
    %24 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%23, %23]
    %25 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%24, %24]
    %26 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%25, %25]
    %27 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%26, %26]
    %28 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%27, %27]
    %29 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%28, %28]
    %30 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%29, %29]
    %31 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%30, %30]
    %32 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%31, %31]
    %33 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%32, %32]
    %34 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%33, %33]
    %35 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%34, %34]
    %36 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%35, %35]
    %37 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%36, %36]
    %38 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%37, %37]
    %39 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%38, %38]
    %40 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%39, %39]
    %41 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%40, %40]
    %42 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%41, %41]
    %43 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%42, %42]
    %44 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%43, %43]
    %45 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%44, %44]
    %46 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%45, %45]
    %47 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%46, %46]
    %48 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%47, %47]
    %49 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%48, %48]
    %50 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%49, %49]
    %51 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%50, %50]
    %52 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%51, %51]
    %53 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%52, %52]
    %54 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%53, %53]
    %55 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%54, %54]
    %56 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%55, %55]
    %57 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%56, %56]
    %58 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%57, %57]
    %59 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%58, %58]
  }
  return
}

// CHECK-LABEL: @dimensions
// CHECK-COUNT-60: affine.apply
func.func @dimensions(%a: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %i)
    %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%0, %0)
    %2 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%1, %1)
    %3 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%2, %2)
    %4 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%3, %3)
    %5 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%4, %4)
    %6 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%5, %5)
    %7 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%6, %6)
    %8 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%7, %7)
    %9 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%8, %8)
    %10 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%9, %9)
    %11 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%10, %10)
    %12 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%11, %11)
    %13 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%12, %12)
    %14 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%13, %13)
    %15 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%14, %14)
    %16 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%15, %15)
    %17 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%16, %16)
    %18 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%17, %17)
    %19 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%18, %18)
    %20 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%19, %19)
    %21 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%20, %20)
    %22 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%21, %21)
    %23 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%22, %22)
    %24 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%23, %23)
    %25 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%24, %24)
    %26 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%25, %25)
    %27 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%26, %26)
    %28 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%27, %27)
    %29 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%28, %28)
    %30 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%29, %29)
    %31 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%30, %30)
    %32 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%31, %31)
    %33 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%32, %32)
    %34 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%33, %33)
    %35 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%34, %34)
    %36 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%35, %35)
    %37 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%36, %36)
    %38 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%37, %37)
    %39 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%38, %38)
    %40 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%39, %39)
    %41 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%40, %40)
    %42 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%41, %41)
    %43 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%42, %42)
    %44 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%43, %43)
    %45 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%44, %44)
    %46 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%45, %45)
    %47 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%46, %46)
    %48 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%47, %47)
    %49 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%48, %48)
    %50 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%49, %49)
    %51 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%50, %50)
    %52 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%51, %51)
    %53 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%52, %52)
    %54 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%53, %53)
    %55 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%54, %54)
    %56 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%55, %55)
    %57 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%56, %56)
    %58 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%57, %57)
    %59 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%58, %58)
  }
  return
}
