package dev.wami.wasmimport.nativecode;

import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.Symbol.Visibility;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;
import dev.wami.wasmssa.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What can be seen from outside: all exports, or those that are asked for; and what each function says to LLVM, so that
 * a backtrace finds its way and the end of the stack is met.
 */
final class NativeExports {
    private static final Attribute UNWIND = StringAttr.of("uwtable");
    private static final Attribute PROBE =
            new ArrayAttr(List.of(StringAttr.of("probe-stack"), StringAttr.of("inline-asm")));

    /** A call in the place of the last keeps its frame: a recursion without end comes to the end of the stack. */
    private static final Attribute FRAMES =
            new ArrayAttr(List.of(StringAttr.of("disable-tail-calls"), StringAttr.of("true")));

    private final NativeLibrary library;
    private final Set<String> kept;

    /** @param kept names with commas between them, empty for all */
    NativeExports(NativeLibrary library, String kept) {
        this.library = library;
        this.kept = kept.isEmpty() ? Set.of() : Set.of(kept.split(","));
    }

    /** Makes private what nobody outside calls. */
    void hide() {
        for (FuncOp f : library.functions()) {
            if (f.isDeclaration()) continue;
            String export = exported(f);
            if (export.isEmpty() || isKept(export) || NativeLibrary.kind(f).equals("start")) continue;
            f.setPrivate();
            library.rename(f, NamesToSymbols.NATIVE + export);
        }
        for (GlobalOp g : library.globals()) {
            List<String> names = NativeLibrary.exports(g);
            if (g.isDeclaration() || names.stream().anyMatch(this::isKept)) continue;
            g.setPrivate();
            // no host can change it any more
            if (NativeLibrary.kind(g).equals("table")) g.removeAttribute("wasm.exports");
        }
    }

    /** Names exported memories and tables; says of each function what holds of all. */
    void finish() {
        for (FuncOp f : library.functions()) {
            if (f.isDeclaration()) continue;
            List<Attribute> said = new ArrayList<>();
            if (f.attribute("passthrough") instanceof ArrayAttr a) said.addAll(a.elements());
            said.add(UNWIND);
            said.add(PROBE);
            if (!leaves(f)) said.add(FRAMES);
            f.setAttribute("passthrough", new ArrayAttr(said));
        }
        for (GlobalOp g : library.globals()) {
            List<String> names = NativeLibrary.exports(g);
            boolean store = NativeLibrary.kind(g).equals("memory")
                    || NativeLibrary.kind(g).equals("table");
            if (store && !g.isDeclaration() && names.stream().anyMatch(this::isKept)) library.publish(g, names.get(0));
        }
    }

    /** Whether a tail call of Wasm leaves {@code f}, or {@code f} is how calls go through a table or a reference. */
    private static boolean leaves(FuncOp f) {
        for (FuncCalls.CallOp c : f.collect(FuncCalls.CallOp.class)) if (c.hasAttribute(Names.TAIL_CALL)) return true;
        return !f.collect(FuncCalls.CallIndirectOp.class).isEmpty();
    }

    private static String exported(FuncOp f) {
        if (((Symbol) f).visibility() != Visibility.PUBLIC) return "";
        return f.attribute("exported") instanceof StringAttr s ? s.value() : f.functionName();
    }

    private boolean isKept(String name) {
        return kept.isEmpty() || kept.contains(name);
    }
}
