import wabtModule from 'wabt';

const wabt = await wabtModule();
const wat = `(module (memory 1) (func $fac (export "fac") (param $n i64) (result i64)
  (if (result i64) (i64.eqz (local.get $n)) (then (i64.const 1)) (else (i64.mul (local.get $n) (call $fac (i64.sub (local.get $n) (i64.const 1)))))))
  (data (i32.const 8) "hello\\00"))`;
const module = wabt.parseWat('a.wat', wat);
module.validate();
const { buffer, log } = module.toBinary({ log: true, write_debug_names: true });
console.log(Buffer.from(buffer).toString('hex'), log);
const back = wabt.readWasm(buffer, { readDebugNames: true });
back.applyNames();
console.log(back.toText({ foldExprs: true, inlineExport: true }));
try {
  wabt.parseWat('b.wat', '(module (func (result i32) i64.const 0))').validate();
} catch (e) {
  console.log(e.message);
}
