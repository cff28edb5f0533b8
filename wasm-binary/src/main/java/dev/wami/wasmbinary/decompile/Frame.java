package dev.wami.wasmbinary.decompile;

import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An open block. */
final class Frame {
    final Opcode opcode;
    final Label label;
    final List<ValueType> params;
    final List<ValueType> results;

    /** How many operands are below it. */
    final int height;

    /** Where its statements are; a block shares it with what is around. */
    Body body;

    /** Where they begin. */
    final int start;

    /** Where branches put what they take; made by the first one. */
    @Nullable
    List<Var> vars;

    /** Whether it has braces of its own; blocks have none, nor what is too deep for them. */
    boolean hasBraces;

    /** Of an if without braces: what is not taken yet if the condition is zero. */
    @Nullable
    Label other;

    // of an if
    @Nullable
    Expr condition;

    @Nullable
    Body then;

    boolean thenLive;
    List<Expr> saved = List.of();

    /** Of a try_table. */
    @Nullable
    List<Stmt.Clause> clauses;

    Frame(Opcode opcode, Label label, List<ValueType> params, List<ValueType> results, int height, Body body) {
        this.opcode = opcode;
        this.label = label;
        this.params = params;
        this.results = results;
        this.height = height;
        this.body = body;
        this.start = body.size();
    }

    /** What a branch to it takes. */
    List<ValueType> labelTypes() {
        return label.isLoop ? params : results;
    }
}
