package dev.wami.wavebackend.select;

import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.lir.Reg;
import java.util.ArrayList;
import java.util.List;

/**
 * Copies words to words as if all at once: in an order in which none is read too late, through a word more on a cycle.
 */
final class ParallelCopy {
    private final Code code;
    private final List<Reg> targets = new ArrayList<>();
    private final List<Reg> sources = new ArrayList<>();

    ParallelCopy(Code code, List<Reg> targets, List<Reg> sources) {
        this.code = code;
        for (int i = 0; i < targets.size(); i++) {
            if (targets.get(i).equals(sources.get(i))) continue;
            this.targets.add(targets.get(i));
            this.sources.add(sources.get(i));
        }
    }

    void emit() {
        while (!targets.isEmpty()) {
            int free = unread();
            if (free < 0) {
                // everything left is on cycles
                Reg saved = code.word();
                Reg first = targets.get(0);
                code.op(Opcode.MOV, saved, first);
                sources.replaceAll(s -> s.equals(first) ? saved : s);
                free = 0;
            }
            code.op(Opcode.MOV, targets.remove(free), sources.remove(free));
        }
    }

    /** A copy whose target no other copy still reads; -1 if there is none. */
    private int unread() {
        for (int i = 0; i < targets.size(); i++) {
            boolean read = false;
            for (int j = 0; j < sources.size(); j++) {
                read |= j != i && sources.get(j).equals(targets.get(i));
            }
            if (!read) return i;
        }
        return -1;
    }
}
