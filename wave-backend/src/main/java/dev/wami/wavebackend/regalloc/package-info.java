/**
 * Registers for {@code lir}: graph colouring after Chaitin and Briggs, and a checker that knows nothing of it.
 *
 * <p>A lane that is masked off writes no register, and registers are per lane. So what a lane's registers hold follows
 * from the path that this lane takes alone: into one arm of a conditional, round a loop until its own break. Liveness
 * and interference are those of that path, although the machine fetches both arms; docs/wave-backend.md has the
 * argument.
 */
package dev.wami.wavebackend.regalloc;
