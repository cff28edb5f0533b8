package dev.wami.std;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.analysis.Aliases;
import dev.wami.core.analysis.Aliases.Alias;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.text.MlirParser;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Aliases of memrefs, beside what mlir-opt-22's test-alias-analysis says about the same program. */
class AliasesTest {
    private static final String PROGRAM = """
            memref.global @g : memref<4xf32>
            memref.global @h : memref<4xf32>
            func.func private @make() -> memref<4xf32>
            func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %n: index, %o: memref<memref<4xf32>>) {
              %p = memref.alloc() {test.ptr = "p"} : memref<4xf32>
              %q = memref.alloc() {test.ptr = "q"} : memref<4xf32>
              %s = memref.alloca() {test.ptr = "s"} : memref<4xf32>
              %g = memref.get_global @g : memref<4xf32> {test.ptr = "g"}
              %g2 = memref.get_global @g : memref<4xf32> {test.ptr = "g2"}
              %h = memref.get_global @h : memref<4xf32> {test.ptr = "h"}
              %k = memref.cast %p {test.ptr = "k"} : memref<4xf32> to memref<?xf32>
              %v = memref.subview %p[0] [2] [1] {test.ptr = "v"} : memref<4xf32> to memref<2xf32, strided<[1]>>
              %m = func.call @make() {test.ptr = "m"} : () -> memref<4xf32>
              %l = memref.load %o[] {test.ptr = "l"} : memref<memref<4xf32>>
              %e = arith.select %c, %p, %q {test.ptr = "e"} : memref<4xf32>
              %i = scf.if %c -> memref<4xf32> {
                scf.yield %p : memref<4xf32>
              } else {
                scf.yield %a : memref<4xf32>
              } {test.ptr = "i"}
              %z = arith.constant 0 : index
              %one = arith.constant 1 : index
              %r = scf.for %j = %z to %n step %one iter_args(%x = %p) -> memref<4xf32> {
                %w = memref.alloc() {test.ptr = "w"} : memref<4xf32>
                scf.yield %w : memref<4xf32>
              } {test.ptr = "r"}
              cf.cond_br %c, ^t(%p : memref<4xf32>), ^t(%q : memref<4xf32>)
            ^t(%y: memref<4xf32>):
              %yv = memref.cast %y {test.ptr = "yv"} : memref<4xf32> to memref<?xf32>
              return
            }
            """;

    private static final String UPSTREAM_NO = """
            a-k a-p a-q a-r a-s a-v a-w a-x a-y a-yv b-k b-p b-q b-r b-s b-v b-w b-x b-y b-yv i-q i-s i-w k-o
            k-q k-s k-w o-p o-q o-r o-s o-v o-w o-x o-y o-yv p-q p-s p-w q-r q-s q-v q-w q-x r-s s-v s-w s-x s-y
            s-yv v-w w-y w-yv
            """;

    /** What upstream, which takes no notice of globals, gives as MAY. */
    private static final String GLOBALS_NO = """
            g-h g2-h
            g-p g-q g-s g-k g-v g-w g-y g-yv g-r g-x
            g2-p g2-q g2-s g2-k g2-v g2-w g2-y g2-yv g2-r g2-x
            h-p h-q h-s h-k h-v h-w h-y h-yv h-r h-x
            """;

    private final Map<String, Value> values = new TreeMap<>();

    AliasesTest() {
        Diagnostics diagnostics = new Diagnostics();
        Context context = new Context(new StdDialects(), true);
        Operation module = MlirParser.parse(SourceFile.of("aliases", PROGRAM), context, diagnostics);
        if (module == null || diagnostics.hasErrors()) throw new AssertionError(diagnostics.all());
        module.walk(op -> {
            if (op.attribute("test.ptr") instanceof StringAttr s) values.put(s.value(), op.result());
            if (op.name().equals("scf.for")) {
                values.put("x", op.region(0).entry().argument(1));
            }
            if (op.name().equals("func.func") && op.region(0).blockCount() == 2) addArguments(op.region(0));
        });
        assertThat(values).hasSize(20);
    }

    private void addArguments(Region body) {
        Block entry = body.entry();
        values.put("a", entry.argument(0));
        values.put("b", entry.argument(1));
        values.put("o", entry.argument(4));
        Block last = body.last();
        if (last != null) values.put("y", last.argument(0));
    }

    private TreeSet<String> pairs(Alias wanted) {
        TreeSet<String> out = new TreeSet<>();
        values.forEach((x, v) -> values.forEach((y, w) -> {
            assertThat(Aliases.alias(v, w)).isEqualTo(Aliases.alias(w, v));
            if (x.compareTo(y) < 0 && Aliases.alias(v, w) == wanted) out.add(x + "-" + y);
        }));
        return out;
    }

    private static TreeSet<String> words(String... texts) {
        TreeSet<String> out = new TreeSet<>();
        for (String t : texts) {
            for (String pair : t.trim().split("\\s+")) {
                String[] xy = pair.split("-");
                out.add(xy[0].compareTo(xy[1]) < 0 ? pair : xy[1] + "-" + xy[0]);
            }
        }
        return out;
    }

    @Test
    void apart() {
        assertThat(pairs(Alias.NO)).isEqualTo(words(UPSTREAM_NO, GLOBALS_NO));
    }

    /** Upstream takes a subview for the same as its source. */
    @Test
    void same() {
        assertThat(pairs(Alias.MUST)).isEqualTo(words("g-g2 k-p"));
    }
}
