//! out[to[i]] = src[at[i]] where both indices are inside
use wave::*;

#[kernel]
fn gather_scatter(src: &[f32], at: &[u32], to: &[i32], out: &mut [f32]) {
    let i = global_id();
    if i >= at.len() {
        return;
    }
    let source = at[i] as usize;
    let target = to[i];
    if source < src.len() && 0 <= target && (target as u32) < out.len() {
        out[target as usize] = src[source];
    }
}
