// What is wrong in Rust.
use wave::*;
use std::ptr;
//! 5: error: only 'wave' can be used, not 'std'

const N: u32 = -1;
//! 16: error: -1 does not fit u32
const M: i32 = 2.5;
//! 16: error: a float literal does not become i32 here

#[kernel]
fn types(a: &[f32], b: &[i32], u: &[u32], out: &mut [f32], n: u32) {
//! 60: note: declared here without 'mut'
//! 10: note: declared here without 'mut'
    let i = global_id();
//! 9: note: declared here without 'mut'
    out[i] = b[i];
//! 15: error: i32 does not become f32 without a cast: x as f32
    out[i] = a[i] * 2;
//! 19: error: '*' of f32 and an integer literal is not possible
    out[i] = a[i] + b[i];
//! 19: error: '+' of f32 and i32 needs a cast: x as f32
    let x = b[i] + u[i];
//! 18: error: '+' of i32 and u32 needs a cast: x as i32 or x as u32
    let y: f32 = 1;
//! 18: error: an integer literal does not become f32 here
    let z = b[i] as f64 + a[i];
//! 25: error: '+' of f64 and f32 needs a cast: x as f64
    if b[i] {
//! 9: error: a condition must be a bool, but this is i32
        out[i] = 0.0;
    }
    if b[i] < u[i] {
//! 13: error: '<' of i32 and u32 needs a cast: x as i32 or x as u32
        out[i] = 1.0;
    }
    out[b[i]] = 1.0;
//! 10: error: an index is a u32 or usize, but this is i32
    out[i] = 5u32;
//! 14: error: u32 does not become f32 without a cast: x as f32
    let w = -u[i];
//! 13: error: '-' does not work on u32
    a[i] = 1.0;
//! 5: error: 'a' cannot be written
    i = 3;
//! 5: error: 'i' cannot be assigned a second time
    n = 4;
//! 5: error: 'n' cannot be assigned a second time
    let t = 1u33;
//! 13: error: invalid suffix 'u33' of a number
    let c = a[i] < 1.0 && b[i];
//! 28: error: the operands of '&&' are bools, but this is i32; write x != 0
    let d = 3 / 0 + b[i];
//! 15: error: division by zero
    let e = 1.5 + 2;
//! 17: error: '+' of a float literal and an integer literal is not possible
}

#[kernel]
fn syntax(a: &mut [f32], n: u32) {
    let i = global_id()
    a[i] = 1.0;
//! 5: error: expected ';', but found 'a'
    a[i] = ;
//! 12: error: expected an expression, but found ';'
    match n { _ => {} }
//! 5: error: 'match' is not supported yet
    let s = &a[1..4];
//! 17: error: slices are not supported yet; write the loop
    if let x = n { }
//! 8: error: 'if let' is not supported yet
    for k in a { }
//! 16: error: a 'for' loop goes over a range: 'a..b'
    for k in (0..n).rev() { }
//! 21: error: 'rev' of a range is not supported
    let p = *a;
//! 13: error: there are no pointers in the kernel language
    if i < n < 4 { a[i] = 2.0; }
//! 14: error: comparisons cannot be chained; join them by '&&'
    break;
//! 5: error: 'break' outside of a loop
    let v = vec![1, 2];
//! 16: error: expected ';', but found '!'
//! 13: error: unknown name 'vec'
    a[i] = if n > 1 { let q = 1; 2.0 } else { 3.0 };
//! 23: error: statements in a block with a value are not supported yet
    'outer: for k in 0..n { for m in 0..n { break 'other; } }
//! 45: error: there is no loop 'other around this
    return 5;
//! 12: error: a kernel returns nothing
}

fn helper(x: f32) -> f32 { x }
//! 1: error: functions that are not kernels are not supported yet

struct V { x: f32 }
//! 1: error: structs are not supported yet

#[kernel]
fn result(a: &[f32]) -> f32 { }
//! 22: error: a kernel returns nothing

#[kernel]
fn unsized_parameter(a: [f32]) { }
//! 25: error: expected a type, but found '['

#[kernel]
fn shared_parameter(a: &f32) { }
//! 25: error: a reference is one to a slice: '&[f32]'

#[kernel(threads(4))]
//! 10: error: unknown option 'threads'; there is 'workgroup_size'
fn options(a: &[f32]) { }
