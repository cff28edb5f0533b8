import { Graphviz } from '@hpcc-js/wasm-graphviz';

const graphviz = await Graphviz.load();
const dot = 'digraph G { rankdir=LR; a -> b -> c; a -> c [label="x > y"]; subgraph cluster { b; d [shape=record, label="{l|r}"] } d -> a }';
console.log(graphviz.version());
for (const engine of ['dot', 'neato', 'circo', 'twopi', 'fdp']) console.log(graphviz.layout(dot, engine === 'dot' ? 'svg' : 'plain', engine));
try {
  graphviz.dot('digraph {');
} catch (e) {
  console.log(e.message);
}
