//! A polynomial by Horner's rule, plain and fused
use wave::*;

const DEGREE: u32 = 6;

#[kernel(workgroup_size(32))]
fn horner(x: &[f32], c: &[f32], plain: &mut [f32], fused: &mut [f32]) {
    let i = global_id();
    let mut coefficients = [0.0f32; 7];
    for k in 0..DEGREE + 1 {
        coefficients[k] = c[k] * 0.5;
    }
    let v = x[i];
    let (mut p, mut q) = (coefficients[DEGREE], coefficients[DEGREE]);
    let mut k = DEGREE;
    loop {
        if k == 0 {
            break;
        }
        k -= 1;
        p = p * v + coefficients[k];
        q = q.mul_add(v, coefficients[k]);
    }
    plain[i] = p;
    fused[i] = q;
}
