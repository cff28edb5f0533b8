package dev.wami.tools;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pipeline;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.wasmssa.Names;

/**
 * Makes loops and conditionals of the blocks of functions that were imported into standard MLIR. Where a tail call
 * leaves a function, or a handler catches what a call throws, it keeps its blocks: the way back to WebAssembly finds
 * both by the branches behind the call.
 */
final class StdStructure {
    private final PassRunner runner;
    private final Pipeline pipeline;

    StdStructure(PassRunner runner) {
        this.runner = runner;
        pipeline = runner.pipeline(Pipelines.STRUCTURE_OF_STD);
    }

    /** All functions of {@code module}; false after a report. */
    boolean module(Operation module) {
        for (Operation op : module.region(0).entry()) {
            if (op instanceof FuncOp f && !function(f)) return false;
        }
        return true;
    }

    /** False after a report. */
    boolean function(FuncOp f) {
        return f.isDeclaration() || keepsBlocks(f) || runner.run(pipeline, f);
    }

    private static boolean keepsBlocks(FuncOp f) {
        for (FuncCalls.CallOp call : f.collect(FuncCalls.CallOp.class)) {
            if (call.hasAttribute(Names.TAIL_CALL) || call.hasAttribute(Names.TRIED)) return true;
        }
        return false;
    }
}
