/**
 * Drawings of a module: who calls whom, {@link dev.wami.wasmbinary.graph.CallGraph}, and the control flow of a function,
 * {@link dev.wami.wasmbinary.graph.ControlFlow}; as SVG or as text for Graphviz.
 */
@NullMarked
package dev.wami.wasmbinary.graph;

import org.jspecify.annotations.NullMarked;
