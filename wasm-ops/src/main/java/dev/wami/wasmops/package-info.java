/** What an instruction of Wasm means, said once for the dialects that have it; each adds its syntax and its types. */
package dev.wami.wasmops;
