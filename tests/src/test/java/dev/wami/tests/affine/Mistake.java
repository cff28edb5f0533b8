package dev.wami.tests.affine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A wrong test of legality, or a transformation that is wrong by one.
 *
 * @param file of the package of {@code place}, without {@code .java}
 * @param right text that occurs in it once
 * @param wrong what stands there instead
 * @param needs text without which a program cannot show it, so that only programs that have it are run
 */
record Mistake(String name, Place place, String file, String right, String wrong, String needs) {
    /** In a program where a value is computed until a condition holds: how often it has been. */
    static final String REPEATED = "_n: i32";

    /** The modules whose passes have mistakes, and what makes the passes. */
    enum Place {
        LOOPS("loop-transforms", "dev.wami.loops", "dev.wami.loops.LoopPasses"),
        SCALARS("dialect-ssawasm", "dev.wami.ssawasm.transform", "dev.wami.conversions.ConversionPasses"),
        /** What random programs on integers show instead. */
        INTEGERS("dialect-ssawasm", "dev.wami.ssawasm.transform.ranges", "dev.wami.conversions.ConversionPasses");

        final String module;
        final String packageName;
        final String catalog;

        Place(String module, String packageName, String catalog) {
            this.module = module;
            this.packageName = packageName;
            this.catalog = catalog;
        }

        /** The directory of the sources of the package. */
        Path sources(Path checkout) {
            return checkout.resolve(module).resolve("src/main/java").resolve(packageName.replace('.', '/'));
        }
    }

    Mistake(String name, Place place, String file, String right, String wrong) {
        this(name, place, file, right, wrong, "");
    }

    Mistake(String name, String file, String right, String wrong) {
        this(name, Place.LOOPS, file, right, wrong);
    }

    /** The same mistake, looked for in programs with this text only. */
    Mistake needing(String text) {
        return new Mistake(name, place, file, right, wrong, text);
    }

    /** The class that has it. */
    String className() {
        return place.packageName + "." + file.replace('/', '.');
    }

    /** All of them. */
    static List<Mistake> all() {
        List<Mistake> out = new ArrayList<>(LOOPS);
        out.addAll(LaneMistakes.ALL);
        out.addAll(StripMistakes.ALL);
        out.addAll(SlpMistakes.ALL);
        out.addAll(ScalarMistakes.ALL);
        out.addAll(IntegerMistakes.ALL);
        return out;
    }

    /** In dependences, and in passes that decide by them. */
    private static final List<Mistake> LOOPS = List.of(
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
                    "areApart(x.value(), y.value(), facts) ? APART : UNKNOWN",
                    "areApart(x.value(), y.value(), facts) ? APART : APART"),
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
                    "dependence/Legality",
                    "if (pairs.growing(first + i, null, -1L).mayExist()) return true;",
                    "if (pairs.growing(first + i, null, -2L).mayExist()) return true;"),
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
                    "if (c > 0) innerUpper.add(variable.minus(r));"),
            // ---- orders
            new Mistake(
                    "updates of different kinds change places",
                    "order/IntegerUpdates",
                    "return kind != null && kind == kinds.get(b);",
                    "return kind != null && kinds.get(b) != null;"),
            // ---- splitting
            new Mistake(
                    "a subscript wraps around one element late",
                    "split/Wraps",
                    "AffineExpr over = e.minus(last * c);",
                    "AffineExpr over = e.minus(last * c + 1);"),
            new Mistake(
                    "what wraps around begins again at the last element",
                    "split/Wraps",
                    "l.minus(quotient * c)",
                    "l.minus(quotient * (c - 1))"),
            new Mistake(
                    "an iteration is done on both sides of a split",
                    "split/SplitPoint",
                    "start.add(first);",
                    "start.add(first.minus(1));"),
            new Mistake(
                    "a part runs beyond the end of the whole",
                    "split/SplitPoint",
                    "end.removeIf(u -> isAtMost(first, u, around));",
                    "end.clear();"),
            new Mistake(
                    "one part of a condition decides it",
                    "split/Decided",
                    "return all ? Boolean.TRUE : null;",
                    "return Boolean.TRUE;"),
            new Mistake(
                    "the bound goes that counts",
                    "split/Decided",
                    "e.minus(other).times(sign)",
                    "e.minus(other).times(-sign)"),
            new Mistake(
                    "what a group has not in common runs twice",
                    "tile/CommonRange",
                    "back.setLower(runs ? upper : joined(upper, lower));",
                    "back.setLower(upper);"),
            // ---- memory
            new Mistake(
                    "elements of one row are apart",
                    "tile/Element",
                    "c.value() != 0) return true;",
                    "c.value() >= 0) return true;"),
            new Mistake(
                    "values are reused that were stored over",
                    "forward/Reuse",
                    "if (nearest == null || nearest < distance * loop.step()) return false;",
                    "if (nearest == null) return false;"),
            new Mistake(
                    "iterations that do not run load",
                    "forward/Forwarding",
                    "|| room.stream().allMatch(this::holds)) {",
                    "|| !room.isEmpty()) {"),
            new Mistake(
                    "a slice stores at different subscripts",
                    "fuse/PrivateMemory",
                    "if (!first.equals(Linear.of(store.map(), store.mapOperands()))) return false;",
                    ""),
            new Mistake(
                    "a slice stores less than is loaded",
                    "fuse/Coverage",
                    "return values != null\n                && isNeverNegative(value.plus(values.first(), -1), around)\n",
                    "return values != null\n"),
            new Mistake(
                    "what is filled later was filled before",
                    "contract/Filled",
                    "if (at == null || !store.isBefore(at)) return false;",
                    "if (at == null) return false;"),
            new Mistake(
                    "arguments of which nothing is known are apart",
                    "alias/DistinctArguments",
                    "if (Aliases.alias(a, b) == Aliases.Alias.NO) return true;",
                    "if (Aliases.alias(a, b) != Aliases.Alias.MUST) return true;"),
            new Mistake(
                    "memory is apart that begins in front of other memory",
                    "alias/MemoryRange",
                    "return at.and(behind, before);",
                    "return behind;"),
            // ---- loops of scf
            new Mistake(
                    "conditions of both signs are the same",
                    "raise/AffineCondition",
                    "case SGE -> add(l.minus(r), false);",
                    "case SGE -> add(l.minus(r).minus(1), false);"),
            new Mistake(
                    "the last iteration is peeled off a loop that does not run",
                    "scf/ScfForLoopPeeling",
                    "if (!ignoreEmptyLoops.get() && !isOrdered(loop)) {",
                    "if (!ignoreEmptyLoops.get() && isOrdered(loop)) {"),
            new Mistake(
                    "other uses of a counter are folded away",
                    "scf/ScfForLoopRangeFolding",
                    "if (!counter.hasOneUse() || counter.firstUse() == null) return false;",
                    "if (counter.firstUse() == null) return false;"),
            new Mistake(
                    "parallel loops run together that need one another",
                    "dependence/Legality",
                    "boolean differ = pairs.with(growth, null, -1L).mayExist()\n                            || pairs.with(growth, 1L, null).mayExist();",
                    "boolean differ = pairs.with(growth, null, -1L).mayExist();"),
            new Mistake(
                    "tiles of parallel loops go beyond the end",
                    "scf/ScfParallelLoopTiling",
                    "return count % sizes.get(i) == 0;",
                    "return true;"),
            new Mistake(
                    "a while loop ends an iteration early",
                    "scf/WhileTrips",
                    "if (trips.folder.isZero(loop.condition().condition())) return i;",
                    "if (trips.folder.isZero(loop.condition().condition())) return Math.max(0, i - 1);"),
            new Mistake(
                    "steps are coalesced away",
                    "affine/AffineLoopCoalescing",
                    "boolean normal = loop.step() == 1\n",
                    "boolean normal = loop.step() >= 1\n"),
            new Mistake(
                    "counters end one earlier",
                    "affine/ProvenOrder",
                    "if (to != null) bound(to, own, 1);",
                    "if (to != null) bound(to, own, 2);"));
}
