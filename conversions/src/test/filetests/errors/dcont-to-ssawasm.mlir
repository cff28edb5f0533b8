// What cannot be lowered says why.
// RUN: wami opt %s --dcont-to-ssawasm --split-input-file --verify-diagnostics

func.func @half(%x: f80) {
  // expected-error @+1 {{failed to legalize operation 'dcont.suspend': type 'f80' has no Wasm representation yet}}
  dcont.suspend(%x) : (f80) -> ()
  return
}

// -----

func.func private @task()
func.func @sent_vector() {
  // expected-error @+1 {{failed to legalize operation 'dcont.new': type '!dcont.cont<() -> vector<2x4xi32>>' has no Wasm representation yet}}
  %c = dcont.new @task : !dcont.cont<() -> vector<2x4xi32>>
  return
}

// -----

func.func @yielded_tensor(%k: !dcont.cont<(tensor<4xi32>) -> ()>) {
  // expected-error @+1 {{failed to legalize operation 'dcont.resume': type 'tensor<4xi32>' has no Wasm representation yet}}
  dcont.resume %k : !dcont.cont<(tensor<4xi32>) -> ()> on_yield(%v: tensor<4xi32>, %r: !dcont.cont<(tensor<4xi32>) -> ()>) {
  }
  return
}

// -----

func.func @result_half(%k: !dcont.cont<() -> ()>, %x: f80) -> f80 {
  // expected-error @+1 {{failed to legalize operation 'dcont.resume': type 'f80' has no Wasm representation yet}}
  %y = dcont.resume %k : !dcont.cont<() -> ()> -> f80 on_yield(%r: !dcont.cont<() -> ()>) {
    dcont.yield %x : f80
  } on_return {
    dcont.yield %x : f80
  }
  return %y : f80
}
