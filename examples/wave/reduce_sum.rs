//! The sum of each workgroup's elements, by halving in shared memory
use wave::*;

#[wave::kernel(workgroup_size(128))]
pub fn reduce_sum(x: &[f32], out: &mut [f32]) {
    let part = shared::<[f32; 128]>();
    let t = thread_id();
    let i = global_id();
    part[t] = if i < x.len() { x[i] } else { 0.0 };
    barrier();
    let mut s = 64;
    while s > 0 {
        if t < s {
            part[t] += part[t + s];
        }
        barrier();
        s /= 2;
    }
    if t == 0 {
        out[workgroup_id()] = part[0];
    }
}
