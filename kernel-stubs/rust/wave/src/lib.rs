//! The functions that kernels call, for editors and rustc. Bodies of kernels are parsed, but not checked; see `wave_macros::kernel`.
#![allow(unused_variables)]

pub use wave_macros::kernel;

/// Who sees what was written before a fence.
pub enum Scope {
    Wave,
    Workgroup,
    Device,
    System,
}

fn on_the_gpu() -> ! {
    unimplemented!("a kernel is for the GPU: wave compile")
}

macro_rules! functions {
    ($($(#[$doc:meta])* fn $name:ident $(<$t:ident>)? ($($arg:ident: $type:ty),*) $(-> $result:ty)?;)*) => {
        $($(#[$doc])* pub fn $name $(<$t>)? ($($arg: $type),*) $(-> $result)? { on_the_gpu() })*
    };
}

functions! {
    /// This thread in its workgroup, along x.
    fn thread_id() -> u32;
    /// Its workgroup in the grid.
    fn workgroup_id() -> u32;
    /// Threads of a workgroup.
    fn workgroup_size() -> u32;
    /// Workgroups of the grid.
    fn grid_size() -> u32;
    /// This thread in the grid.
    fn global_id() -> u32;
    /// This thread in its wave.
    fn lane_id() -> u32;
    /// Its wave in the workgroup.
    fn wave_id() -> u32;
    /// Threads of a wave.
    fn wave_width() -> u32;
    /// Waves of a workgroup.
    fn num_waves() -> u32;
    /// Waits for all threads of the workgroup.
    fn barrier();
    /// Orders what is before it against what is behind it.
    fn fence(scope: Scope);
    /// In one step; the result is the old value.
    fn atomic_add<T>(element: &T, value: T) -> T;
    /// In one step; the result is the old value.
    fn atomic_sub<T>(element: &T, value: T) -> T;
    /// In one step; the result is the old value.
    fn atomic_min<T>(element: &T, value: T) -> T;
    /// In one step; the result is the old value.
    fn atomic_max<T>(element: &T, value: T) -> T;
    /// In one step; the result is the old value.
    fn atomic_and<T>(element: &T, value: T) -> T;
    /// In one step; the result is the old value.
    fn atomic_or<T>(element: &T, value: T) -> T;
    /// In one step; the result is the old value.
    fn atomic_xor<T>(element: &T, value: T) -> T;
    /// In one step; the result is the old value.
    fn atomic_exchange<T>(element: &T, value: T) -> T;
    /// Stores `desired` where `expected` is; the result is the old value.
    fn atomic_cas<T>(element: &T, expected: T, desired: T) -> T;
    /// `value` of that lane.
    fn shuffle<T>(value: T, lane: u32) -> T;
    /// `value` of so many lanes below.
    fn shuffle_up<T>(value: T, lane: u32) -> T;
    /// `value` of so many lanes above.
    fn shuffle_down<T>(value: T, lane: u32) -> T;
    /// `value` of the lane whose number differs in those bits.
    fn shuffle_xor<T>(value: T, lane: u32) -> T;
    /// `value` of that lane, the same for all.
    fn broadcast<T>(value: T, lane: u32) -> T;
    /// A bit for each lane where the condition holds.
    fn ballot(condition: bool) -> u32;
    /// Whether it holds in a lane of the wave.
    fn any(condition: bool) -> bool;
    /// Whether it holds in all lanes of the wave.
    fn all(condition: bool) -> bool;
    /// The sum of the values in lower lanes.
    fn prefix_sum<T>(value: T) -> T;
    /// The sum of the values of the wave.
    fn reduce_add<T>(value: T) -> T;
    /// The least of the values of the wave.
    fn reduce_min<T>(value: T) -> T;
    /// The greatest of the values of the wave.
    fn reduce_max<T>(value: T) -> T;
    /// sqrt of x.
    fn sqrt<T>(x: T) -> T;
    /// 1 / sqrt(x)
    fn rsqrt<T>(x: T) -> T;
    /// 1 / x
    fn rcp<T>(x: T) -> T;
    /// sin of x.
    fn sin<T>(x: T) -> T;
    /// cos of x.
    fn cos<T>(x: T) -> T;
    /// exp of x.
    fn exp<T>(x: T) -> T;
    /// exp2 of x.
    fn exp2<T>(x: T) -> T;
    /// log of x.
    fn log<T>(x: T) -> T;
    /// log2 of x.
    fn log2<T>(x: T) -> T;
    /// tanh of x.
    fn tanh<T>(x: T) -> T;
    /// floor of x.
    fn floor<T>(x: T) -> T;
    /// ceil of x.
    fn ceil<T>(x: T) -> T;
    /// To the nearest integer, halves away from zero.
    fn round<T>(x: T) -> T;
    /// trunc of x.
    fn trunc<T>(x: T) -> T;
    /// x - trunc(x)
    fn fract<T>(x: T) -> T;
    /// x to the power y.
    fn pow<T>(x: T, y: T) -> T;
    /// |x|
    fn abs<T>(x: T) -> T;
    /// Passes over a NaN.
    fn min<T>(a: T, b: T) -> T;
    /// Passes over a NaN.
    fn max<T>(a: T, b: T) -> T;
    /// x brought into low to high.
    fn clamp<T>(x: T, low: T, high: T) -> T;
    /// a * b + c, rounded once.
    fn fma<T>(a: T, b: T, c: T) -> T;
    /// Bits that are set.
    fn popcount<T>(x: T) -> u32;
    /// Leading zeros.
    fn clz<T>(x: T) -> u32;
    /// Trailing zeros.
    fn ctz<T>(x: T) -> u32;
    /// The bits in reverse.
    fn bitreverse<T>(x: T) -> T;
    /// a / b towards zero.
    fn idiv<T>(a: T, b: T) -> T;
    /// An array of the workgroup: `shared::<[f32; 256]>()`.
    fn shared<T>() -> &'static mut T;
}
