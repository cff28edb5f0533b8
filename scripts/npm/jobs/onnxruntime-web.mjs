import * as ort from 'onnxruntime-web';

// A model in ONNX's protocol buffers: softmax(relu(x * w)).
const bytes = (field, ...parts) => {
  const body = Buffer.concat(parts.map((p) => Buffer.from(p)));
  return Buffer.concat([Buffer.from([(field << 3) | 2, (body.length & 127) | 128, body.length >> 7]), body]);
};
const number = (field, value) => Buffer.from([field << 3, value]);
const node = (type, inputs, output) => bytes(1, ...inputs.map((i) => bytes(1, Buffer.from(i))), bytes(2, Buffer.from(output)), bytes(4, Buffer.from(type)));
const value = (field, name, ...dims) => bytes(field, bytes(1, Buffer.from(name)), bytes(2, bytes(1, number(1, 1), bytes(2, ...dims.map((d) => bytes(1, number(1, d)))))));
const model = Buffer.concat([
  number(1, 8),
  bytes(7, node('MatMul', ['x', 'w'], 'a'), node('Relu', ['a'], 'b'), node('Softmax', ['b'], 'y'), bytes(2, Buffer.from('g')), value(11, 'x', 5, 7), value(11, 'w', 7, 9), value(12, 'y', 5, 9)),
  bytes(8, number(2, 13)),
]);
ort.env.wasm.numThreads = 1;
const session = await ort.InferenceSession.create(model, { executionProviders: ['wasm'] });
const tensor = (a, b) => new ort.Tensor('float32', Float32Array.from({ length: a * b }, (_, i) => ((i * 37) % 23) / 11 - 1), [a, b]);
const { y } = await session.run({ x: tensor(5, 7), w: tensor(7, 9) });
console.log(y.dims, Array.from(y.data).join(' '));
