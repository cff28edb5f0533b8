package dev.wami.wasmbinary.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.wat.WatReader;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

/** Boxes and arrows, and that a parser of XML takes the drawing. */
class GraphTest {
    private static final String TEXT = """
            (module (import "e" "<log>" (func $log (param i32)))
              (func $f (export "f&g") (param $x i32)
                (block $end
                  (loop $more
                    (br_if $end (i32.eqz (local.get $x)))
                    (call $log (local.get $x))
                    (call $log (local.get $x))
                    (local.set $x (i32.sub (local.get $x) (i32.const 1)))
                    (br $more)))
                (if (local.get $x) (then (call $f (local.get $x))) (else unreachable))))""";

    private static WasmModule module() {
        return WatReader.read(TEXT.getBytes(StandardCharsets.UTF_8)).module().orElseThrow();
    }

    @Test
    void drawsCalls() {
        assertThat(DotText.of(CallGraph.of(module()))).isEqualTo("""
                digraph "calls" {
                  node [shape=box, fontname=monospace];
                  n0 [label="log\\limport \\"e\\" \\"<log>\\"\\l", style=dashed];
                  n1 [label="f\\lexport \\"f&g\\"\\l", penwidth=2];
                  n1 -> n0 [label="2x"];
                  n1 -> n1;
                }
                """);
    }

    @Test
    void drawsControlFlow() {
        assertThat(DotText.of(ControlFlow.of(module(), 1))).isEqualTo("""
                digraph "f" {
                  node [shape=box, fontname=monospace];
                  n0 [label="B0\\l", penwidth=2];
                  n1 [label="B1\\lloop $more\\llocal.get $x\\li32.eqz\\lbr_if $end\\l"];
                  n2 [label="B2\\llocal.get $x\\lcall $log\\llocal.get $x\\lcall $log\\llocal.get $x\\li32.const 1\\li32.sub\\llocal.set $x\\lbr $more\\l"];
                  n3 [label="B3\\llocal.get $x\\lif (;@1;)\\l"];
                  n4 [label="B4\\llocal.get $x\\lcall $f\\l"];
                  n5 [label="B5\\lunreachable\\l"];
                  n6 [label="B6\\l"];
                  n7 [label="B7\\lreturn\\l"];
                  n0 -> n1;
                  n1 -> n3 [label="true"];
                  n1 -> n2 [label="false"];
                  n2 -> n1;
                  n3 -> n4 [label="true"];
                  n3 -> n5 [label="false"];
                  n4 -> n6;
                  n6 -> n7;
                }
                """);
    }

    @Test
    void writesXml() throws Exception {
        for (Graph graph : new Graph[] {CallGraph.of(module()), ControlFlow.of(module(), 1)}) {
            String text = SvgDrawing.of(graph);
            Document document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
            assertThat(document.getElementsByTagName("rect").getLength())
                    .isEqualTo(graph.nodes().size());
            // and the head of the arrow
            assertThat(document.getElementsByTagName("path").getLength())
                    .isEqualTo(graph.edges().size() + 1);
            assertThat(SvgDrawing.of(graph)).isEqualTo(text);
        }
    }
}
