package dev.wami.wasmbinary;

import dev.wami.wasmspec.Feature;

/**
 * An encoding of something old that came with a later feature, such as a number of more bytes than there were bits. The
 * module does not tell, so the decoder takes note.
 *
 * @param offset the position in the file
 * @param what what is encoded so, for people
 */
record LaterForm(int offset, Feature feature, String what) {
    WasmError error() {
        return new WasmError(what + " requires the feature " + feature, offset, -1, -1, "");
    }
}
