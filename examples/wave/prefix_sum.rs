//! Inclusive prefix sums of each workgroup's elements (Hillis and Steele)
use wave::*;

const N: u32 = 64;

#[kernel(workgroup_size(64))]
fn prefix_sums(x: &[i32], out: &mut [i32]) {
    let buf = shared::<[[i32; 64]; 2]>();
    let t = thread_id();
    buf[0][t] = x[global_id()];
    barrier();
    let mut src = 0;
    let mut d = 1u32;
    while d < N {
        let dst = 1 - src;
        buf[dst][t] = if t >= d { buf[src][t] + buf[src][t - d] } else { buf[src][t] };
        barrier();
        src = dst;
        d *= 2;
    }
    out[global_id()] = buf[src][t];
}
