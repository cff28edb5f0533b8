package dev.wami.wasmbinary.decompile;

import dev.wami.wasmspec.NumericType;
import java.util.List;
import java.util.Objects;

/** Writes statements, one a line; nests with their braces. */
final class StmtWriter {
    private static final String STEP = "    ";

    private final Unit unit;
    private final StringBuilder out;
    private final ExprWriter exprs;

    private int depth;
    private int labels;

    StmtWriter(Unit unit, StringBuilder out) {
        this.unit = unit;
        this.out = out;
        exprs = new ExprWriter(unit, out);
    }

    /** The body of a function, between its braces. */
    void body(List<Var> variables, List<Stmt> statements) {
        depth = 1;
        declarations(variables);
        list(statements);
    }

    /** Variables of one type share a line. */
    private void declarations(List<Var> variables) {
        String last = "";
        for (Var var : variables) {
            String type = type(var);
            boolean goes = type.equals(last) && !type.endsWith("*");
            if (goes) {
                out.setLength(out.length() - 2);
                out.append(", ");
            } else {
                indent();
                out.append(type).append(type.endsWith("*") ? "" : " ");
            }
            out.append(var.name);
            if (!var.isTemporary) out.append(" = ").append(zero(var));
            out.append(";\n");
            last = type;
        }
    }

    private static String zero(Var var) {
        return var.type instanceof NumericType type ? type == NumericType.V128 ? "{}" : "0" : "NULL";
    }

    private String type(Var var) {
        return var.typeText.isEmpty() ? unit.type(var.type, var.sign()) : var.typeText;
    }

    private void indent() {
        for (int i = 0; i < depth; i++) out.append(STEP);
    }

    private void line(String text) {
        indent();
        out.append(text).append('\n');
    }

    private void end() {
        out.append(";\n");
    }

    private void list(List<Stmt> statements) {
        for (Stmt s : statements) write(s);
    }

    private void nested(List<Stmt> statements) {
        depth++;
        list(statements);
        depth--;
    }

    private void write(Stmt statement) {
        if (statement instanceof Stmt.Assign assign) {
            assign(assign);
        } else if (statement instanceof Stmt.Store store) {
            indent();
            exprs.write(store.target);
            out.append(" = ");
            exprs.write(store.value);
            end();
        } else if (statement instanceof Stmt.Effect effect) {
            effect(effect);
        } else if (statement instanceof Stmt.Return back) {
            indent();
            out.append("return");
            if (back.value != null) {
                out.append(' ');
                exprs.write(back.value);
            }
            end();
        } else if (statement instanceof Stmt.Jump jump) {
            indent();
            jump(jump);
        } else if (statement instanceof Stmt.Mark mark) {
            if (mark.label.gotos == 0) return;
            depth--;
            line(name(mark.label) + ":;");
            depth++;
        } else if (statement instanceof Stmt.If test) {
            indent();
            test(test);
        } else if (statement instanceof Stmt.Loop loop) {
            loop(loop);
        } else if (statement instanceof Stmt.Switch of) {
            cases(of);
        } else if (statement instanceof Stmt.Try tried) {
            tries(tried);
        }
    }

    private void assign(Stmt.Assign assign) {
        indent();
        Var var = assign.var;
        if (var.declaration == assign) {
            String type = type(var);
            out.append(type).append(type.endsWith("*") ? "" : " ");
        }
        out.append(var.name).append(" = ");
        exprs.write(assign.value);
        end();
    }

    private void effect(Stmt.Effect effect) {
        indent();
        out.append(effect.keyword);
        if (effect.keyword.equals("(void)")) {
            out.append('(');
            exprs.write(effect.value);
            out.append(')');
        } else {
            out.append(effect.keyword.isEmpty() ? "" : " ");
            exprs.write(effect.value);
        }
        end();
    }

    private void jump(Stmt.Jump jump) {
        switch (jump.form) {
            case BREAK -> out.append("break");
            case CONTINUE -> out.append("continue");
            case RETURN -> out.append("return");
            case GOTO -> out.append("goto ").append(name(jump.target));
        }
        end();
    }

    private String name(Label label) {
        if (label.number == 0) label.number = ++labels;
        return "L" + label.number;
    }

    private void test(Stmt.If test) {
        out.append("if (");
        exprs.condition(test.condition);
        out.append(") ");
        if (test.then.size() == 1 && test.otherwise.isEmpty() && test.then.get(0) instanceof Stmt.Jump jump) {
            jump(jump);
            return;
        }
        out.append("{\n");
        nested(test.then);
        indent();
        out.append('}');
        if (test.otherwise.isEmpty()) {
            out.append('\n');
        } else if (test.otherwise.size() == 1 && test.otherwise.get(0) instanceof Stmt.If next) {
            out.append(" else ");
            test(next);
        } else {
            out.append(" else {\n");
            nested(test.otherwise);
            line("}");
        }
    }

    private void loop(Stmt.Loop loop) {
        indent();
        switch (loop.form) {
            case ENDLESS -> out.append("for (;;) {\n");
            case DO -> out.append("do {\n");
            case WHILE -> {
                out.append("while (");
                exprs.condition(Objects.requireNonNull(loop.condition));
                out.append(") {\n");
            }
        }
        nested(loop.body);
        indent();
        out.append('}');
        if (loop.form == Stmt.LoopForm.DO) {
            out.append(" while (");
            exprs.condition(Objects.requireNonNull(loop.condition));
            out.append(");");
        }
        out.append('\n');
    }

    private void cases(Stmt.Switch of) {
        indent();
        out.append("switch (");
        exprs.write(of.value);
        out.append(") {\n");
        for (Stmt.Arm arm : of.arms) {
            for (int value : arm.cases) line("case " + Integer.toUnsignedString(value) + ":");
            if (arm.isDefault) line("default:");
            nested(arm.body);
            boolean empty = arm.body.stream().allMatch(s -> s instanceof Stmt.Mark);
            if (empty && arm == of.arms.get(of.arms.size() - 1)) line(STEP + "break;");
        }
        line("}");
    }

    private void tries(Stmt.Try tried) {
        line("try {");
        nested(tried.body);
        for (Stmt.Clause clause : tried.clauses) {
            line("} " + clause.head() + " {");
            nested(clause.body());
        }
        line("}");
    }
}
