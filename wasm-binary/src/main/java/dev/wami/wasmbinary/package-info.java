/** A Wasm module as data: decoder, validator, encoder, text format. */
package dev.wami.wasmbinary;
