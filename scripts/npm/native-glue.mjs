// The C between scripts/npm/replay.c and a module: its imports in C, and calls of its exports by number.
const C = { i: 'int32_t', l: 'int64_t', f: 'float', d: 'double', e: 'uint64_t', c: 'uint64_t' };
const bits = (letter) => (letter === 'c' ? 'e' : letter);

/** The declarations of a part of the header, by symbol as the linker sees it: what C calls them. */
function declarations(part) {
  const names = new Map();
  for (const line of part.split('\n')) {
    const found = /^(?:extern )?(?:const )?\w+ \*?(\w+)(?:\(.*?\))?(?: __asm__\("((?:[^"\\]|\\.)*)"\))?;$/.exec(line);
    if (found) names.set(found[2] ?? found[1], found[1]);
  }
  return names;
}

function definitionOfImport(index, wanted, type, name) {
  if (type.results.length > 1) throw new Error(`import ${wanted.name} has several results`);
  const params = [...type.params].map((t, i) => `${C[t]} p${i}`).join(', ') || 'void';
  const values = [...type.params].map((t, i) => `from_${bits(t)}(p${i})`).join(', ') || '0';
  const call = `replay_import(${index}, (uint64_t[]){${values}}, ${type.params.length}, ${type.results.length})`;
  return type.results ? `${C[type.results]} ${name}(${params}) { return to_${bits(type.results)}(${call}); }` : `void ${name}(${params}) { ${call}; }`;
}

function callOf(name, { params, results }) {
  const values = [...params].map((t, i) => `to_${bits(t)}(a[${i}])`);
  if (results.length === 1) return `r[0] = from_${bits(results)}(${name}(${values.join(', ')})); return 1;`;
  const out = [...results].map((t, i) => `${C[t]} r${i};`).join(' ');
  const given = [...results].map((t, i) => `r[${i}] = from_${bits(t)}(r${i});`).join(' ');
  return `${out} ${name}(${[...values, ...[...results].map((_, i) => `&r${i}`)].join(', ')}); ${given} return ${results.length};`;
}

/**
 * The text of the file.
 *
 * @param module what describe() says
 * @param header the text of the header that wasabi build wrote into `file`
 * @param calls what was recorded
 */
export function glue(module, header, file, calls) {
  const [before, after] = header.split('/* Exports. */');
  const imports = declarations(before), exports = declarations(after);
  const init = /^void (\w+)\(void\)(?: __asm__\("[^"]*"\))?;$/m.exec(before.slice(before.indexOf('/* To be called first')))[1];
  const out = [`#include "${file}"`, '#include "replay.h"', '#include <stdlib.h>', ''], make = [];
  let memory;
  const importLines = new Map([...calls.matchAll(/^import (\w+) (\w+) (\S*)/gm)].map((m) => [parseInt(m[1], 16), m]));
  module.imports.forEach((wanted, index) => {
    const name = imports.get(wanted.module === 'env' ? wanted.name : `${wanted.module}.${wanted.name}`);
    if (!name) throw new Error(`the header has no import ${wanted.module}.${wanted.name}`);
    const of = importLines.get(index)[3].split(',');
    if (wanted.kind === 'func') out.push(definitionOfImport(index, wanted, module.importType(wanted), name));
    else if (wanted.kind === 'memory') {
      out.push(`wasabi_memory ${name};`);
      make.push(`wasabi_memory_make(&${name}, 0x${of[0]}, ${of[1] === '-' ? 65536 : `0x${of[1]}`}, 1);`);
      memory ??= name;
    } else if (wanted.kind === 'table') {
      out.push(`wasabi_table ${name};`);
      make.push(`${name}.allocated = ${name}.elements = calloc(0x${of[0]}, 8); ${name}.size = 0x${of[0]}; ${name}.stride = 1;`);
    } else {
      const type = of[0][1];
      if (of[0][0] === 'm') {
        out.push(`${C[type]} ${name};`);
        make.push(`${name} = to_${bits(type)}(0x${of[1]}u);`);
      } else out.push(`const ${C[type]} ${name} = ${type === 'i' || type === 'l' ? `(${C[type]})0x${of[1]}u` : '0'};`);
    }
  });
  const symbol = (e) => exports.get(`w_${e.name}`) ?? exports.get(`w_wasm.${e.name}`);
  memory ??= module.exports.filter((e) => e.kind === 'memory').map(symbol)[0];
  out.push('', memory ? `wasabi_memory *const replay_memory = &${memory};` : 'wasabi_memory none, *const replay_memory = &none;');
  out.push(`void replay_make_imports(void) { ${make.join(' ')} }`, `void replay_instantiate(void) { ${init}(); }`, '');
  out.push('int replay_export(unsigned export, const uint64_t *a, uint64_t *r) {', '  switch (export) {');
  for (const [, index, kind] of calls.matchAll(/^export (\w+) (\w+)/gm)) {
    const e = module.exports[parseInt(index, 16)];
    if (kind === 'func') out.push(`    case 0x${index}: { ${callOf(symbol(e) ?? `missing_${e.name}`, module.functionType(e.index))} }`);
  }
  out.push('  }', '  return -1;', '}', '');
  out.push('int replay_table(unsigned export, uint64_t index, const char *type, const uint64_t *a, uint64_t *r) {', '  wasabi_table *table = 0;');
  module.exports.forEach((e, index) => {
    if (e.kind === 'table' && symbol(e)) out.push(`  if (export == ${index}) table = &${symbol(e)};`);
  });
  out.push('  if (!table) return -1;', '  void *code = *(void **)table->elements[index];');
  for (const text of new Set([...calls.matchAll(/^T \w+ \w+ (\S+)/gm)].map((m) => m[1]))) {
    const [params, results] = text.split(':');
    const all = [...[...params].map((t) => C[t]), ...(results.length > 1 ? [...results].map((t) => `${C[t]} *`) : [])].join(', ') || 'void';
    const pointer = `((${results.length === 1 ? C[results] : 'void'} (*)(${all}))code)`;
    out.push(`  if (!strcmp(type, "${text}")) { ${callOf(pointer, { params, results })} }`);
  }
  out.push('  return -1;', '}', '');
  return out.join('\n');
}
