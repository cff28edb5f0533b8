//! How often each of 16 values occurs: counted in shared memory, then added up
use wave::*;

const BINS: u32 = 16;

#[kernel(workgroup_size(64))]
fn histogram(data: &[u32], counts: &mut [u32]) {
    let local_counts = shared::<[u32; 16]>();
    let t = thread_id();
    if t < BINS {
        local_counts[t] = 0;
    }
    barrier();
    let i = global_id();
    if i < data.len() {
        atomic_add(&local_counts[data[i] % BINS], 1);
    }
    barrier();
    if t < BINS {
        atomic_add(counts, t, local_counts[t]);
    }
}
