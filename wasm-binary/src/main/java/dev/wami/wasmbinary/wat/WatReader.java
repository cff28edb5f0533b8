package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.DecodeResult;
import dev.wami.wasmbinary.MalformedException;
import dev.wami.wasmbinary.WasmError;
import dev.wami.wasmbinary.WasmModule;
import java.util.List;

/**
 * Reads the text format (specification 6): one module, with {@code (module ...)} around its fields or without, or as a
 * script of the test suite has it, {@code (module binary "...")} and {@code (module quote "...")}. Identifiers become
 * the name section, annotations that stand for custom sections those. Time and space are linear in the text, and
 * nesting has no limit.
 *
 * <p>The text is looked at twice: the first finds what things are called, which may be used before they are defined,
 * and the second reads types and then all other fields in their order.
 */
public final class WatReader {
    private final WatLexer.Tokens tokens;
    private final WatAnnotations annotations;
    private final WatCursor in;

    private WatReader(byte[] text) {
        tokens = WatLexer.tokens(text);
        annotations = new WatAnnotations(tokens);
        in = new WatCursor(tokens.main());
    }

    /**
     * Reads a module. Never throws, whatever the bytes are: the result has the module or the first error, whose offset
     * counts the bytes of the text. The module need not be valid; the result validates it, with offsets in the text.
     */
    public static DecodeResult read(byte[] text) {
        try {
            return new WatReader(text).module();
        } catch (MalformedException e) {
            return DecodeResult.failure(new WasmError(e.text(), e.offset(), -1, -1, ""));
        }
    }

    /**
     * Whether these bytes begin as the text of a module does: with a parenthesis or a comment, after white space. No
     * binary and no MLIR text does.
     */
    public static boolean isText(byte[] bytes) {
        int at = 0;
        while (at < bytes.length && (bytes[at] == ' ' || bytes[at] >= '\t' && bytes[at] <= '\r')) at++;
        return at + 1 < bytes.length && (bytes[at] == '(' || bytes[at] == ';' && bytes[at + 1] == ';');
    }

    private DecodeResult module() throws MalformedException {
        boolean wrapped = in.takeOpening("module");
        int head = wrapped ? in.offset() : 0;
        String identifier = wrapped ? in.identifier() : null;
        String name = wrapped ? annotations.nameOr(in.at, identifier) : null;
        if (wrapped && in.takeKeyword("binary")) return script(in, head, true);
        if (wrapped && in.takeKeyword("quote")) return script(in, head, false);
        WatModuleReader reader = new WatModuleReader(tokens, annotations, in.at);
        WasmModule module = reader.module(name);
        end(reader.cursor(), wrapped);
        annotations.expectNone();
        return DecodeResult.success(module, reader.positions(), List.of(), reader.hasLegacyExceptions());
    }

    private void end(WatCursor at, boolean wrapped) throws MalformedException {
        if (wrapped) at.close();
        if (at.kind() != WatTokens.END) throw at.unexpected(wrapped ? "the end of the text" : "a part of a module");
    }

    /** A module whose bytes, or text, is in strings. */
    private DecodeResult script(WatCursor at, int head, boolean isBinary) throws MalformedException {
        byte[] content = at.strings();
        end(at, true);
        return (isBinary ? BinaryDecoder.decode(content) : read(content)).within(head);
    }
}
