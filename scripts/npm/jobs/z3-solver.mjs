import z3 from 'z3-solver';

const { Context, em } = await z3.init();
const { Solver, Int, And, Or, Distinct } = new Context('main');
// SEND + MORE = MONEY
const letters = Object.fromEntries([...'SENDMORY'].map((c) => [c, Int.const(c)]));
const word = (w) => [...w].reduce((a, c) => (a === null ? letters[c] : a.mul(10).add(letters[c])), null);
const solver = new Solver();
for (const v of Object.values(letters)) solver.add(And(v.ge(0), v.le(9)));
solver.add(letters.S.gt(0), letters.M.gt(0), Distinct(...Object.values(letters)), word('SEND').add(word('MORE')).eq(word('MONEY')));
console.log(await solver.check());
const model = solver.model();
console.log(Object.entries(letters).map(([c, v]) => `${c}=${model.eval(v)}`).join(' '));
const other = new Solver();
other.add(Or(letters.S.lt(0), letters.S.gt(4)), letters.S.mul(letters.S).le(16), letters.S.ge(0));
console.log(await other.check());
em.PThread.terminateAllThreads();
process.exit(0);
