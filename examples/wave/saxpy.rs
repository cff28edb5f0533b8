//! y += alpha * x, in a loop over the grid
use wave::*;

#[kernel(workgroup_size(64))]
fn saxpy(alpha: f32, x: &[f32], y: &mut [f32]) {
    let stride = grid_size() * workgroup_size();
    for i in (global_id()..x.len()).step_by(stride as usize) {
        y[i] += alpha * x[i];
    }
}
