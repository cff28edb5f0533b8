// RUN: wami opt %s --wasm-order-locals | filecheck %s

// One declaration for each type, nothing for what is not used; names stay with theirs, parameters where they are.
// CHECK-LABEL: @types
// CHECK-SAME: ("p": i32) locals [i32, "a": i32, "b": f64] {
// CHECK-NEXT: wasm.local.get 1
// CHECK-NEXT: wasm.drop
// CHECK-NEXT: wasm.local.get 3
// CHECK-NEXT: wasm.drop
// CHECK-NEXT: wasm.local.get 2
// CHECK-NEXT: wasm.drop
// CHECK-NEXT: wasm.local.get 0
wasm.func @types("p": i32) locals [f32, i32, "b": f64, "a": i32, f64] {
  wasm.local.get 2
  wasm.drop
  wasm.local.get 3
  wasm.drop
  wasm.local.get 4
  wasm.drop
  wasm.local.get 0
  wasm.drop
  wasm.local.get 2
  wasm.drop
}

// Nothing to gain.
// CHECK-LABEL: @ordered
// CHECK-SAME: locals [i32, i32, f64] {
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.local.get 1
// CHECK-NEXT: wasm.local.get 2
wasm.func @ordered() locals [i32, i32, f64] {
  wasm.local.get 0
  wasm.local.get 0
  wasm.local.get 1
  wasm.local.get 2
}

// 130 locals of one type, and one of another that is last and most used: it comes to the front.
// CHECK-LABEL: @many
// CHECK: wasm.local.get 0
// CHECK-NEXT: wasm.local.set 0
// CHECK-NEXT: wasm.local.get 0
// CHECK-NEXT: wasm.local.set 0
wasm.func @many() locals [i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f64] {
  wasm.local.get 130
  wasm.local.set 130
  wasm.local.get 130
  wasm.local.set 130
  wasm.local.get 0
  wasm.drop
  wasm.local.get 1
  wasm.drop
  wasm.local.get 2
  wasm.drop
  wasm.local.get 3
  wasm.drop
  wasm.local.get 4
  wasm.drop
  wasm.local.get 5
  wasm.drop
  wasm.local.get 6
  wasm.drop
  wasm.local.get 7
  wasm.drop
  wasm.local.get 8
  wasm.drop
  wasm.local.get 9
  wasm.drop
  wasm.local.get 10
  wasm.drop
  wasm.local.get 11
  wasm.drop
  wasm.local.get 12
  wasm.drop
  wasm.local.get 13
  wasm.drop
  wasm.local.get 14
  wasm.drop
  wasm.local.get 15
  wasm.drop
  wasm.local.get 16
  wasm.drop
  wasm.local.get 17
  wasm.drop
  wasm.local.get 18
  wasm.drop
  wasm.local.get 19
  wasm.drop
  wasm.local.get 20
  wasm.drop
  wasm.local.get 21
  wasm.drop
  wasm.local.get 22
  wasm.drop
  wasm.local.get 23
  wasm.drop
  wasm.local.get 24
  wasm.drop
  wasm.local.get 25
  wasm.drop
  wasm.local.get 26
  wasm.drop
  wasm.local.get 27
  wasm.drop
  wasm.local.get 28
  wasm.drop
  wasm.local.get 29
  wasm.drop
  wasm.local.get 30
  wasm.drop
  wasm.local.get 31
  wasm.drop
  wasm.local.get 32
  wasm.drop
  wasm.local.get 33
  wasm.drop
  wasm.local.get 34
  wasm.drop
  wasm.local.get 35
  wasm.drop
  wasm.local.get 36
  wasm.drop
  wasm.local.get 37
  wasm.drop
  wasm.local.get 38
  wasm.drop
  wasm.local.get 39
  wasm.drop
  wasm.local.get 40
  wasm.drop
  wasm.local.get 41
  wasm.drop
  wasm.local.get 42
  wasm.drop
  wasm.local.get 43
  wasm.drop
  wasm.local.get 44
  wasm.drop
  wasm.local.get 45
  wasm.drop
  wasm.local.get 46
  wasm.drop
  wasm.local.get 47
  wasm.drop
  wasm.local.get 48
  wasm.drop
  wasm.local.get 49
  wasm.drop
  wasm.local.get 50
  wasm.drop
  wasm.local.get 51
  wasm.drop
  wasm.local.get 52
  wasm.drop
  wasm.local.get 53
  wasm.drop
  wasm.local.get 54
  wasm.drop
  wasm.local.get 55
  wasm.drop
  wasm.local.get 56
  wasm.drop
  wasm.local.get 57
  wasm.drop
  wasm.local.get 58
  wasm.drop
  wasm.local.get 59
  wasm.drop
  wasm.local.get 60
  wasm.drop
  wasm.local.get 61
  wasm.drop
  wasm.local.get 62
  wasm.drop
  wasm.local.get 63
  wasm.drop
  wasm.local.get 64
  wasm.drop
  wasm.local.get 65
  wasm.drop
  wasm.local.get 66
  wasm.drop
  wasm.local.get 67
  wasm.drop
  wasm.local.get 68
  wasm.drop
  wasm.local.get 69
  wasm.drop
  wasm.local.get 70
  wasm.drop
  wasm.local.get 71
  wasm.drop
  wasm.local.get 72
  wasm.drop
  wasm.local.get 73
  wasm.drop
  wasm.local.get 74
  wasm.drop
  wasm.local.get 75
  wasm.drop
  wasm.local.get 76
  wasm.drop
  wasm.local.get 77
  wasm.drop
  wasm.local.get 78
  wasm.drop
  wasm.local.get 79
  wasm.drop
  wasm.local.get 80
  wasm.drop
  wasm.local.get 81
  wasm.drop
  wasm.local.get 82
  wasm.drop
  wasm.local.get 83
  wasm.drop
  wasm.local.get 84
  wasm.drop
  wasm.local.get 85
  wasm.drop
  wasm.local.get 86
  wasm.drop
  wasm.local.get 87
  wasm.drop
  wasm.local.get 88
  wasm.drop
  wasm.local.get 89
  wasm.drop
  wasm.local.get 90
  wasm.drop
  wasm.local.get 91
  wasm.drop
  wasm.local.get 92
  wasm.drop
  wasm.local.get 93
  wasm.drop
  wasm.local.get 94
  wasm.drop
  wasm.local.get 95
  wasm.drop
  wasm.local.get 96
  wasm.drop
  wasm.local.get 97
  wasm.drop
  wasm.local.get 98
  wasm.drop
  wasm.local.get 99
  wasm.drop
  wasm.local.get 100
  wasm.drop
  wasm.local.get 101
  wasm.drop
  wasm.local.get 102
  wasm.drop
  wasm.local.get 103
  wasm.drop
  wasm.local.get 104
  wasm.drop
  wasm.local.get 105
  wasm.drop
  wasm.local.get 106
  wasm.drop
  wasm.local.get 107
  wasm.drop
  wasm.local.get 108
  wasm.drop
  wasm.local.get 109
  wasm.drop
  wasm.local.get 110
  wasm.drop
  wasm.local.get 111
  wasm.drop
  wasm.local.get 112
  wasm.drop
  wasm.local.get 113
  wasm.drop
  wasm.local.get 114
  wasm.drop
  wasm.local.get 115
  wasm.drop
  wasm.local.get 116
  wasm.drop
  wasm.local.get 117
  wasm.drop
  wasm.local.get 118
  wasm.drop
  wasm.local.get 119
  wasm.drop
  wasm.local.get 120
  wasm.drop
  wasm.local.get 121
  wasm.drop
  wasm.local.get 122
  wasm.drop
  wasm.local.get 123
  wasm.drop
  wasm.local.get 124
  wasm.drop
  wasm.local.get 125
  wasm.drop
  wasm.local.get 126
  wasm.drop
  wasm.local.get 127
  wasm.drop
  wasm.local.get 128
  wasm.drop
  wasm.local.get 129
  wasm.drop
  wasm.local.get 130
  wasm.local.set 130
  wasm.local.get 130
  wasm.local.set 130
}
