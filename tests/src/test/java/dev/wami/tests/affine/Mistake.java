package dev.wami.tests.affine;

import java.util.List;

/**
 * A wrong test of legality, or a transformation that is wrong by one.
 *
 * @param file of {@code dev.wami.loops}, without {@code .java}
 * @param right text that occurs in it once
 * @param wrong what stands there instead
 */
record Mistake(String name, String file, String right, String wrong) {

    static final List<Mistake> ALL = List.of(
            // ---- dependences
            new Mistake(
                    "reads before writes are no dependences",
                    "dependence/Dependences",
                    "(a.isWrite() || b.isWrite())",
                    "a.isWrite()"),
            new Mistake(
                    "writes before reads are no dependences",
                    "dependence/Dependences",
                    "(a.isWrite() || b.isWrite())",
                    "b.isWrite()"),
            new Mistake(
                    "accesses in inner loops are not looked at",
                    "dependence/Dependences",
                    "op.isProperAncestorOf(a.op())",
                    "a.op().parentOp() == op"),
            new Mistake(
                    "what may alias is taken for apart",
                    "dependence/SameMemory",
                    "== Aliases.Alias.NO ? APART : UNKNOWN",
                    "== Aliases.Alias.NO ? APART : APART"),
            new Mistake(
                    "the last iteration is not in a loop",
                    "dependence/Bounded",
                    "if (bound != null) conditions.rows().inequality(less(i, bound));",
                    "if (bound != null) conditions.rows()"
                            + ".inequality(BasicSet.Builder.sum(less(i, bound), 1, new long[] {1}, -1));"),
            new Mistake(
                    "an operation behind another comes before it",
                    "dependence/TextualOrder",
                    "pair.first == pair.second || pair.first.isBefore(pair.second)",
                    "pair.first == pair.second || pair.second.isBefore(pair.first)"),
            // ---- legality
            new Mistake(
                    "the loop next to the one that carries a dependence",
                    "dependence/Legality",
                    "Dependence d = system.dependence(level + 1);",
                    "Dependence d = system.dependence(level + 2);"),
            new Mistake(
                    "loops that carry values are parallel",
                    "dependence/Legality",
                    "!carriesValues && preventsParallel(loop) == null",
                    "preventsParallel(loop) == null"),
            new Mistake(
                    "interchange asks for the old order",
                    "dependence/Legality",
                    "int level = first + order[at];",
                    "int level = first + at;"),
            new Mistake(
                    "interchange asks for the other direction",
                    "dependence/Legality",
                    "if (pairs.growing(level, null, -1L).mayExist()) return true;",
                    "if (pairs.growing(level, 1L, null).mayExist()) return true;"),
            new Mistake(
                    "tiles turn dependences around that go one back",
                    "tile/BandDependences",
                    "least == null || least < 0",
                    "least == null || least < -1"),
            new Mistake(
                    "distribution forgets dependences within an iteration",
                    "dependence/Legality",
                    "level <= system.common(); level++",
                    "level < system.common(); level++"),
            new Mistake(
                    "a group is one iteration shorter",
                    "dependence/Lockstep",
                    "Math.multiplyExact(lanes - 1L, step(loop))",
                    "Math.multiplyExact(lanes - 2L, step(loop))"),
            new Mistake(
                    "groups do not look at inner loops",
                    "dependence/Lockstep",
                    "if (same.growing(inner, null, -1L).mayExist()) return true;",
                    "if (same.growing(inner, null, -100L).mayExist()) return true;"),
            new Mistake(
                    "rows of a wavefront do not wait",
                    "dependence/Legality",
                    "rows = rows.with(skewed, null, least - 1);",
                    "rows = rows.with(skewed, null, least - 3);"),
            new Mistake(
                    "producers are moved behind what needs them",
                    "fuse/FusionLegality",
                    "return kept && (isOutermostInOrder(pairs) || areParallel(pairs));",
                    "return isOutermostInOrder(pairs) || areParallel(pairs);"),
            new Mistake(
                    "iterations are repeated that overwrite what they read",
                    "fuse/FusionLegality",
                    "boolean used = a.isWrite() && !b.isWrite() && b.memory() != null;",
                    "boolean used = true;"),
            new Mistake(
                    "contraction loses what another sweep stored",
                    "contract/Window",
                    "&& !(size == 1 && Filled.before(memory, loop))",
                    "&& size != 1"),
            new Mistake(
                    "a ring is too short",
                    "contract/Window",
                    "long size = last - first + 1;",
                    "long size = Math.max(1, last - first);"),
            new Mistake(
                    "both copies of an unswitched loop take one branch",
                    "unswitch/UnswitchedLoop",
                    "fill(((IfLike) outer).elseBlock(), loop, false);",
                    "fill(((IfLike) outer).elseBlock(), loop, true);"),
            new Mistake(
                    "vectors of what is not neighbours",
                    "supervector/Vectorizable",
                    "if (loop.step() != 1) return false;",
                    "if (loop.step() < 1) return false;"),
            // ---- transformations
            new Mistake(
                    "the rest starts where a loop that does not run ends",
                    "nest/RemainderLoop",
                    "if (neverNegative) return split;",
                    "if (neverNegative || true) return split;"),
            new Mistake(
                    "the rest is of another number",
                    "nest/RemainderLoop",
                    "n.minus(n.mod(factor))",
                    "n.minus(n.mod(factor - 1))"),
            new Mistake(
                    "sums of floats in any order",
                    "vectorize/LaneReduction",
                    "case ADDF -> mayReassociate(op) ? CombiningKind.ADD : null;",
                    "case ADDF -> CombiningKind.ADD;"),
            new Mistake(
                    "lanes read what they should not",
                    "vectorize/Widenable",
                    "access(load) && (!speculated || isInBounds(load))",
                    "access(load)"),
            new Mistake(
                    "jammed loops have bounds of their own",
                    "tile/JammedLoops",
                    "boolean same = areTheSame(inner.lower()",
                    "boolean same = true || areTheSame(inner.lower()"),
            new Mistake(
                    "loads are forwarded past other stores",
                    "tile/ScalarReplacement",
                    "between.mayBeWritten(candidate, load) ? null : candidate",
                    "candidate"),
            new Mistake(
                    "stores are dead that someone reads",
                    "tile/ScalarReplacement",
                    "return between.mayBeRead(first, last);",
                    "return false;"),
            new Mistake(
                    "accumulators that others touch",
                    "tile/Accumulators",
                    "} else if (mayMeet(i, store)) {",
                    "} else if (mayMeet(i, store) && false) {"),
            new Mistake(
                    "the last tile is as large as others",
                    "tile/Tiling",
                    "if (size == 1 || !Unrolling.leavesRemainder(loop, size)) return",
                    "if (size >= 1) return"),
            new Mistake(
                    "invariant loads pass stores",
                    "affine/AffineLoopInvariantCodeMotion",
                    "if (others == null || Effects.conflict(effects, others)) return false;",
                    "if (others == null) return false;"),
            new Mistake(
                    "invariant stores leave loops that may not run",
                    "affine/AffineLoopInvariantCodeMotion",
                    "|| !runs && !(op instanceof AffineAccess.LoadOp load && isInBounds(load))",
                    ""),
            new Mistake(
                    "the first iteration of a reversed loop is past the last",
                    "order/AffineLoopReversal",
                    "lower.get(0).plus(upper.get(0)).minus(1)",
                    "lower.get(0).plus(upper.get(0))"),
            new Mistake(
                    "triangles lose their diagonal",
                    "order/Counter",
                    "if (c > 0) innerUpper.add(variable.minus(r).plus(1));",
                    "if (c > 0) innerUpper.add(variable.minus(r));"));
}
