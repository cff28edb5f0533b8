package dev.wami.waveir.asm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.Renderer;
import dev.wami.core.diag.SourceFile;
import dev.wami.waveir.binary.Encoding;
import dev.wami.waveir.isa.WaveInstruction;
import dev.wami.waveir.isa.WaveProgram;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AssemblerTest {
    private static String messages(String text) {
        Diagnostics d = new Diagnostics();
        SourceFile source = SourceFile.of("k.wave", text);
        Assembler.assemble(source, d);
        return Renderer.text(d.all(), List.of(source), false);
    }

    private static WaveProgram program(String text) {
        Diagnostics d = new Diagnostics();
        WaveProgram program = Assembler.assemble(SourceFile.of("k.wave", text), d);
        assertNotNull(program, () -> d.all().toString());
        return program;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "mov_imm r1, 1.5 | 3FC00000",
                "mov_imm r1, 2.0 | 40000000",
                "mov_imm r1, -1e-3 | BA83126F",
                "mov_imm r1, 1_000 | 000003E8",
                "mov_imm r1, -1 | FFFFFFFF",
                "mov_imm r1, -2147483648 | 80000000",
                "mov_imm r1, 4294967295 | FFFFFFFF",
                "mov_imm r1, 0xDEAD_BEEF | DEADBEEF",
                "mov_imm r1, -0x10 | FFFFFFF0",
            })
    void immediates(String text, String bits) {
        WaveInstruction i = Assembler.instruction(text, new Diagnostics());
        assertNotNull(i);
        assertEquals(Integer.parseUnsignedInt(bits, 16), i.operand(1));
    }

    @Test
    void bothNamesOfSpecialRegisters() {
        String text = ".kernel k\nmov_sr r1, sr_tid_x\nmov r2, sr_thread_id_x\nmov_sr r3, sr_wg_id_y\n.end";
        WaveProgram program = program(text);
        assertEquals("""
                .kernel k
                .registers 32
                .workgroup_size 0, 0, 0
                    mov r1, sr_thread_id_x
                    mov r2, sr_thread_id_x
                    mov r3, sr_workgroup_id_y
                .end
                """, Disassembler.text(program, Encoding.V0_4));
        assertEquals("""
                .kernel k
                .registers 32
                .workgroup_size 0, 0, 0
                    mov_sr r1, sr_tid_x
                    mov_sr r2, sr_tid_x
                    mov_sr r3, sr_wg_id_y
                .end
                """, Disassembler.text(program, Encoding.COMPACT));
    }

    /** wave-asm counts some instructions of 8 bytes as 4, and does not begin anew with a kernel. */
    @Test
    void labelsAreWhereTheyStandAndBelongToTheirKernel() {
        String text = """
                .kernel a
                .end
                .kernel b
                    call x
                    halt
                x:  fadd r1, r2, r3
                    call y
                    return
                y:
                .end
                .kernel c
                x: call x
                .end
                """;
        assertEquals("""
                .kernel a
                .registers 32
                .workgroup_size 0, 0, 0
                .end

                .kernel b
                .registers 32
                .workgroup_size 0, 0, 0
                    call loc_000C
                    halt
                loc_000C:
                    fadd r1, r2, r3
                    call loc_0020
                    return
                loc_0020:
                .end

                .kernel c
                .registers 32
                .workgroup_size 0, 0, 0
                loc_0000:
                    call loc_0000
                .end
                """, Disassembler.text(program(text), Encoding.V0_4));
    }

    /** As wave-dis --offsets --raw has it. */
    @Test
    void listing() {
        String text =
                ".kernel k\n.registers 4\n.workgroup_size 1, 1, 1\natomic_add.device r4, r1, r2\n@!p0 bfi r1, r2, r3, r4, r5\nhalt\n.end";
        assertEquals("""
                .kernel k
                .registers 4
                .workgroup_size 1, 1, 1
                0x0020: 3D040100  atomic_add.device r4, r1, r2
                        02000002
                0x0028: 27010244  @!p0 bfi r1, r2, r3, r4, r5
                        03040500
                0x0030: 3F000090  halt
                .end
                """, Disassembler.listing(program(text), Encoding.V0_4, true));
        assertEquals("""
                .kernel k
                .registers 4
                .workgroup_size 1, 1, 1
                0x0048: atomic_add.device r4, r1, r2
                0x0050: @!p0 bfi r1, r2, r3, r4, r5
                0x0058: halt
                .end
                """, Disassembler.listing(program(text), Encoding.COMPACT, false));
    }

    @Test
    void scopesAtTheMnemonicOrAtTheEnd() {
        for (String text : List.of(
                "atomic_cas r4, r1, r2, r3, device",
                "atomic_cas r4, r1, r2, r3, .device",
                "atomic_cas.device r4, r1, r2, r3")) assertEquals("atomic_cas.device r4, r1, r2, r3", printed(text));
        for (String text : List.of("atomic_add r1, r2, wave", "atomic_add.wave r1, r2")) {
            assertEquals("atomic_add.wave r1, r2", printed(text));
        }
        assertEquals("local_atomic_cas r1, r2, r3", printed("local_atomic_cas r1, r2, r3"));
        assertEquals("fence_acq_rel.system", printed("fence_acq_rel .system"));
    }

    private static String printed(String text) {
        WaveInstruction i = Assembler.instruction(text, new Diagnostics());
        assertNotNull(i, text);
        return Disassembler.instruction(i, Encoding.V0_4);
    }

    @Test
    void everyErrorOfAFile() {
        assertEquals("""
                k.wave:1:1: error: an instruction outside a kernel; .kernel NAME begins one
                halt
                ^
                k.wave:3:9: error: unknown instruction 'iad'; did you mean 'iadd'?
                    @p1 iad r1, r2, r3
                        ^
                k.wave:4:5: error: 'iadd' takes 3 operands, not 2
                    iadd r1, r2
                    ^
                k.wave:5:14: error: expected a register for a, found 'p2'
                    iadd r1, p2, 5
                             ^
                k.wave:5:18: error: expected a register for b, found '5'
                    iadd r1, p2, 5
                                 ^
                k.wave:6:10: error: there are registers r0 to r255, not r256
                    iadd r256, r1, r1
                         ^
                k.wave:7:8: error: expected a predicate, p0 to p3, found 'p4'
                    if p4
                       ^
                k.wave:8:5: error: a guard is @p0 to @p3 or @!p0 to @!p3, not '@q1'
                    @q1 nop
                    ^
                k.wave:9:17: error: 4294967296 does not fit into 32 bits
                    mov_imm r1, 4294967296
                                ^
                k.wave:10:17: error: expected a number, found '1.5.2'
                    mov_imm r1, 1.5.2
                                ^
                k.wave:11:24: error: 'atomic_add' needs a scope: wave, workgroup, device or system
                    atomic_add r1, r2, r3
                                       ^
                k.wave:13:1: error: label 'x' is there twice
                x:
                ^
                k.wave:12:1: note: the first is here
                x:
                ^
                k.wave:15:12: error: expected ',' or the end of the line, found 'r2'
                    mov r1 r2
                           ^
                k.wave:16:12: error: expected an operand, found the end of the line
                    mov r1,
                           ^
                k.wave:17:13: error: expected a special register, found 'sr_tidx'; did you mean 'sr_tid_x'?
                    mov r1, sr_tidx
                            ^
                k.wave:18:1: error: unknown directive '.register'; did you mean '.registers'?
                .register 5
                ^
                k.wave:19:12: error: 257 is not from 0 to 256
                .registers 257
                           ^
                k.wave:20:19: error: expected ',', found the end of the line
                .workgroup_size 16
                                  ^
                k.wave:21:5: error: expected an instruction, found '\u00e4'
                    \u00e4
                    ^
                k.wave:22:5: error: 'iadd' has no variant '.device'
                    iadd.device r1, r2, r3
                    ^
                k.wave:14:10: error: kernel 'k' has no label 'xx'; did you mean 'x'?
                    call xx
                         ^
                k.wave:24:1: error: kernel 'l' has no .end
                .kernel l
                ^
                """, messages("""
                        halt
                        .kernel k
                            @p1 iad r1, r2, r3
                            iadd r1, r2
                            iadd r1, p2, 5
                            iadd r256, r1, r1
                            if p4
                            @q1 nop
                            mov_imm r1, 4294967296
                            mov_imm r1, 1.5.2
                            atomic_add r1, r2, r3
                        x:
                        x:
                            call xx
                            mov r1 r2
                            mov r1,
                            mov r1, sr_tidx
                        .register 5
                        .registers 257
                        .workgroup_size 16
                            \u00e4
                            iadd.device r1, r2, r3
                        .end
                        .kernel l
                        """));
    }

    @Test
    void whatHasNoEncodingIsAWarning() {
        assertEquals("""
                k.wave:2:1: warning: '.cached' has no encoding and is left out
                device_load_u32.cached r1.lo, r2
                ^
                k.wave:2:24: warning: '.lo' has no encoding and is left out
                device_load_u32.cached r1.lo, r2
                                       ^
                k.wave:3:12: warning: r0 does not receive the result of an atomic operation
                atomic_add r0, r1, r2, device
                           ^
                """, messages("""
                        .kernel k
                        device_load_u32.cached r1.lo, r2
                        atomic_add r0, r1, r2, device
                        .end
                        """));
    }

    @Test
    void names() {
        assertNotNull(program(".kernel \"r1 \\\"\\\\ \\C3\\A4\"\n.end").kernel("r1 \"\\ \u00e4"));
        assertNull(Assembler.assemble(SourceFile.of("k", ".kernel r1\n.end"), new Diagnostics()));
        assertNull(Assembler.assemble(SourceFile.of("k", ".kernel \"a\n.end"), new Diagnostics()));
        assertNull(Assembler.assemble(SourceFile.of("k", ".kernel a\n.kernel b\n.end"), new Diagnostics()));
    }
}
