package dev.wami.waveemulator;

import dev.wami.waveir.isa.Arithmetic;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand.Slot;

/** Tiles of 4 by 4 words of f32, of each thread its own. A tile that was never loaded is zero. */
final class MatrixUnit {
    static final int SIZE = 4;
    private static final int A = 0;
    private static final int B = 1;
    private static final int C = 2;

    private final Code code;
    private final Accesses local;

    MatrixUnit(Code code, Accesses local) {
        this.code = code;
        this.local = local;
    }

    void execute(Wave wave, int pc, long lanes) {
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            switch (code.opcodes[pc]) {
                case MMA_LOAD_A -> load(wave, pc, lane, A);
                case MMA_LOAD_B -> load(wave, pc, lane, B);
                case MMA_STORE_C -> store(wave, pc, lane);
                default -> compute(wave, pc, lane);
            }
        }
    }

    /** A tile of the matrices A, B or C of all lanes: 16 words per lane, row by row. */
    private static int[] tile(Wave wave, int matrix, int number) {
        int[][] tiles = wave.tiles[matrix];
        if (tiles == null) wave.tiles[matrix] = tiles = new int[256][];
        if (tiles[number] == null) tiles[number] = new int[SIZE * SIZE * wave.width];
        return tiles[number];
    }

    private void load(Wave wave, int pc, int lane, int matrix) {
        int[] tile = tile(wave, matrix, code.number(pc, Slot.D));
        int address = wave.registers[code.row(pc, Slot.S1) + lane];
        int stride = wave.registers[code.row(pc, Slot.S2) + lane];
        for (int i = 0; i < SIZE; i++) {
            for (int j = 0; j < SIZE; j++) {
                tile[at(lane, i, j)] = local.loadWord(wave, pc, lane, address + i * stride + 4 * j);
            }
        }
    }

    private void store(Wave wave, int pc, int lane) {
        int[] tile = tile(wave, C, code.number(pc, Slot.S2));
        int address = wave.registers[code.row(pc, Slot.D) + lane];
        int stride = wave.registers[code.row(pc, Slot.S1) + lane];
        for (int i = 0; i < SIZE; i++) {
            for (int j = 0; j < SIZE; j++) {
                local.storeWord(wave, pc, lane, address + i * stride + 4 * j, 4, tile[at(lane, i, j)]);
            }
        }
    }

    /** c_ij += a_ik * b_kj for each k in turn, product and sum rounded. */
    private void compute(Wave wave, int pc, int lane) {
        int[] a = tile(wave, A, code.number(pc, Slot.D));
        int[] b = tile(wave, B, code.number(pc, Slot.S1));
        int[] c = tile(wave, C, code.number(pc, Slot.S2));
        for (int i = 0; i < SIZE; i++) {
            for (int j = 0; j < SIZE; j++) {
                int sum = c[at(lane, i, j)];
                for (int k = 0; k < SIZE; k++) {
                    int product = Arithmetic.evaluate(Opcode.FMUL, a[at(lane, i, k)], b[at(lane, k, j)], 0, 0);
                    sum = Arithmetic.evaluate(Opcode.FADD, sum, product, 0, 0);
                }
                c[at(lane, i, j)] = sum;
            }
        }
    }

    private static int at(int lane, int row, int column) {
        return (lane * SIZE + row) * SIZE + column;
    }
}
