package dev.wami.std;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.analysis.DenseBackwardDataFlow;
import dev.wami.core.analysis.DenseForwardDataFlow;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.text.MlirParser;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Facts through structured operations and calls, as mlir-opt-22's test-last-modified and test-next-access (between
 * functions) find them. All accesses are to one memref.
 */
class DenseDataFlowTest {
    private static final String PROGRAM = """
            func.func private @callee(%m: memref<f32>, %x: f32) {
              memref.store %x, %m[] {name = "in_callee"} : memref<f32>
              return
            }
            func.func private @ext(memref<f32>)
            func.func @f(%m: memref<f32>, %x: f32, %c: i1, %n: index) {
              memref.store %x, %m[] {name = "first"} : memref<f32>
              memref.load %m[] {name = "l0"} : memref<f32>
              scf.if %c {
                memref.store %x, %m[] {name = "then"} : memref<f32>
              } else {
              }
              memref.load %m[] {name = "l1"} : memref<f32>
              %z = arith.constant 0 : index
              %one = arith.constant 1 : index
              scf.for %i = %z to %n step %one {
                memref.load %m[] {name = "l2"} : memref<f32>
                memref.store %x, %m[] {name = "body"} : memref<f32>
                memref.load %m[] {name = "l3"} : memref<f32>
              }
              memref.load %m[] {name = "l4"} : memref<f32>
              scf.while : () -> () {
                memref.load %m[] {name = "l5"} : memref<f32>
                memref.store %x, %m[] {name = "before"} : memref<f32>
                scf.condition(%c)
              } do {
                memref.load %m[] {name = "l6"} : memref<f32>
                memref.store %x, %m[] {name = "after"} : memref<f32>
                scf.yield
              }
              memref.load %m[] {name = "l7"} : memref<f32>
              func.call @callee(%m, %x) : (memref<f32>, f32) -> ()
              memref.load %m[] {name = "l8"} : memref<f32>
              cf.cond_br %c, ^a, ^b
            ^a:
              memref.load %m[] {name = "l9"} : memref<f32>
              memref.store %x, %m[] {name = "a"} : memref<f32>
              cf.cond_br %c, ^a, ^b
            ^b:
              memref.load %m[] {name = "l10"} : memref<f32>
              func.call @ext(%m) : (memref<f32>) -> ()
              memref.load %m[] {name = "l11"} : memref<f32>
              return
            }
            """;

    private static Operation program() {
        Diagnostics diagnostics = new Diagnostics();
        Operation module =
                MlirParser.parse(SourceFile.of("dense", PROGRAM), new Context(new StdDialects()), diagnostics);
        if (module == null || diagnostics.hasErrors()) throw new AssertionError(diagnostics.all());
        return module;
    }

    private static String name(Operation op) {
        return op.attribute("name") instanceof StringAttr s ? s.value() : "";
    }

    private static Set<String> either(Set<String> a, Set<String> b) {
        Set<String> out = new TreeSet<>(a);
        out.addAll(b);
        return out;
    }

    /** The stores that may have been the last one. */
    private static final class LastStore extends DenseForwardDataFlow<Set<String>> {
        @Override
        protected Set<String> unknown() {
            return Set.of("unknown");
        }

        @Override
        protected Set<String> join(Set<String> a, Set<String> b) {
            return either(a, b);
        }

        @Override
        protected Set<String> transfer(Operation op, Set<String> before) {
            return op.name().equals("memref.store") ? Set.of(name(op)) : before;
        }
    }

    /** The accesses that may be the next one. */
    private static final class NextAccess extends DenseBackwardDataFlow<Set<String>> {
        @Override
        protected Set<String> nothing() {
            return Set.of();
        }

        @Override
        protected Set<String> unknown() {
            return Set.of("unknown");
        }

        @Override
        protected Set<String> join(Set<String> a, Set<String> b) {
            return either(a, b);
        }

        @Override
        protected Set<String> transfer(Operation op, Set<String> after) {
            return name(op).isEmpty() ? after : Set.of(name(op));
        }
    }

    @Test
    void forward() {
        Operation module = program();
        LastStore flow = new LastStore();
        flow.run(module);
        StringJoiner out = new StringJoiner("\n");
        module.walkOuterFirst(op -> {
            if (op.name().equals("memref.load")) out.add(name(op) + ": " + flow.factBefore(op));
            return Operation.Walk.INTO;
        });
        assertThat(out.toString()).isEqualTo("""
                        l0: [first]
                        l1: [first, then]
                        l2: [body, first, then]
                        l3: [body]
                        l4: [body, first, then]
                        l5: [after, body, first, then]
                        l6: [before]
                        l7: [before]
                        l8: [in_callee]
                        l9: [a, in_callee]
                        l10: [a, in_callee]
                        l11: [unknown]""");
    }

    @Test
    void backward() {
        Operation module = program();
        NextAccess flow = new NextAccess();
        flow.run(module);
        StringJoiner out = new StringJoiner("\n");
        module.walkOuterFirst(op -> {
            if (!name(op).isEmpty()) out.add(name(op) + ": " + flow.factAfter(op));
            return Operation.Walk.INTO;
        });
        assertThat(out.toString()).isEqualTo("""
                        in_callee: [l8]
                        first: [l0]
                        l0: [l1, then]
                        then: [l1]
                        l1: [l2, l4]
                        l2: [body]
                        body: [l3]
                        l3: [l2, l4]
                        l4: [l5]
                        l5: [before]
                        before: [l6, l7]
                        l6: [after]
                        after: [l5]
                        l7: [in_callee]
                        l8: [l10, l9]
                        l9: [a]
                        a: [l10, l9]
                        l10: [unknown]
                        l11: [unknown]""");
    }
}
