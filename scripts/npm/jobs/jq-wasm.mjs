import * as jq from 'jq-wasm';

const data = { people: [{ name: 'a', age: 3 }, { name: 'b', age: 41 }, { name: 'c', age: 7 }], nested: { x: [1, [2, [3]]] } };
console.log(JSON.stringify(await jq.json(data, '[.people[] | select(.age > 4) | {(.name): (.age * 2)}] | add')));
console.log(await jq.raw(data, '.nested.x | flatten | map(. as $n | [range($n)] | length) | @csv', ['-r']));
console.log(await jq.raw(data, 'reduce .people[] as $p ({}; .[$p.name] |= ($p.age | sqrt | floor)) | tojson, (try error("x") catch .), ("a1b22" | [scan("[0-9]+")])', ['-c']));
console.log(JSON.stringify(await jq.raw(data, '.people[').catch((e) => e.message)));
process.exitCode = 0; // jq's own was that of the error
