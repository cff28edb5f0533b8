package dev.wami.waveir.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location;
import dev.wami.waveir.asm.Assembler;
import dev.wami.waveir.asm.Disassembler;
import dev.wami.waveir.isa.WaveProgram;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is written is read back; what is damaged is a message. */
class RoundTripTest {
    private static byte[] encoded(WaveProgram program, Encoding encoding) {
        Diagnostics d = new Diagnostics();
        byte[] bytes = WaveBinary.encode(program, encoding, d);
        assertEquals("[]", d.all().toString());
        assertNotNull(bytes);
        return bytes;
    }

    @Property
    void bytes(@ForAll long seed, @ForAll Encoding encoding) {
        WaveProgram program = Programs.random(seed, encoding == Encoding.V0_4 ? 256 : 32);
        byte[] bytes = encoded(program, encoding);
        assertEquals(encoding, WaveBinary.encodingOf(bytes));
        Diagnostics d = new Diagnostics();
        assertEquals(
                program, WaveBinary.decode("k.wbin", bytes, d), () -> d.all().toString());
    }

    @Property
    void text(@ForAll long seed, @ForAll Encoding encoding) {
        WaveProgram program = Programs.random(seed, 256);
        String text = Disassembler.text(program, encoding);
        Diagnostics d = new Diagnostics();
        WaveProgram again = Assembler.assemble(SourceFile.of("k.wave", text), d);
        assertEquals(program, again, () -> d.all() + "\n" + text);
        assertEquals("[]", d.all().toString());
    }

    @Property
    void oneEncodingToTheOther(@ForAll long seed) {
        WaveProgram program = Programs.random(seed, 32);
        Diagnostics d = new Diagnostics();
        WaveProgram v04 = WaveBinary.decode("k.wbin", encoded(program, Encoding.V0_4), d);
        assertNotNull(v04);
        assertEquals(program, WaveBinary.decode("k.wbin", encoded(v04, Encoding.COMPACT), d));
    }

    /** Truncated, with bytes changed, or both: a program or a message with an offset, and never an exception. */
    @Property
    void damage(@ForAll long seed, @ForAll Encoding encoding) {
        Random random = new Random(seed);
        byte[] bytes = encoded(Programs.random(seed, 32), encoding);
        for (int i = 0; i < 20; i++) {
            byte[] damaged =
                    random.nextInt(3) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes.clone();
            for (int n = random.nextInt(4); n > 0 && damaged.length > 0; n--) {
                damaged[random.nextInt(damaged.length)] = (byte) (random.nextBoolean() ? random.nextInt() : -1);
            }
            decodes(damaged);
        }
    }

    @Property
    void noise(@ForAll byte[] noise, @ForAll Encoding encoding) {
        decodes(noise);
        byte[] withHeader = encoded(Programs.random(noise.length, 32), encoding);
        System.arraycopy(noise, 0, withHeader, 8, Math.min(noise.length, withHeader.length - 8));
        decodes(withHeader);
    }

    private static void decodes(byte[] bytes) {
        Diagnostics d = new Diagnostics();
        WaveProgram program = WaveBinary.decode("k.wbin", bytes, d);
        assertEquals(program == null, d.hasErrors());
        for (var error : d.all()) assertInstanceOf(Location.FileLineCol.class, error.location(), error.message());
        // what is read can be written
        if (program != null) Disassembler.text(program, Encoding.V0_4);
    }

    /** Every prefix of a file is an error. */
    @Property(tries = 20)
    void truncation(@ForAll long seed, @ForAll Encoding encoding) {
        byte[] bytes = encoded(Programs.random(seed, 32), encoding);
        for (int size = 0; size < bytes.length; size++) {
            Diagnostics d = new Diagnostics();
            WaveBinary.decode("k.wbin", Arrays.copyOf(bytes, size), d);
            int length = size;
            assertTrue(d.hasErrors(), () -> "of " + bytes.length + " bytes " + length);
        }
    }
}
