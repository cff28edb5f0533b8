// Every atomic access of each width; the values are node's.
// engines: interpreter, std - the embedded engine has no threads
// run: @i32_full(8, 305419896) == -36485141
// run: @i32_full(8, -2) == -1323617
// run: @i32_full(16, 305419896) == -36485141
// run: @i32_full(16, -2) == -1323617
// run: @i64_full(8, 305419896) == 12848416747
// run: @i64_full(8, -2) == -1323617
// run: @i64_full(16, 305419896) == 12848416747
// run: @i64_full(16, -2) == -1323617
// run: @i32_8(8, 305419896) == 4075
// run: @i32_8(8, -2) == 6815
// run: @i32_8(16, 305419896) == 4075
// run: @i32_8(16, -2) == 6815
// run: @i32_16(8, 305419896) == 1591275
// run: @i32_16(8, -2) == 1363359
// run: @i32_16(16, 305419896) == 1591275
// run: @i32_16(16, -2) == 1363359
// run: @i64_8(8, 305419896) == 4075
// run: @i64_8(8, -2) == 6815
// run: @i64_8(16, 305419896) == 4075
// run: @i64_8(16, -2) == 6815
// run: @i64_16(8, 305419896) == 1591275
// run: @i64_16(8, -2) == 1363359
// run: @i64_16(16, 305419896) == 1591275
// run: @i64_16(16, -2) == 1363359
// run: @i64_32(8, 305419896) == 8553449451
// run: @i64_32(8, -2) == 85898022303
// run: @i64_32(16, 305419896) == 8553449451
// run: @i64_32(16, -2) == 85898022303

module {
  wasmssa.func exported @i32_full(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const -1 : i32
    wasmssa.i32.atomic.store %0, %1
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.local_get %arg1 :  ref to i32
    wasmssa.i32.atomic.store %2, %3
    %4 = wasmssa.local_get %arg0 :  ref to i32
    %5 = wasmssa.i32.atomic.load %4
    %6 = wasmssa.local_get %arg0 :  ref to i32
    %7 = wasmssa.local_get %arg1 :  ref to i32
    %8 = wasmssa.const 233331 : i32
    %9 = wasmssa.xor %7 %8 : i32
    %10 = wasmssa.i32.atomic.rmw.add %6, %9
    %11 = wasmssa.const 3 : i32
    %12 = wasmssa.mul %10 %11 : i32
    %13 = wasmssa.add %5 %12 : i32
    %14 = wasmssa.local_get %arg0 :  ref to i32
    %15 = wasmssa.local_get %arg1 :  ref to i32
    %16 = wasmssa.const 388885 : i32
    %17 = wasmssa.xor %15 %16 : i32
    %18 = wasmssa.i32.atomic.rmw.sub %14, %17
    %19 = wasmssa.const 5 : i32
    %20 = wasmssa.mul %18 %19 : i32
    %21 = wasmssa.add %13 %20 : i32
    %22 = wasmssa.local_get %arg0 :  ref to i32
    %23 = wasmssa.local_get %arg1 :  ref to i32
    %24 = wasmssa.const 544439 : i32
    %25 = wasmssa.xor %23 %24 : i32
    %26 = wasmssa.i32.atomic.rmw.and %22, %25
    %27 = wasmssa.const 7 : i32
    %28 = wasmssa.mul %26 %27 : i32
    %29 = wasmssa.add %21 %28 : i32
    %30 = wasmssa.local_get %arg0 :  ref to i32
    %31 = wasmssa.local_get %arg1 :  ref to i32
    %32 = wasmssa.const 699993 : i32
    %33 = wasmssa.xor %31 %32 : i32
    %34 = wasmssa.i32.atomic.rmw.or %30, %33
    %35 = wasmssa.const 9 : i32
    %36 = wasmssa.mul %34 %35 : i32
    %37 = wasmssa.add %29 %36 : i32
    %38 = wasmssa.local_get %arg0 :  ref to i32
    %39 = wasmssa.local_get %arg1 :  ref to i32
    %40 = wasmssa.const 855547 : i32
    %41 = wasmssa.xor %39 %40 : i32
    %42 = wasmssa.i32.atomic.rmw.xor %38, %41
    %43 = wasmssa.const 11 : i32
    %44 = wasmssa.mul %42 %43 : i32
    %45 = wasmssa.add %37 %44 : i32
    %46 = wasmssa.local_get %arg0 :  ref to i32
    %47 = wasmssa.local_get %arg1 :  ref to i32
    %48 = wasmssa.const 1011101 : i32
    %49 = wasmssa.xor %47 %48 : i32
    %50 = wasmssa.i32.atomic.rmw.xchg %46, %49
    %51 = wasmssa.const 13 : i32
    %52 = wasmssa.mul %50 %51 : i32
    %53 = wasmssa.add %45 %52 : i32
    %54 = wasmssa.local_get %arg0 :  ref to i32
    %55 = wasmssa.local_get %arg0 :  ref to i32
    %56 = wasmssa.i32.atomic.load %55
    %57 = wasmssa.const 99 : i32
    %58 = wasmssa.i32.atomic.rmw.cmpxchg %54, %56, %57
    %59 = wasmssa.add %53 %58 : i32
    %60 = wasmssa.local_get %arg0 :  ref to i32
    %61 = wasmssa.const 5 : i32
    %62 = wasmssa.const 1 : i32
    %63 = wasmssa.i32.atomic.rmw.cmpxchg %60, %61, %62
    %64 = wasmssa.add %59 %63 : i32
    %65 = wasmssa.local_get %arg0 :  ref to i32
    %66 = wasmssa.i32.atomic.load %65
    %67 = wasmssa.add %64 %66 : i32
    wasmssa.return %67 : i32
  }
  wasmssa.func exported @i64_full(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const -1 : i64
    wasmssa.i64.atomic.store %0, %1
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.local_get %arg1 :  ref to i64
    wasmssa.i64.atomic.store %2, %3
    %4 = wasmssa.local_get %arg0 :  ref to i32
    %5 = wasmssa.i64.atomic.load %4
    %6 = wasmssa.local_get %arg0 :  ref to i32
    %7 = wasmssa.local_get %arg1 :  ref to i64
    %8 = wasmssa.const 233331 : i64
    %9 = wasmssa.xor %7 %8 : i64
    %10 = wasmssa.i64.atomic.rmw.add %6, %9
    %11 = wasmssa.const 3 : i64
    %12 = wasmssa.mul %10 %11 : i64
    %13 = wasmssa.add %5 %12 : i64
    %14 = wasmssa.local_get %arg0 :  ref to i32
    %15 = wasmssa.local_get %arg1 :  ref to i64
    %16 = wasmssa.const 388885 : i64
    %17 = wasmssa.xor %15 %16 : i64
    %18 = wasmssa.i64.atomic.rmw.sub %14, %17
    %19 = wasmssa.const 5 : i64
    %20 = wasmssa.mul %18 %19 : i64
    %21 = wasmssa.add %13 %20 : i64
    %22 = wasmssa.local_get %arg0 :  ref to i32
    %23 = wasmssa.local_get %arg1 :  ref to i64
    %24 = wasmssa.const 544439 : i64
    %25 = wasmssa.xor %23 %24 : i64
    %26 = wasmssa.i64.atomic.rmw.and %22, %25
    %27 = wasmssa.const 7 : i64
    %28 = wasmssa.mul %26 %27 : i64
    %29 = wasmssa.add %21 %28 : i64
    %30 = wasmssa.local_get %arg0 :  ref to i32
    %31 = wasmssa.local_get %arg1 :  ref to i64
    %32 = wasmssa.const 699993 : i64
    %33 = wasmssa.xor %31 %32 : i64
    %34 = wasmssa.i64.atomic.rmw.or %30, %33
    %35 = wasmssa.const 9 : i64
    %36 = wasmssa.mul %34 %35 : i64
    %37 = wasmssa.add %29 %36 : i64
    %38 = wasmssa.local_get %arg0 :  ref to i32
    %39 = wasmssa.local_get %arg1 :  ref to i64
    %40 = wasmssa.const 855547 : i64
    %41 = wasmssa.xor %39 %40 : i64
    %42 = wasmssa.i64.atomic.rmw.xor %38, %41
    %43 = wasmssa.const 11 : i64
    %44 = wasmssa.mul %42 %43 : i64
    %45 = wasmssa.add %37 %44 : i64
    %46 = wasmssa.local_get %arg0 :  ref to i32
    %47 = wasmssa.local_get %arg1 :  ref to i64
    %48 = wasmssa.const 1011101 : i64
    %49 = wasmssa.xor %47 %48 : i64
    %50 = wasmssa.i64.atomic.rmw.xchg %46, %49
    %51 = wasmssa.const 13 : i64
    %52 = wasmssa.mul %50 %51 : i64
    %53 = wasmssa.add %45 %52 : i64
    %54 = wasmssa.local_get %arg0 :  ref to i32
    %55 = wasmssa.local_get %arg0 :  ref to i32
    %56 = wasmssa.i64.atomic.load %55
    %57 = wasmssa.const 99 : i64
    %58 = wasmssa.i64.atomic.rmw.cmpxchg %54, %56, %57
    %59 = wasmssa.add %53 %58 : i64
    %60 = wasmssa.local_get %arg0 :  ref to i32
    %61 = wasmssa.const 5 : i64
    %62 = wasmssa.const 1 : i64
    %63 = wasmssa.i64.atomic.rmw.cmpxchg %60, %61, %62
    %64 = wasmssa.add %59 %63 : i64
    %65 = wasmssa.local_get %arg0 :  ref to i32
    %66 = wasmssa.i64.atomic.load %65
    %67 = wasmssa.add %64 %66 : i64
    wasmssa.return %67 : i64
  }
  wasmssa.func exported @i32_8(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const -1 : i32
    wasmssa.i32.atomic.store %0, %1
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.local_get %arg1 :  ref to i32
    wasmssa.i32.atomic.store8 %2, %3
    %4 = wasmssa.local_get %arg0 :  ref to i32
    %5 = wasmssa.i32.atomic.load8_u %4
    %6 = wasmssa.local_get %arg0 :  ref to i32
    %7 = wasmssa.local_get %arg1 :  ref to i32
    %8 = wasmssa.const 233331 : i32
    %9 = wasmssa.xor %7 %8 : i32
    %10 = wasmssa.i32.atomic.rmw8.add_u %6, %9
    %11 = wasmssa.const 3 : i32
    %12 = wasmssa.mul %10 %11 : i32
    %13 = wasmssa.add %5 %12 : i32
    %14 = wasmssa.local_get %arg0 :  ref to i32
    %15 = wasmssa.local_get %arg1 :  ref to i32
    %16 = wasmssa.const 388885 : i32
    %17 = wasmssa.xor %15 %16 : i32
    %18 = wasmssa.i32.atomic.rmw8.sub_u %14, %17
    %19 = wasmssa.const 5 : i32
    %20 = wasmssa.mul %18 %19 : i32
    %21 = wasmssa.add %13 %20 : i32
    %22 = wasmssa.local_get %arg0 :  ref to i32
    %23 = wasmssa.local_get %arg1 :  ref to i32
    %24 = wasmssa.const 544439 : i32
    %25 = wasmssa.xor %23 %24 : i32
    %26 = wasmssa.i32.atomic.rmw8.and_u %22, %25
    %27 = wasmssa.const 7 : i32
    %28 = wasmssa.mul %26 %27 : i32
    %29 = wasmssa.add %21 %28 : i32
    %30 = wasmssa.local_get %arg0 :  ref to i32
    %31 = wasmssa.local_get %arg1 :  ref to i32
    %32 = wasmssa.const 699993 : i32
    %33 = wasmssa.xor %31 %32 : i32
    %34 = wasmssa.i32.atomic.rmw8.or_u %30, %33
    %35 = wasmssa.const 9 : i32
    %36 = wasmssa.mul %34 %35 : i32
    %37 = wasmssa.add %29 %36 : i32
    %38 = wasmssa.local_get %arg0 :  ref to i32
    %39 = wasmssa.local_get %arg1 :  ref to i32
    %40 = wasmssa.const 855547 : i32
    %41 = wasmssa.xor %39 %40 : i32
    %42 = wasmssa.i32.atomic.rmw8.xor_u %38, %41
    %43 = wasmssa.const 11 : i32
    %44 = wasmssa.mul %42 %43 : i32
    %45 = wasmssa.add %37 %44 : i32
    %46 = wasmssa.local_get %arg0 :  ref to i32
    %47 = wasmssa.local_get %arg1 :  ref to i32
    %48 = wasmssa.const 1011101 : i32
    %49 = wasmssa.xor %47 %48 : i32
    %50 = wasmssa.i32.atomic.rmw8.xchg_u %46, %49
    %51 = wasmssa.const 13 : i32
    %52 = wasmssa.mul %50 %51 : i32
    %53 = wasmssa.add %45 %52 : i32
    %54 = wasmssa.local_get %arg0 :  ref to i32
    %55 = wasmssa.local_get %arg0 :  ref to i32
    %56 = wasmssa.i32.atomic.load8_u %55
    %57 = wasmssa.const 99 : i32
    %58 = wasmssa.i32.atomic.rmw8.cmpxchg_u %54, %56, %57
    %59 = wasmssa.add %53 %58 : i32
    %60 = wasmssa.local_get %arg0 :  ref to i32
    %61 = wasmssa.const 5 : i32
    %62 = wasmssa.const 1 : i32
    %63 = wasmssa.i32.atomic.rmw8.cmpxchg_u %60, %61, %62
    %64 = wasmssa.add %59 %63 : i32
    %65 = wasmssa.local_get %arg0 :  ref to i32
    %66 = wasmssa.i32.atomic.load %65
    %67 = wasmssa.add %64 %66 : i32
    wasmssa.return %67 : i32
  }
  wasmssa.func exported @i32_16(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const -1 : i32
    wasmssa.i32.atomic.store %0, %1
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.local_get %arg1 :  ref to i32
    wasmssa.i32.atomic.store16 %2, %3
    %4 = wasmssa.local_get %arg0 :  ref to i32
    %5 = wasmssa.i32.atomic.load16_u %4
    %6 = wasmssa.local_get %arg0 :  ref to i32
    %7 = wasmssa.local_get %arg1 :  ref to i32
    %8 = wasmssa.const 233331 : i32
    %9 = wasmssa.xor %7 %8 : i32
    %10 = wasmssa.i32.atomic.rmw16.add_u %6, %9
    %11 = wasmssa.const 3 : i32
    %12 = wasmssa.mul %10 %11 : i32
    %13 = wasmssa.add %5 %12 : i32
    %14 = wasmssa.local_get %arg0 :  ref to i32
    %15 = wasmssa.local_get %arg1 :  ref to i32
    %16 = wasmssa.const 388885 : i32
    %17 = wasmssa.xor %15 %16 : i32
    %18 = wasmssa.i32.atomic.rmw16.sub_u %14, %17
    %19 = wasmssa.const 5 : i32
    %20 = wasmssa.mul %18 %19 : i32
    %21 = wasmssa.add %13 %20 : i32
    %22 = wasmssa.local_get %arg0 :  ref to i32
    %23 = wasmssa.local_get %arg1 :  ref to i32
    %24 = wasmssa.const 544439 : i32
    %25 = wasmssa.xor %23 %24 : i32
    %26 = wasmssa.i32.atomic.rmw16.and_u %22, %25
    %27 = wasmssa.const 7 : i32
    %28 = wasmssa.mul %26 %27 : i32
    %29 = wasmssa.add %21 %28 : i32
    %30 = wasmssa.local_get %arg0 :  ref to i32
    %31 = wasmssa.local_get %arg1 :  ref to i32
    %32 = wasmssa.const 699993 : i32
    %33 = wasmssa.xor %31 %32 : i32
    %34 = wasmssa.i32.atomic.rmw16.or_u %30, %33
    %35 = wasmssa.const 9 : i32
    %36 = wasmssa.mul %34 %35 : i32
    %37 = wasmssa.add %29 %36 : i32
    %38 = wasmssa.local_get %arg0 :  ref to i32
    %39 = wasmssa.local_get %arg1 :  ref to i32
    %40 = wasmssa.const 855547 : i32
    %41 = wasmssa.xor %39 %40 : i32
    %42 = wasmssa.i32.atomic.rmw16.xor_u %38, %41
    %43 = wasmssa.const 11 : i32
    %44 = wasmssa.mul %42 %43 : i32
    %45 = wasmssa.add %37 %44 : i32
    %46 = wasmssa.local_get %arg0 :  ref to i32
    %47 = wasmssa.local_get %arg1 :  ref to i32
    %48 = wasmssa.const 1011101 : i32
    %49 = wasmssa.xor %47 %48 : i32
    %50 = wasmssa.i32.atomic.rmw16.xchg_u %46, %49
    %51 = wasmssa.const 13 : i32
    %52 = wasmssa.mul %50 %51 : i32
    %53 = wasmssa.add %45 %52 : i32
    %54 = wasmssa.local_get %arg0 :  ref to i32
    %55 = wasmssa.local_get %arg0 :  ref to i32
    %56 = wasmssa.i32.atomic.load16_u %55
    %57 = wasmssa.const 99 : i32
    %58 = wasmssa.i32.atomic.rmw16.cmpxchg_u %54, %56, %57
    %59 = wasmssa.add %53 %58 : i32
    %60 = wasmssa.local_get %arg0 :  ref to i32
    %61 = wasmssa.const 5 : i32
    %62 = wasmssa.const 1 : i32
    %63 = wasmssa.i32.atomic.rmw16.cmpxchg_u %60, %61, %62
    %64 = wasmssa.add %59 %63 : i32
    %65 = wasmssa.local_get %arg0 :  ref to i32
    %66 = wasmssa.i32.atomic.load %65
    %67 = wasmssa.add %64 %66 : i32
    wasmssa.return %67 : i32
  }
  wasmssa.func exported @i64_8(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const -1 : i64
    wasmssa.i64.atomic.store %0, %1
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.local_get %arg1 :  ref to i64
    wasmssa.i64.atomic.store8 %2, %3
    %4 = wasmssa.local_get %arg0 :  ref to i32
    %5 = wasmssa.i64.atomic.load8_u %4
    %6 = wasmssa.local_get %arg0 :  ref to i32
    %7 = wasmssa.local_get %arg1 :  ref to i64
    %8 = wasmssa.const 233331 : i64
    %9 = wasmssa.xor %7 %8 : i64
    %10 = wasmssa.i64.atomic.rmw8.add_u %6, %9
    %11 = wasmssa.const 3 : i64
    %12 = wasmssa.mul %10 %11 : i64
    %13 = wasmssa.add %5 %12 : i64
    %14 = wasmssa.local_get %arg0 :  ref to i32
    %15 = wasmssa.local_get %arg1 :  ref to i64
    %16 = wasmssa.const 388885 : i64
    %17 = wasmssa.xor %15 %16 : i64
    %18 = wasmssa.i64.atomic.rmw8.sub_u %14, %17
    %19 = wasmssa.const 5 : i64
    %20 = wasmssa.mul %18 %19 : i64
    %21 = wasmssa.add %13 %20 : i64
    %22 = wasmssa.local_get %arg0 :  ref to i32
    %23 = wasmssa.local_get %arg1 :  ref to i64
    %24 = wasmssa.const 544439 : i64
    %25 = wasmssa.xor %23 %24 : i64
    %26 = wasmssa.i64.atomic.rmw8.and_u %22, %25
    %27 = wasmssa.const 7 : i64
    %28 = wasmssa.mul %26 %27 : i64
    %29 = wasmssa.add %21 %28 : i64
    %30 = wasmssa.local_get %arg0 :  ref to i32
    %31 = wasmssa.local_get %arg1 :  ref to i64
    %32 = wasmssa.const 699993 : i64
    %33 = wasmssa.xor %31 %32 : i64
    %34 = wasmssa.i64.atomic.rmw8.or_u %30, %33
    %35 = wasmssa.const 9 : i64
    %36 = wasmssa.mul %34 %35 : i64
    %37 = wasmssa.add %29 %36 : i64
    %38 = wasmssa.local_get %arg0 :  ref to i32
    %39 = wasmssa.local_get %arg1 :  ref to i64
    %40 = wasmssa.const 855547 : i64
    %41 = wasmssa.xor %39 %40 : i64
    %42 = wasmssa.i64.atomic.rmw8.xor_u %38, %41
    %43 = wasmssa.const 11 : i64
    %44 = wasmssa.mul %42 %43 : i64
    %45 = wasmssa.add %37 %44 : i64
    %46 = wasmssa.local_get %arg0 :  ref to i32
    %47 = wasmssa.local_get %arg1 :  ref to i64
    %48 = wasmssa.const 1011101 : i64
    %49 = wasmssa.xor %47 %48 : i64
    %50 = wasmssa.i64.atomic.rmw8.xchg_u %46, %49
    %51 = wasmssa.const 13 : i64
    %52 = wasmssa.mul %50 %51 : i64
    %53 = wasmssa.add %45 %52 : i64
    %54 = wasmssa.local_get %arg0 :  ref to i32
    %55 = wasmssa.local_get %arg0 :  ref to i32
    %56 = wasmssa.i64.atomic.load8_u %55
    %57 = wasmssa.const 99 : i64
    %58 = wasmssa.i64.atomic.rmw8.cmpxchg_u %54, %56, %57
    %59 = wasmssa.add %53 %58 : i64
    %60 = wasmssa.local_get %arg0 :  ref to i32
    %61 = wasmssa.const 5 : i64
    %62 = wasmssa.const 1 : i64
    %63 = wasmssa.i64.atomic.rmw8.cmpxchg_u %60, %61, %62
    %64 = wasmssa.add %59 %63 : i64
    %65 = wasmssa.local_get %arg0 :  ref to i32
    %66 = wasmssa.i64.atomic.load %65
    %67 = wasmssa.add %64 %66 : i64
    wasmssa.return %67 : i64
  }
  wasmssa.func exported @i64_16(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const -1 : i64
    wasmssa.i64.atomic.store %0, %1
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.local_get %arg1 :  ref to i64
    wasmssa.i64.atomic.store16 %2, %3
    %4 = wasmssa.local_get %arg0 :  ref to i32
    %5 = wasmssa.i64.atomic.load16_u %4
    %6 = wasmssa.local_get %arg0 :  ref to i32
    %7 = wasmssa.local_get %arg1 :  ref to i64
    %8 = wasmssa.const 233331 : i64
    %9 = wasmssa.xor %7 %8 : i64
    %10 = wasmssa.i64.atomic.rmw16.add_u %6, %9
    %11 = wasmssa.const 3 : i64
    %12 = wasmssa.mul %10 %11 : i64
    %13 = wasmssa.add %5 %12 : i64
    %14 = wasmssa.local_get %arg0 :  ref to i32
    %15 = wasmssa.local_get %arg1 :  ref to i64
    %16 = wasmssa.const 388885 : i64
    %17 = wasmssa.xor %15 %16 : i64
    %18 = wasmssa.i64.atomic.rmw16.sub_u %14, %17
    %19 = wasmssa.const 5 : i64
    %20 = wasmssa.mul %18 %19 : i64
    %21 = wasmssa.add %13 %20 : i64
    %22 = wasmssa.local_get %arg0 :  ref to i32
    %23 = wasmssa.local_get %arg1 :  ref to i64
    %24 = wasmssa.const 544439 : i64
    %25 = wasmssa.xor %23 %24 : i64
    %26 = wasmssa.i64.atomic.rmw16.and_u %22, %25
    %27 = wasmssa.const 7 : i64
    %28 = wasmssa.mul %26 %27 : i64
    %29 = wasmssa.add %21 %28 : i64
    %30 = wasmssa.local_get %arg0 :  ref to i32
    %31 = wasmssa.local_get %arg1 :  ref to i64
    %32 = wasmssa.const 699993 : i64
    %33 = wasmssa.xor %31 %32 : i64
    %34 = wasmssa.i64.atomic.rmw16.or_u %30, %33
    %35 = wasmssa.const 9 : i64
    %36 = wasmssa.mul %34 %35 : i64
    %37 = wasmssa.add %29 %36 : i64
    %38 = wasmssa.local_get %arg0 :  ref to i32
    %39 = wasmssa.local_get %arg1 :  ref to i64
    %40 = wasmssa.const 855547 : i64
    %41 = wasmssa.xor %39 %40 : i64
    %42 = wasmssa.i64.atomic.rmw16.xor_u %38, %41
    %43 = wasmssa.const 11 : i64
    %44 = wasmssa.mul %42 %43 : i64
    %45 = wasmssa.add %37 %44 : i64
    %46 = wasmssa.local_get %arg0 :  ref to i32
    %47 = wasmssa.local_get %arg1 :  ref to i64
    %48 = wasmssa.const 1011101 : i64
    %49 = wasmssa.xor %47 %48 : i64
    %50 = wasmssa.i64.atomic.rmw16.xchg_u %46, %49
    %51 = wasmssa.const 13 : i64
    %52 = wasmssa.mul %50 %51 : i64
    %53 = wasmssa.add %45 %52 : i64
    %54 = wasmssa.local_get %arg0 :  ref to i32
    %55 = wasmssa.local_get %arg0 :  ref to i32
    %56 = wasmssa.i64.atomic.load16_u %55
    %57 = wasmssa.const 99 : i64
    %58 = wasmssa.i64.atomic.rmw16.cmpxchg_u %54, %56, %57
    %59 = wasmssa.add %53 %58 : i64
    %60 = wasmssa.local_get %arg0 :  ref to i32
    %61 = wasmssa.const 5 : i64
    %62 = wasmssa.const 1 : i64
    %63 = wasmssa.i64.atomic.rmw16.cmpxchg_u %60, %61, %62
    %64 = wasmssa.add %59 %63 : i64
    %65 = wasmssa.local_get %arg0 :  ref to i32
    %66 = wasmssa.i64.atomic.load %65
    %67 = wasmssa.add %64 %66 : i64
    wasmssa.return %67 : i64
  }
  wasmssa.func exported @i64_32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.const -1 : i64
    wasmssa.i64.atomic.store %0, %1
    %2 = wasmssa.local_get %arg0 :  ref to i32
    %3 = wasmssa.local_get %arg1 :  ref to i64
    wasmssa.i64.atomic.store32 %2, %3
    %4 = wasmssa.local_get %arg0 :  ref to i32
    %5 = wasmssa.i64.atomic.load32_u %4
    %6 = wasmssa.local_get %arg0 :  ref to i32
    %7 = wasmssa.local_get %arg1 :  ref to i64
    %8 = wasmssa.const 233331 : i64
    %9 = wasmssa.xor %7 %8 : i64
    %10 = wasmssa.i64.atomic.rmw32.add_u %6, %9
    %11 = wasmssa.const 3 : i64
    %12 = wasmssa.mul %10 %11 : i64
    %13 = wasmssa.add %5 %12 : i64
    %14 = wasmssa.local_get %arg0 :  ref to i32
    %15 = wasmssa.local_get %arg1 :  ref to i64
    %16 = wasmssa.const 388885 : i64
    %17 = wasmssa.xor %15 %16 : i64
    %18 = wasmssa.i64.atomic.rmw32.sub_u %14, %17
    %19 = wasmssa.const 5 : i64
    %20 = wasmssa.mul %18 %19 : i64
    %21 = wasmssa.add %13 %20 : i64
    %22 = wasmssa.local_get %arg0 :  ref to i32
    %23 = wasmssa.local_get %arg1 :  ref to i64
    %24 = wasmssa.const 544439 : i64
    %25 = wasmssa.xor %23 %24 : i64
    %26 = wasmssa.i64.atomic.rmw32.and_u %22, %25
    %27 = wasmssa.const 7 : i64
    %28 = wasmssa.mul %26 %27 : i64
    %29 = wasmssa.add %21 %28 : i64
    %30 = wasmssa.local_get %arg0 :  ref to i32
    %31 = wasmssa.local_get %arg1 :  ref to i64
    %32 = wasmssa.const 699993 : i64
    %33 = wasmssa.xor %31 %32 : i64
    %34 = wasmssa.i64.atomic.rmw32.or_u %30, %33
    %35 = wasmssa.const 9 : i64
    %36 = wasmssa.mul %34 %35 : i64
    %37 = wasmssa.add %29 %36 : i64
    %38 = wasmssa.local_get %arg0 :  ref to i32
    %39 = wasmssa.local_get %arg1 :  ref to i64
    %40 = wasmssa.const 855547 : i64
    %41 = wasmssa.xor %39 %40 : i64
    %42 = wasmssa.i64.atomic.rmw32.xor_u %38, %41
    %43 = wasmssa.const 11 : i64
    %44 = wasmssa.mul %42 %43 : i64
    %45 = wasmssa.add %37 %44 : i64
    %46 = wasmssa.local_get %arg0 :  ref to i32
    %47 = wasmssa.local_get %arg1 :  ref to i64
    %48 = wasmssa.const 1011101 : i64
    %49 = wasmssa.xor %47 %48 : i64
    %50 = wasmssa.i64.atomic.rmw32.xchg_u %46, %49
    %51 = wasmssa.const 13 : i64
    %52 = wasmssa.mul %50 %51 : i64
    %53 = wasmssa.add %45 %52 : i64
    %54 = wasmssa.local_get %arg0 :  ref to i32
    %55 = wasmssa.local_get %arg0 :  ref to i32
    %56 = wasmssa.i64.atomic.load32_u %55
    %57 = wasmssa.const 99 : i64
    %58 = wasmssa.i64.atomic.rmw32.cmpxchg_u %54, %56, %57
    %59 = wasmssa.add %53 %58 : i64
    %60 = wasmssa.local_get %arg0 :  ref to i32
    %61 = wasmssa.const 5 : i64
    %62 = wasmssa.const 1 : i64
    %63 = wasmssa.i64.atomic.rmw32.cmpxchg_u %60, %61, %62
    %64 = wasmssa.add %59 %63 : i64
    %65 = wasmssa.local_get %arg0 :  ref to i32
    %66 = wasmssa.i64.atomic.load %65
    %67 = wasmssa.add %64 %66 : i64
    wasmssa.return %67 : i64
  }
  wasmssa.memory @mem_0 !wasmssa<limit shared [1: 1]>
}
