package dev.wami.tests.affine;

import java.util.List;

/** What runs compiled programs. */
interface Engine {
    /** What the functions, which take nothing, give: {@code 0x...} of an i64, or why there is none. */
    List<String> run(byte[] wasm, List<String> functions);
}
