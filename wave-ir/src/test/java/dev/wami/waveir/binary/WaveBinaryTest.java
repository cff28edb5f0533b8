package dev.wami.waveir.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.Renderer;
import dev.wami.core.diag.SourceFile;
import dev.wami.waveir.asm.Assembler;
import dev.wami.waveir.asm.Disassembler;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.WaveInstruction;
import dev.wami.waveir.isa.WaveKernel;
import dev.wami.waveir.isa.WaveProgram;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class WaveBinaryTest {
    /** A file that the published wave-asm wrote, of two kernels; the call of the second one goes to its end. */
    private static final String PUBLISHED = """
            57415645010000002000000018000000
            38000000040000003c00000044000000
            9000003ff000003f7000003f14000000
            9000003f8000003f6100620002000000
            38000000040000000000000001000000
            01000000010000000000000004000000
            3a000000040000000000000000000000
            00000000000000000400000014000000
            """;

    private static byte[] published() {
        return HexFormat.of().parseHex(PUBLISHED.replace("\n", ""));
    }

    @Test
    void aPublishedFile() {
        Diagnostics d = new Diagnostics();
        WaveProgram program = WaveBinary.decode("ab.wbin", published(), d);
        assertNotNull(program, () -> d.all().toString());
        assertEquals("""
                .kernel a
                .registers 4
                .workgroup_size 1, 1, 1
                    halt
                .end

                .kernel b
                .registers 4
                .workgroup_size 0, 0, 0
                    nop
                    call loc_0014
                    halt
                    return
                loc_0014:
                .end
                """, Disassembler.text(program, Encoding.V0_4));
        byte[] again = WaveBinary.encode(program, Encoding.V0_4, d);
        assertNotNull(again);
        assertEquals(HexFormat.of().formatHex(published()), HexFormat.of().formatHex(again));
    }

    private static String damaged(int offset, int word) {
        byte[] bytes = published();
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(offset, word);
        return messages(bytes);
    }

    private static String messages(byte[] bytes) {
        Diagnostics d = new Diagnostics();
        assertNull(WaveBinary.decode("ab.wbin", bytes, d));
        return Renderer.text(d.all(), List.of(), false);
    }

    @Test
    void damage() {
        assertEquals("ab.wbin: error: the header of 32 bytes is cut off\n", messages(new byte[0]));
        assertEquals("ab.wbin: error: this is no WAVE binary: it does not begin with WAVE\n", damaged(0, 0));
        assertEquals(
                "ab.wbin:0x4: error: the version of the file is 3, known are 1 (v0.4) and 2 (compact)\n",
                damaged(4, 3));
        assertEquals(
                "ab.wbin:0x8: error: the code, 65536 bytes at 0x20, would end after the file's 128 bytes\n",
                damaged(12, 65536));
        assertEquals("ab.wbin:0x20: error: no instruction has opcode 0xFF with modifier 15\n", damaged(32, -1));
        assertEquals("ab.wbin:0x24: error: no instruction has opcode 0x3C with modifier 9\n", damaged(36, 0x3C000090));
        assertEquals("ab.wbin:0x28: error: 'call': no instruction of its kernel begins at 0x6\n", damaged(44, 6));
        assertEquals("ab.wbin:0x24: error: 'if': operand p can't be 9\n", damaged(36, 0x3F000900));
        assertEquals("ab.wbin:0x24: error: 'mov_sr': operand sr can't be 20\n", damaged(36, 0x41001420));
        assertEquals("ab.wbin:0x3c: error: 3 kernels do not fit into metadata of 68 bytes\n", damaged(60, 3));
        assertEquals(
                "ab.wbin:0x40: error: the kernel's name at 0x50 does not end within the symbols\n", damaged(64, 0x50));
        assertEquals("ab.wbin:0x44: error: the kernel's registers can't be 257\n", damaged(68, 257));
        assertEquals(
                "ab.wbin:0x78: error: the kernel, 20 bytes at 0x8 of the code, ends after the code\n", damaged(120, 8));
        // the last word of the second kernel becomes an addition, which has a second word
        assertEquals("ab.wbin:0x34: error: the code ends within 'iadd'\n", damaged(52, 0));
    }

    @Test
    void whatDoesNotFit() {
        String text = """
                .kernel k
                    @p0 mov r1, r2
                    iadd r32, r1, r40
                    mma_load_a r33, r1, r2
                .end
                """;
        SourceFile source = SourceFile.of("k.wave", text);
        Diagnostics d = new Diagnostics();
        WaveProgram program = Assembler.assemble(source, d);
        assertNotNull(program);
        assertNull(WaveBinary.encode(program, Encoding.V0_4, d));
        assertNull(WaveBinary.encode(program, Encoding.COMPACT, d));
        assertEquals("""
                k.wave:2:9: error: 'mov': v0.4 has no guard on p0, its encoding means no guard; use p1 to p3, or @!p0
                    @p0 mov r1, r2
                        ^
                k.wave:3:5: error: 'iadd': r32 does not fit into compact, which has r0 to r31
                    iadd r32, r1, r40
                    ^
                k.wave:3:5: error: 'iadd': r40 does not fit into compact, which has r0 to r31
                    iadd r32, r1, r40
                    ^
                k.wave:4:5: error: 'mma_load_a': r33 does not fit into compact, which has r0 to r31
                    mma_load_a r33, r1, r2
                    ^
                """, Renderer.text(d.all(), List.of(source), false));
    }

    @Test
    void impossibleKernels() {
        Diagnostics d = new Diagnostics();
        for (Encoding encoding : Encoding.values()) {
            for (WaveKernel k : List.of(
                    new WaveKernel("", 1, 4, 0, Extent.ANY, false, List.of()),
                    new WaveKernel("a\0", 1, 4, 0, Extent.ANY, false, List.of()),
                    new WaveKernel("\ud800", 1, 4, 0, Extent.ANY, false, List.of()),
                    new WaveKernel("k", 257, 4, 0, Extent.ANY, false, List.of()),
                    new WaveKernel("k", 1, 5, 0, Extent.ANY, false, List.of()),
                    new WaveKernel("k", 1, 4, -1, Extent.ANY, false, List.of()),
                    new WaveKernel("k", 1, 4, 0, new Extent(0, -1, 0), false, List.of()))) {
                assertNull(WaveBinary.encode(new WaveProgram(List.of(k)), encoding, d));
            }
        }
        assertEquals(14, d.errorCount());
    }

    /** Calls of a kernel that begins behind another one, in both encodings. */
    @Test
    void callsAreRelativeToTheirKernel() {
        WaveInstruction call = WaveInstruction.of(Opcode.CALL, 2);
        WaveInstruction fma = WaveInstruction.of(Opcode.FMA, 1, 2, 3, 4);
        List<WaveInstruction> code = List.of(fma, call, fma);
        WaveProgram program = new WaveProgram(List.of(
                new WaveKernel("a", 8, 4, 0, Extent.ANY, false, code),
                new WaveKernel("b", 8, 4, 0, Extent.ANY, true, code)));
        for (Encoding encoding : Encoding.values()) {
            Diagnostics d = new Diagnostics();
            byte[] bytes = WaveBinary.encode(program, encoding, d);
            assertNotNull(bytes);
            assertEquals(program, WaveBinary.decode("k", bytes, d));
            int at = encoding.codeOffset(2) + 24 + 12;
            int word = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(at);
            assertEquals(16, encoding == Encoding.V0_4 ? word : word >>> 12);
        }
    }
}
