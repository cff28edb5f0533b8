// Runs compiled programs one after the other: for scripts/random-affine.sh.
//
// Each line of the input is a module in base64 and names of functions without arguments; the answer is a line with what each gives, an i64
// in hexadecimal, or why there is none, between tabulators. Each function has memory of its own.
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const [base64, ...functions] = line.split(' ');
  const answers = [];
  let module, why;
  try {
    module = new WebAssembly.Module(Buffer.from(base64, 'base64'));
  } catch (error) {
    why = error.message;
  }
  for (const name of functions) {
    try {
      if (!module) throw new Error(why);
      const value = new WebAssembly.Instance(module, {}).exports[name]();
      answers.push('0x' + BigInt.asUintN(64, value).toString(16));
    } catch (error) {
      answers.push(`trap: ${error.message}`.replace(/\s+/g, ' '));
    }
  }
  console.log(answers.join('\t'));
}
