import { getQuickJS } from 'quickjs-emscripten';

const vm = (await getQuickJS()).newContext();
const code =
  'function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2) }' +
  'const m = new Map(); for (const w of "the cat and the dog and the bird".split(" ")) m.set(w, (m.get(w) ?? 0) + 1);' +
  'JSON.stringify([fib(19), [...m], 0.1 + 0.2, (2n ** 100n).toString(), /(\\d+)-(\\w)/.exec("x 42-z"), [5, 1, 4].sort(), new Date(0).toISOString()])';
console.log(vm.dump(vm.unwrapResult(vm.evalCode(code))));
console.log(JSON.stringify(vm.dump(vm.evalCode('null.x').error).message));
