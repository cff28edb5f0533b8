//! One step of a bitonic sort
use wave::*;

#[kernel(workgroup_size(64))]
fn bitonic_step(data: &mut [i32], j: u32, k: u32) {
    let i = global_id();
    let partner = i ^ j;
    if partner > i {
        let (a, b) = (data[i], data[partner]);
        let ascending = (i & k) == 0;
        if (a > b) == ascending {
            (data[i], data[partner]) = (b, a);
        }
    }
}
