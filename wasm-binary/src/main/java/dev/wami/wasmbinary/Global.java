package dev.wami.wasmbinary;

import dev.wami.wasmspec.GlobalType;
import java.util.List;

/**
 * A global that the module defines.
 *
 * @param init a constant expression
 */
public record Global(GlobalType type, List<Instruction> init) {
    public Global {
        init = List.copyOf(init);
    }
}
