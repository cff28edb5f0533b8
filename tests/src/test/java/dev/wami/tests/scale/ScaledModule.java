package dev.wami.tests.scale;

import java.util.Collections;

/** Modules in the text format that are large in one way, by a number. */
enum ScaledModule {
    /** Functions, each of which calls the one before it. */
    FUNCTIONS(2_000) {
        @Override
        String text(int n) {
            StringBuilder out = new StringBuilder("(module (func $f0 (param i32) (result i32) (local.get 0))\n");
            for (int i = 1; i < n; i++) {
                out.append("(func $f").append(i).append(" (param i32) (result i32) (local $x i32)\n");
                out.append("  (local.set $x (i32.mul (local.get 0) (i32.const ")
                        .append(i)
                        .append(")))\n");
                out.append("  (i32.add (call $f").append(i - 1).append(" (local.get $x)) (local.get $x)))\n");
            }
            return out.append("(export \"f\" (func $f")
                    .append(n - 1)
                    .append(")))\n")
                    .toString();
        }
    },

    /** Statements of one function. */
    STATEMENTS(10_000) {
        @Override
        String text(int n) {
            StringBuilder out = new StringBuilder("(module (memory 1) (func (export \"f\") (param i32) (local i32)\n");
            for (int i = 0; i < n; i++) {
                out.append(
                        "  (local.set 1 (i32.add (i32.mul (local.get 1) (i32.const 31)) (i32.load (local.get 0))))\n");
            }
            return out.append("  (i32.store (local.get 0) (local.get 1))))\n").toString();
        }
    },

    /** Blocks of one function that are one after the other. */
    IFS(4_000) {
        @Override
        String text(int n) {
            StringBuilder out = new StringBuilder("(module (global $g (mut i32) (i32.const 0))\n");
            out.append("(func (export \"f\") (param i32)\n");
            for (int i = 0; i < n; i++) {
                out.append("  (if (i32.eq (local.get 0) (i32.const ").append(i).append("))\n");
                out.append("    (then (global.set $g (i32.const ").append(i * 7).append("))))\n");
            }
            return out.append("))\n").toString();
        }
    },

    /** Ifs without anything in them. */
    EMPTY_IFS(8_000) {
        @Override
        String text(int n) {
            return "(module (func (export \"f\") (param i32)\n"
                    + String.join("", Collections.nCopies(n, "  (if (local.get 0) (then))\n")) + "))\n";
        }
    },

    /** Blocks in each other, each with a branch out of itself and one out of all. */
    NEST(8_000) {
        @Override
        String text(int n) {
            StringBuilder out = new StringBuilder("(module (func (export \"f\") (param i32)\n");
            for (int i = 0; i < n; i++) {
                out.append("block\n(br_if 0 (i32.eq (local.get 0) (i32.const ")
                        .append(i)
                        .append(")))\n");
                out.append("(br_if ").append(i).append(" (i32.eqz (local.get 0)))\n");
            }
            out.append("nop\n");
            for (int i = 0; i < n; i++) out.append("(local.set 0 (i32.shr_u (local.get 0) (i32.const 1)))\nend\n");
            return out.append("))\n").toString();
        }
    },

    /** Blocks in each other, of which nothing comes behind: a branch out of one is a branch out of all. */
    ENDS(8_000) {
        @Override
        String text(int n) {
            StringBuilder out = new StringBuilder("(module (func (export \"f\") (param i32) (result i32)\n");
            for (int i = 0; i < n; i++) {
                out.append("block (result i32)\n(br_if 0 (i32.const ")
                        .append(i)
                        .append(") (i32.eq (local.get 0) (i32.const ")
                        .append(i)
                        .append(")))\ndrop\n");
            }
            out.append("i32.const -1\n");
            return out.append("end\n".repeat(n)).append("))\n").toString();
        }
    },

    /** Loops and ifs in each other. */
    LOOPS(4_000) {
        @Override
        String text(int n) {
            StringBuilder out = new StringBuilder("(module (func (export \"f\") (param i32) (result i32)\n");
            for (int i = 0; i < n; i++) out.append(i % 2 == 0 ? "loop\n" : "local.get 0\nif\n");
            out.append("(local.set 0 (i32.sub (local.get 0) (i32.const 1)))\n");
            for (int i = n - 1; i >= 0; i--) out.append(i % 2 == 0 ? "(br_if 0 (local.get 0))\nend\n" : "end\n");
            return out.append("local.get 0))\n").toString();
        }
    },

    /** Labels of one br_table, of which two are different. */
    BRANCH_TABLE(100_000) {
        @Override
        String text(int n) {
            StringBuilder out = new StringBuilder("(module (func (export \"f\") (param i32) (result i32)\n");
            out.append("block block\nlocal.get 0\nbr_table");
            for (int i = 0; i < n; i++) out.append(i % 3 == 0 ? " 1" : " 0");
            return out.append(" 0\nend\n(return (i32.const 1))\nend\ni32.const 2))\n")
                    .toString();
        }
    },

    /** Labels of one br_table, all of which are different. */
    CASES(4_000) {
        @Override
        String text(int n) {
            StringBuilder out = new StringBuilder("(module (func (export \"f\") (param i32) (result i32)\n");
            out.append("block\n".repeat(n)).append("local.get 0\nbr_table");
            for (int i = 0; i < n; i++) out.append(' ').append(i);
            out.append(" 0\n");
            for (int i = 0; i < n; i++) {
                out.append("end\n(return (i32.const ").append(i * 3).append("))\n");
            }
            return out.append("))\n").toString();
        }
    },

    /** Locals, each written and read once. */
    LOCALS(8_000) {
        @Override
        String text(int n) {
            StringBuilder out = new StringBuilder("(module (func (export \"f\") (param i32) (result i32) (local");
            out.append(" i32".repeat(n)).append(")\n");
            for (int i = 1; i <= n; i++) {
                out.append("(local.set ")
                        .append(i)
                        .append(" (i32.xor (local.get ")
                        .append(i - 1);
                out.append(") (i32.const ").append(i).append(")))\n");
            }
            return out.append("local.get ").append(n).append("))\n").toString();
        }
    },

    /** Elements of a table, which are different functions. */
    ELEMENTS(4_000) {
        @Override
        String text(int n) {
            StringBuilder out = new StringBuilder("(module (table ").append(n).append(" funcref)\n(elem (i32.const 0)");
            for (int i = 0; i < n; i++) out.append(" $f").append(i);
            out.append(")\n(type $t (func (result i32)))\n");
            for (int i = 0; i < n; i++) {
                out.append("(func $f")
                        .append(i)
                        .append(" (result i32) (i32.const ")
                        .append(i)
                        .append("))\n");
            }
            return out.append(
                            "(func (export \"f\") (param i32) (result i32) (call_indirect (type $t) (local.get 0))))\n")
                    .toString();
        }
    },

    /** Data segments, each too far from the next to be joined with it, and globals that are exported. */
    DEFINITIONS(4_000) {
        @Override
        String text(int n) {
            StringBuilder out = new StringBuilder("(module (memory 16)\n");
            for (int i = 0; i < n; i++) {
                out.append("(global (export \"g")
                        .append(i)
                        .append("\") i32 (i32.const ")
                        .append(i)
                        .append("))\n");
                out.append("(data (i32.const ").append(i * 80).append(") \"bytes\")\n");
            }
            return out.append(")\n").toString();
        }
    };

    private final int most;

    ScaledModule(int most) {
        this.most = most;
    }

    /** The number for the largest one that tests ask for. */
    int most() {
        return most;
    }

    /** The module of size {@code n}. */
    abstract String text(int n);
}
