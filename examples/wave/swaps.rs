//! What is made of compare and swap: the atomics of signed numbers that compare, and a maximum of one's own
use wave::*;

#[kernel(workgroup_size(64))]
fn swaps(x: &[u32], s: &[i32], out: &mut [u32], signed: &mut [i32]) {
    let i = global_id();
    atomic_min(&signed[0], s[i]);
    atomic_max(&signed[1], s[i]);
    let mut old = atomic_or(out, 0, 0);
    while old < x[i] % 1000 {
        let seen = atomic_cas(&out[0], old, x[i] % 1000);
        if seen == old {
            break;
        }
        old = seen;
    }
}
