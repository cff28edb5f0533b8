// Reads of a module what a host has to know: its imports, its exports, the types of their functions and of those in tables.
const KINDS = ['func', 'table', 'memory', 'global', 'tag'];
const TYPES = { 0x7f: 'i', 0x7e: 'l', 0x7d: 'f', 0x7c: 'd', 0x7b: 'v', 0x70: 'c', 0x6f: 'e' };

/**
 * What `bytes` has: { types, imports, exports, functionType(index), elementType(table, index) }. Types of functions are { params, results }, strings with a
 * letter for each value: i32 i, i64 l, f32 f, f64 d, v128 v, funcref c, externref e, others x.
 */
exports.describe = function describe(bytes) {
  let at = 8;
  const u32 = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const name = () => {
    const length = u32();
    at += length;
    return Buffer.from(bytes.subarray(at - length, at)).toString('utf8');
  };
  const skipNumber = () => {
    while (bytes[at++] >= 128);
  };
  const valueType = () => {
    const byte = bytes[at++];
    if (byte !== 0x63 && byte !== 0x64) return TYPES[byte] ?? 'x';
    const heap = bytes[at];
    skipNumber();
    return heap === 0x6f ? 'e' : heap === 0x70 ? 'c' : 'x';
  };
  const list = (item) => Array.from({ length: u32() }, item);
  const limits = () => {
    const flags = u32(), min = u32();
    return { min, max: flags & 1 ? u32() : undefined, shared: (flags & 2) !== 0, wide: (flags & 4) !== 0 };
  };
  const compositeType = () => {
    const form = bytes[at++];
    if (form === 0x4e) return list(compositeType); // a group
    if (form === 0x50 || form === 0x4f) {
      list(u32);
      return compositeType();
    }
    if (form === 0x60) return { params: list(valueType).join(''), results: list(valueType).join('') };
    if (form === 0x5e || form === 0x5f) {
      const field = () => {
        if (bytes[at] === 0x78 || bytes[at] === 0x77) at++;
        else valueType();
        at++;
      };
      if (form === 0x5e) field();
      else list(field);
      return undefined;
    }
    throw new Error(`form of type 0x${form.toString(16)}`);
  };
  const types = [], imports = [], exported = [], functions = [], tables = [], elements = new Map();
  /** A constant expression: a number of i32, { global } or { func }. */
  const constant = () => {
    const opcode = bytes[at++];
    let value;
    if (opcode === 0x41) {
      value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++];
        value |= (byte & 127) << shift;
        if (byte < 128) {
          if (shift < 25 && byte & 64) value |= -1 << (shift + 7);
          break;
        }
      }
    } else if (opcode === 0x23) value = { global: u32() };
    else if (opcode === 0xd2) value = { func: u32() };
    else if (opcode === 0xd0) skipNumber();
    else throw new Error(`constant expression with opcode 0x${opcode.toString(16)}`);
    if (bytes[at++] !== 0x0b) throw new Error('constant expression of several instructions');
    return value;
  };
  const segment = () => {
    const flags = u32();
    const table = (flags & 3) === 2 ? u32() : 0;
    const offset = flags & 1 ? undefined : constant();
    if (flags & 3) {
      if (flags & 4) valueType();
      else at++;
    }
    const members = flags & 4 ? list(constant).map((c) => c?.func) : list(u32);
    if (offset === undefined) return;
    if (typeof offset !== 'number') throw new Error('elements at a global');
    members.forEach((f, i) => elements.set(`${table} ${offset + i}`, f));
  };
  const sections = {
    1: () => list(compositeType).forEach((t) => (Array.isArray(t) ? types.push(...t) : types.push(t))),
    2: () =>
      list(() => {
        const wanted = { at, module: name(), name: name(), kind: KINDS[bytes[at++]] };
        if (wanted.kind === 'func') functions.push((wanted.type = u32()));
        else if (wanted.kind === 'table') tables.push(Object.assign(wanted, { of: valueType() }, limits()));
        else if (wanted.kind === 'memory') Object.assign(wanted, limits());
        else if (wanted.kind === 'global') Object.assign(wanted, { of: valueType(), mutable: bytes[at++] === 1 });
        else at++, u32();
        imports.push(wanted);
      }),
    3: () => functions.push(...list(u32)),
    7: () => list(() => exported.push({ name: name(), kind: KINDS[bytes[at++]], index: u32() })),
    9: () => list(segment),
  };
  let problem;
  while (at < bytes.length) {
    const id = bytes[at++], size = u32(), end = at + size;
    try {
      sections[id]?.();
    } catch (e) {
      if (id !== 9) throw e;
      problem = e;
    }
    at = end;
  }
  return {
    types,
    imports,
    exports: exported,
    functionType: (index) => types[functions[index]],
    importType: (wanted) => types[wanted.type],
    elementType(table, index) {
      if (problem) throw problem;
      const f = elements.get(`${table} ${index}`);
      if (f === undefined) throw new Error(`element ${index} is of no segment`);
      return types[functions[f]];
    },
  };
};

/**
 * The module with its imports of WASI preview 1 and of `env` from modules of other names: a host answers them that knows nothing of WASI, and in C they do
 * not have the names of functions of C's library.
 */
exports.withHostsOwn = function withHostsOwn(bytes) {
  const copy = Buffer.from(bytes);
  for (const { module, at } of exports.describe(bytes).imports) {
    if (module === 'wasi_snapshot_preview1') copy.write('replay', at + 17, 'latin1');
    else if (module === 'env') copy.write('Env', at + 1, 'latin1');
  }
  return copy;
};
