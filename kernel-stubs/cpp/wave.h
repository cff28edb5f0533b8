// The kernel language for editors and for clang -fsyntax-only; a kernel is compiled by wave, which does not read this.
#pragma once
#include <cmath>
#include <cstdint>
#include <span>
#include <type_traits>

using half = _Float16;
#define __kernel extern "C"
#define __shared__ static

namespace wave {
enum class scope { wave, workgroup, device, system };

uint32_t thread_id(int d = 0), workgroup_id(int d = 0), workgroup_size(int d = 0), grid_size(int d = 0);
uint32_t global_id(int d = 0), lane_id(), wave_id(), wave_width(), num_waves();
void barrier();
void fence(scope);

template <class T> using same = std::type_identity_t<T>;

template <class T> T atomic_add(T* element, same<T> value);
template <class T> T atomic_add(T* array, uint32_t index, same<T> value);
template <class T> T atomic_sub(T* element, same<T> value);
template <class T> T atomic_sub(T* array, uint32_t index, same<T> value);
template <class T> T atomic_min(T* element, same<T> value);
template <class T> T atomic_min(T* array, uint32_t index, same<T> value);
template <class T> T atomic_max(T* element, same<T> value);
template <class T> T atomic_max(T* array, uint32_t index, same<T> value);
template <class T> T atomic_and(T* element, same<T> value);
template <class T> T atomic_and(T* array, uint32_t index, same<T> value);
template <class T> T atomic_or(T* element, same<T> value);
template <class T> T atomic_or(T* array, uint32_t index, same<T> value);
template <class T> T atomic_xor(T* element, same<T> value);
template <class T> T atomic_xor(T* array, uint32_t index, same<T> value);
template <class T> T atomic_exchange(T* element, same<T> value);
template <class T> T atomic_exchange(T* array, uint32_t index, same<T> value);
template <class T> T atomic_cas(T* element, same<T> expected, same<T> desired);
template <class T> T atomic_cas(T* array, uint32_t index, same<T> expected, same<T> desired);

template <class T> T shuffle(T value, uint32_t lane);
template <class T> T shuffle_up(T value, uint32_t n);
template <class T> T shuffle_down(T value, uint32_t n);
template <class T> T shuffle_xor(T value, uint32_t n);
template <class T> T broadcast(T value, uint32_t lane);
uint32_t ballot(bool);
bool any(bool), all(bool);
template <class T> T prefix_sum(T value);
template <class T> T reduce_add(T value);
template <class T> T reduce_min(T value);
template <class T> T reduce_max(T value);

template <class T> T rsqrt(T);
template <class T> T rcp(T);
template <class T> T fract(T);
template <class T> T min(T, same<T>);
template <class T> T max(T, same<T>);
template <class T> T clamp(T, same<T>, same<T>);
template <class T> uint32_t popcount(T);
template <class T> uint32_t clz(T);
template <class T> uint32_t ctz(T);
template <class T> T bitreverse(T);
template <class T> T idiv(T, same<T>);
using std::abs, std::ceil, std::cos, std::exp, std::exp2, std::floor, std::fma, std::log, std::log2, std::pow;
using std::round, std::sin, std::sqrt, std::tanh, std::trunc;
}
