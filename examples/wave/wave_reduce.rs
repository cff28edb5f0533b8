//! Sums of waves by shuffles, then of the workgroup
use wave::*;

#[kernel(workgroup_size(128))]
fn wave_reduce(x: &[f32], out: &mut [f32], each: &mut [u32]) {
    let sums = shared::<[f32; 32]>();
    let mut v = x[global_id()];
    let mut d = wave_width() / 2;
    while d > 0 {
        v += shuffle_down(v, d);
        d /= 2;
    }
    if lane_id() == 0 {
        sums[wave_id()] = v;
    }
    barrier();
    if thread_id() == 0 {
        let mut total = 0.0;
        for w in 0..num_waves() {
            total += sums[w];
        }
        out[workgroup_id()] = total;
    }
    each[global_id()] = reduce_add(thread_id()) + reduce_max(lane_id()) + broadcast(thread_id(), 3);
}
