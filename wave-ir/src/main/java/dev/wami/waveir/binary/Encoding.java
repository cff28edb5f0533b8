package dev.wami.waveir.binary;

import dev.wami.waveir.isa.Opcode;

/** How a program is written as bytes. */
public enum Encoding {
    /** That of the published tools: registers of 8 bits, instructions of one or two words. Header version 1. */
    V0_4("v0.4", 1),
    /** That of the compiler document: registers of 5 bits, most instructions of one word. Header version 2. */
    COMPACT("compact", 2);

    private final String text;
    private final int version;

    Encoding(String text, int version) {
        this.text = text;
        this.version = version;
    }

    /** Its name in options. */
    public String text() {
        return text;
    }

    /** The version in the header of a file. */
    public int version() {
        return version;
    }

    /** Bytes of an instruction. */
    public int size(Opcode opcode) {
        return this == V0_4 ? opcode.form().v04Size() : opcode.form().compactSize();
    }

    /** Bytes before the code in a file with so many kernels. */
    public int codeOffset(int kernels) {
        return this == V0_4 ? V04File.HEADER : CompactFile.HEADER + kernels * CompactFile.ENTRY;
    }
}
