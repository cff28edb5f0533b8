//! The attribute of a kernel. What rustc has parsed is enough: the rules of the kernel language are not Rust's (a slice has `u32` indices), and a
//! kernel is not for the host.

use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

/// A kernel, which `wave compile` makes a program of: `#[kernel]`, or `#[kernel(workgroup_size(16, 16))]`.
#[proc_macro_attribute]
pub fn kernel(_options: TokenStream, function: TokenStream) -> TokenStream {
    let mut tokens: Vec<TokenTree> = function.into_iter().collect();
    let body = "unimplemented!(\"a kernel is for the GPU: wave compile\")".parse().unwrap();
    if let Some(last @ TokenTree::Group(_)) = tokens.last_mut() {
        *last = Group::new(Delimiter::Brace, body).into();
    }
    "#[allow(unused_variables, dead_code)]".parse::<TokenStream>().unwrap().into_iter().chain(tokens).collect()
}
