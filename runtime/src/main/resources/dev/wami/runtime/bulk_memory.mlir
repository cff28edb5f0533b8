// memory.copy and memory.fill, for targets without bulk-memory-opt. In ssawasm: they are called by what single instructions were.

// Upwards where the target is below the source, else downwards: right for ranges that overlap.
ssawasm.func private @__wami_memory_copy(%to: !ssawasm.local<i32>, %from: !ssawasm.local<i32>, %count: !ssawasm.local<i32>) {
  %minus1 = ssawasm.const -1 : i32
  %c1 = ssawasm.const 1 : i32
  %t = ssawasm.local_get %to : i32
  %f = ssawasm.local_get %from : i32
  %n = ssawasm.local_get %count : i32
  %up = ssawasm.lt_u %t, %f : i32
  ssawasm.if %up {
    %end:3 = ssawasm.block_loop -> i32, i32, i32 {
      ssawasm.pseudo_br ^next(%t, %f, %n : i32, i32, i32)
    ^next(%t0: i32, %f0: i32, %n0: i32):
      ssawasm.pseudo_cond_br %n0, ^byte, ^done
    ^byte:
      %v = ssawasm.load8_u %f0 : i32
      ssawasm.store8 %t0, %v : i32
      %t1 = ssawasm.add %t0, %c1 : i32
      %f1 = ssawasm.add %f0, %c1 : i32
      %n1 = ssawasm.add %n0, %minus1 : i32
      ssawasm.br ^next(%t1, %f1, %n1 : i32, i32, i32)
    ^done:
      ssawasm.exit %t0, %f0, %n0 : i32, i32, i32
    }
    ssawasm.exit
  } else {
    %end = ssawasm.block_loop -> i32 {
      ssawasm.pseudo_br ^next(%n : i32)
    ^next(%n0: i32):
      ssawasm.pseudo_cond_br %n0, ^byte, ^done
    ^byte:
      %n1 = ssawasm.add %n0, %minus1 : i32
      %f1 = ssawasm.add %f, %n1 : i32
      %t1 = ssawasm.add %t, %n1 : i32
      %v = ssawasm.load8_u %f1 : i32
      ssawasm.store8 %t1, %v : i32
      ssawasm.br ^next(%n1 : i32)
    ^done:
      ssawasm.exit %n0 : i32
    }
    ssawasm.exit
  }
  ssawasm.return
}

ssawasm.func private @__wami_memory_fill(%to: !ssawasm.local<i32>, %value: !ssawasm.local<i32>, %count: !ssawasm.local<i32>) {
  %minus1 = ssawasm.const -1 : i32
  %c1 = ssawasm.const 1 : i32
  %t = ssawasm.local_get %to : i32
  %v = ssawasm.local_get %value : i32
  %n = ssawasm.local_get %count : i32
  %end:2 = ssawasm.block_loop -> i32, i32 {
    ssawasm.pseudo_br ^next(%t, %n : i32, i32)
  ^next(%t0: i32, %n0: i32):
    ssawasm.pseudo_cond_br %n0, ^byte, ^done
  ^byte:
    ssawasm.store8 %t0, %v : i32
    %t1 = ssawasm.add %t0, %c1 : i32
    %n1 = ssawasm.add %n0, %minus1 : i32
    ssawasm.br ^next(%t1, %n1 : i32, i32)
  ^done:
    ssawasm.exit %t0, %n0 : i32, i32
  }
  ssawasm.return
}
