// What the methods of a jar's `Imports` are called: docs/jvm.md, "What Java cannot call by its name".
const WORDS = new Set(
  ('abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements ' +
    'import instanceof int interface long native new package private protected public return short static strictfp super switch synchronized this throw ' +
    'throws transient try void volatile while _ true false null').split(' '),
);
const METHODS = ['clone', 'equals', 'finalize', 'getClass', 'hashCode', 'notify', 'notifyAll', 'toString', 'wait'];

function legal(name) {
  const out = (/^\d/.test(name) ? '_' : '') + name.replace(/[^A-Za-z0-9_]/g, '_') || '_';
  return WORDS.has(out) ? `${out}_` : out;
}

/** By import. */
export function javaNames(imports) {
  const uses = new Map(), taken = new Set(METHODS);
  for (const { name } of imports) uses.set(legal(name), (uses.get(legal(name)) ?? 0) + 1);
  return imports.map(({ module, name }) => {
    let given = legal(uses.get(legal(name)) === 1 ? name : `${module}_${name}`);
    while (taken.has(given)) given += '_';
    taken.add(given);
    return given;
  });
}
