// RUN: wami opt %s --set-fast-math=flags=quick --verify-diagnostics

// expected-error @+1 {{'quick' is no fast-math flag}}
module {
}
