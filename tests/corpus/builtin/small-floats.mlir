// Literals of floats below eight bits of which no infinity is known, in their range and out of it: they saturate; powers of two.

"any.op"() {a = 100.0 : f4E2M1FN} : () -> ()

// -----

"any.op"() {a = 6.0 : f4E2M1FN} : () -> ()

// -----

"any.op"() {a = 7.0 : f4E2M1FN} : () -> ()

// -----

"any.op"() {a = -100.0 : f6E2M3FN} : () -> ()

// -----

"any.op"() {a = 1.0e10 : f6E3M2FN} : () -> ()

// -----

"any.op"() {a = 1.0e60 : f8E8M0FNU} : () -> ()

// -----

"any.op"() {a = 0.0 : f8E8M0FNU} : () -> ()

// -----

"any.op"() {a = 3.0 : f8E8M0FNU} : () -> ()

// -----

"any.op"() {a = 1.0e-60 : f8E8M0FNU} : () -> ()

// -----

"any.op"() {a = 1.0e-30 : f4E2M1FN} : () -> ()

// -----

"any.op"() {a = 0x7F : f6E2M3FN} : () -> ()

// -----

"any.op"() {a = 0x3F : f6E2M3FN} : () -> ()

// -----

"any.op"() {a = 0xF : f4E2M1FN} : () -> ()

// -----

"any.op"() {a = 0xFF : f8E8M0FNU} : () -> ()

// -----

"any.op"() {a = dense<100.0> : tensor<2xf4E2M1FN>} : () -> ()

// -----

"any.op"() {a = dense<-0.0> : tensor<2xf4E2M1FN>} : () -> ()

// -----

"any.op"() {a = dense<[-0.0, 0.3]> : tensor<2xf6E2M3FN>} : () -> ()

// -----

"any.op"() {a = dense<1.0e60> : tensor<2xf8E8M0FNU>} : () -> ()

// -----

"any.op"() {a = dense<-1.0> : tensor<2xf8E8M0FNU>} : () -> ()

// -----

"any.op"() {a = array<f8E8M0FNU: 2.0, 3.0>} : () -> ()

// -----

"any.op"() {a = array<f8E8M0FNU: 1.0e60>} : () -> ()

// -----

"any.op"() {a = -0.0 : f8E8M0FNU} : () -> ()

// -----

"any.op"() {a = 1.7e38 : f8E8M0FNU} : () -> ()

// -----

"any.op"() {a = 2.6e38 : f8E8M0FNU} : () -> ()

// -----

"any.op"() {a = 28.0 : f6E3M2FN} : () -> ()

// -----

"any.op"() {a = 30.0 : f6E3M2FN} : () -> ()

// -----

"any.op"() {a = 7.5 : f6E2M3FN} : () -> ()

// -----

"any.op"() {a = 7.8 : f6E2M3FN} : () -> ()

// -----

"any.op"() {a = 5.9e-39 : f8E8M0FNU} : () -> ()

// -----

"any.op"() {a = 2.0e-39 : f8E8M0FNU} : () -> ()
