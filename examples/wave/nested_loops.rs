//! Loops in loops, with labels
use wave::*;

#[kernel(workgroup_size(32))]
fn nested_loops(limit: &[i32], out: &mut [i32]) {
    let i = global_id();
    let n = limit[i];
    let mut total = 0;
    let mut inner = 0;
    'outer: for a in 0..n {
        if a % 3 == 1 {
            continue;
        }
        let mut b = 0;
        loop {
            b += 1;
            if b > a {
                total += a * b;
                if total > 500 {
                    break 'outer;
                }
                continue 'outer;
            }
            if b % 2 != 0 {
                continue;
            }
            inner += b;
            if inner > 60 {
                break;
            }
        }
        total += a * b;
        if total > 500 {
            break 'outer;
        }
    }
    let mut down = 0i32;
    let mut k = n;
    while k > -n {
        down = down * 3 + k;
        k -= 3;
    }
    let mut last = -1;
    for k in (2..n).step_by(5) {
        last = k;
    }
    let mut count = 0;
    if n % 2 == 0 {
        for _k in (-5..=5).step_by(2) {
            count += 1;
        }
    }
    out[i * 5] = total;
    out[i * 5 + 1] = inner;
    out[i * 5 + 2] = down;
    out[i * 5 + 3] = last;
    out[i * 5 + 4] = count;
}
