package dev.wami.wasmbinary;

import dev.wami.wasmspec.ValueType;
import java.util.List;

/**
 * A function that the module defines.
 *
 * @param typeIndex its function type
 * @param locals the types of the locals after the parameters, which the binary format stores by runs
 * @param body the instructions, without the {@code end} that closes the function; those of a binary are decoded by each
 *     iteration, so that a copy is for who needs them by position
 */
public record Function(int typeIndex, List<ValueType> locals, List<Instruction> body) {
    public Function {
        locals = LocalTypes.copyOf(locals);
        body = body instanceof EncodedBody ? body : List.copyOf(body);
    }

    /** The same with instructions that are bytes until they are looked at, which take some twentieth of the memory. */
    Function encoded(EncodedBody.Latest latest) {
        ByteWriter out = new ByteWriter();
        InstructionEncoder.expression(out, body);
        byte[] code = out.toArray();
        return new Function(
                typeIndex, locals, new EncodedBody(new ByteReader(code, 0, code.length), body.size(), latest));
    }
}
