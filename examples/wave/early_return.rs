//! Returns from inside loops
use wave::*;

#[kernel(workgroup_size(32))]
fn early_return(x: &[i32], needle: i32, out: &mut [i32]) {
    let i = global_id();
    if i >= out.len() {
        return;
    }
    out[i] = -1;
    for k in i..=x.len() - 1 {
        if x[k] == needle {
            out[i] = k as i32;
            return;
        } else if x[k] < 0 {
            return;
        }
    }
    out[i] = -2;
}
