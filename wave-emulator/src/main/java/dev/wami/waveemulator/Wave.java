package dev.wami.waveemulator;

import dev.wami.waveir.isa.WaveKernel;

/** The state of one wave. Masks have a bit per lane. */
final class Wave {
    static final int MAX_NESTING = 32;
    static final int MAX_CALLS = 8;

    enum Status {
        READY,
        AT_BARRIER,
        HALTED
    }

    final int id;
    final int width;
    /** The lanes that are threads of the workgroup. */
    final long threads;
    /** Rows of one word per lane, see {@link Code}. */
    final int[] registers;

    final long[] predicates = new long[WaveKernel.PREDICATES];
    Status status = Status.READY;
    int pc;
    long active;
    /** The lanes that ended one by one. */
    long halted;

    /** The open ones are the lowest {@link #depth}; others are null or wait to be used again. */
    final Frame[] frames = new Frame[MAX_NESTING];

    int depth;
    final Frame[] calls = new Frame[MAX_CALLS];
    int callDepth;

    /** Tiles of A, B and C by number, 16 words per lane; null where there is none yet. */
    final int[][][] tiles = new int[3][][];

    /** An open {@code if}, {@code loop} or {@code call}. */
    static final class Frame {
        boolean isLoop;
        /** The lanes that come back at its end. */
        long entry;
        /** Of an if those of its else side, of a loop those that broke out, of a call those that returned. */
        long other;
        /** Of a loop those that wait for the next round, of a call those that were called. */
        long third;
        /** Where a loop begins, or a call returns to. */
        int pc;
        /** How many frames were open at a call. */
        int depth;
    }

    Wave(int id, int width, long threads, int words) {
        this.id = id;
        this.width = width;
        this.threads = threads;
        active = threads;
        registers = new int[words];
    }

    /** A frame to be filled in, on top of the others. */
    Frame push() {
        return fresh(frames, depth++);
    }

    Frame pushCall() {
        return fresh(calls, callDepth++);
    }

    private static Frame fresh(Frame[] stack, int index) {
        Frame frame = stack[index];
        if (frame == null) stack[index] = frame = new Frame();
        frame.other = 0;
        frame.third = 0;
        return frame;
    }

    boolean isHalted() {
        return status == Status.HALTED;
    }

    void halt() {
        status = Status.HALTED;
        active = 0;
    }
}
