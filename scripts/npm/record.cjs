// Records what crosses the border of a module while its package does a job: a line for each event, in order. A host of another engine that does the
// host's part of it again, and finds the module's part to be the same, has done the job of the package.
//
//   import N KIND OF NAME      what the module imports: for a function its type, for a memory and a table the sizes, for a global its type and value
//   export N KIND OF NAME      what the job uses of its exports
//   N                          the host makes the instance
//   C EXPORT ARGUMENTS         the host calls an export; T TABLE INDEX TYPE ARGUMENTS: a function in an exported table
//   I IMPORT ARGUMENTS         the module calls an import
//   R RESULTS                  the call, or the making of the instance, returns to the host; E: it ends with an exception
//   J RESULTS                  the import returns to the module; X: it throws
//   W ADDRESS BYTES            the host has written to memory; G PAGES: it has made it grow
//   H CRC32                    of all of the memory
//
// All numbers are hexadecimal, the bits of values without a sign; an object of the host is a number from 1 on, null is 0.
const { writeFileSync } = require('node:fs');
const { crc32 } = require('node:zlib');
const { describe } = require('./wasm.cjs');

const CHUNK = 1 << 14, GAP = 16;
const MOST_CROSSINGS = 20_000, MOST_TEXT = 48 << 20, MOST_HASHED = 1 << 28, MOST_MILLISECONDS = 60_000;

const view = new DataView(new ArrayBuffer(8));
const hex = (n) => n.toString(16);

class Recorder {
  constructor(bytes, file) {
    Object.assign(this, { module: describe(bytes), file, head: [], lines: [], depth: 0, crossings: 0, text: 0, hashed: 0, over: false, problem: undefined });
    this.objects = new Map();
    this.used = new Set();
    this.start = Date.now();
    process.on('exit', () => this.write());
  }

  line(text) {
    this.lines.push(text);
    this.text += text.length;
  }

  fail(why) {
    this.problem ??= why;
    this.over = true;
  }

  bits(value, type) {
    switch (type) {
      case 'i': return hex(value >>> 0);
      case 'l': return hex(BigInt.asUintN(64, BigInt(value)));
      case 'f': view.setFloat32(0, value); return hex(view.getUint32(0));
      case 'd': view.setFloat64(0, value); return hex(view.getBigUint64(0));
      case 'e':
        if (value === null) return '0';
        if (!this.objects.has(value)) this.objects.set(value, this.objects.size + 1);
        return hex(this.objects.get(value));
      default:
        if (type === 'c' && value === null) return '0';
        this.fail(`a value of type ${type} crosses`);
        return '0';
    }
  }

  values(values, types) {
    return [...types].map((t, i) => ' ' + this.bits(values[i], t)).join('');
  }

  results(result, types) {
    return types.length === 0 ? '' : types.length === 1 ? ' ' + this.bits(result, types) : this.values([...result], types);
  }

  now() {
    return this.memory ? Buffer.from(this.memory.buffer) : Buffer.alloc(0);
  }

  /** From the module to the host: whatever changes from here on is the host's. */
  leave() {
    const now = this.now();
    if (!this.seen || this.seen.length !== now.length) {
      this.seen = Buffer.from(now);
      return;
    }
    for (let at = 0; at < now.length; at += CHUNK) {
      if (now.compare(this.seen, at, at + CHUNK, at, at + CHUNK)) now.copy(this.seen, at, at, at + CHUNK);
    }
  }

  /** From the host to the module: says what the host has done to the memory. */
  enter() {
    this.crossings++;
    const now = this.now();
    if (!this.seen) return;
    if (this.seen.length !== now.length) {
      this.line(`G ${hex((now.length - this.seen.length) >>> 16)}`);
      this.seen = Buffer.concat([this.seen, Buffer.alloc(now.length - this.seen.length)]);
    }
    for (let at = 0; at < now.length; at += CHUNK) {
      if (!now.compare(this.seen, at, at + CHUNK, at, at + CHUNK)) continue;
      this.changes(now, at, Math.min(at + CHUNK, now.length));
      now.copy(this.seen, at, at, at + CHUNK);
    }
  }

  changes(now, from, to) {
    for (let at = from; at < to; at++) {
      if (now[at] === this.seen[at]) continue;
      let last = at;
      for (let i = at; i < to && i - last < GAP; i++) if (now[i] !== this.seen[i]) last = i;
      this.line(`W ${hex(at)} ${now.toString('hex', at, last + 1)}`);
      at = last;
    }
  }

  /** The end of a call that the host began outside of all others. */
  rest() {
    if (this.seen && this.hashed < MOST_HASHED) {
      this.hashed += this.seen.length;
      this.hash();
    }
    if (this.crossings > MOST_CROSSINGS || this.text > MOST_TEXT || Date.now() - this.start > MOST_MILLISECONDS) {
      this.over = true;
      this.write(); // the process may be killed later
    }
  }

  hash() {
    if (this.seen) this.line(`H ${hex(crc32(this.seen))}`);
  }

  called(event, type, body, values) {
    if (this.over) return body(...values);
    this.enter();
    this.line(event + this.values(values, type.params));
    this.depth++;
    let result;
    try {
      result = body(...values);
    } catch (e) {
      this.leave();
      this.depth--;
      this.line('E');
      throw e;
    }
    this.leave();
    this.depth--;
    this.line('R' + this.results(result, type.results));
    if (this.depth === 0) this.rest();
    return result;
  }

  imported(index, type, body, values) {
    if (this.over) return body(...values);
    this.leave();
    this.line(`I ${hex(index)}` + this.values(values, type.params));
    let result;
    try {
      result = body(...values);
    } catch (e) {
      this.enter();
      this.line('X');
      throw e;
    }
    this.enter();
    this.line('J' + this.results(result, type.results));
    return result;
  }

  /** What is given to the module in place of `imports`. */
  imports(imports) {
    const given = {};
    this.module.imports.forEach((wanted, index) => {
      const value = imports?.[wanted.module]?.[wanted.name];
      const add = (text) => this.head.push(`import ${hex(index)} ${wanted.kind} ${text} ${JSON.stringify([wanted.module, wanted.name])}`);
      let replacement = value;
      if (wanted.kind === 'func') {
        const type = this.module.importType(wanted);
        add(`${type.params}:${type.results}`);
        if (typeof value === 'function') replacement = (...values) => this.imported(index, type, value, values);
      } else if (wanted.kind === 'memory') {
        this.memory ??= value;
        add(`${hex(value.buffer.byteLength >>> 16)},${wanted.max === undefined ? '-' : hex(wanted.max)},${wanted.shared ? 's' : '-'}`);
      } else if (wanted.kind === 'global') {
        add(`${wanted.mutable ? 'm' : '-'}${wanted.of},${this.bits(value instanceof WebAssembly.Global ? value.value : value, wanted.of)}`);
      } else if (wanted.kind === 'table') {
        add(`${hex(value.length)},${wanted.max === undefined ? '-' : hex(wanted.max)},${wanted.of}`);
        for (let i = 0; i < value.length; i++) if (value.get(i) !== null) this.fail('an imported table has functions already');
      } else this.fail('it imports a tag');
      (given[wanted.module] ??= {})[wanted.name] = replacement;
    });
    return given;
  }

  /** What the host gets in place of the exports of an instance. */
  exports(own) {
    const given = Object.create(null);
    this.module.exports.forEach((e, index) => {
      const value = own[e.name];
      given[e.name] = value;
      if (e.kind === 'func') {
        const type = this.module.functionType(e.index);
        given[e.name] = (...values) => {
          this.used.add(index);
          return this.called(`C ${hex(index)}`, type, value, values);
        };
      } else if (e.kind === 'memory' && (!this.memory || e.index === 0)) {
        this.memory = value;
        this.used.add(index);
      } else if (e.kind === 'table') this.watch(value, e.index, index);
    });
    return given;
  }

  watch(table, number, index) {
    const get = WebAssembly.Table.prototype.get, known = new Map();
    table.get = (at) => {
      const value = get.call(table, at);
      if (typeof value !== 'function' || (this.over && !known.has(value))) return value;
      if (!known.has(value)) {
        let type;
        known.set(value, (...values) => {
          if (this.over) return value(...values);
          try {
            type ??= this.module.elementType(number, at);
          } catch (e) {
            this.fail(e.message);
            return value(...values);
          }
          this.used.add(index);
          return this.called(`T ${hex(index)} ${hex(at)} ${type.params}:${type.results}`, type, value, values);
        });
      }
      return known.get(value);
    };
    for (const change of ['set', 'grow']) {
      table[change] = (...values) => {
        if (!this.over) this.fail(`the host calls ${change} of a table`);
        return WebAssembly.Table.prototype[change].call(table, ...values);
      };
    }
  }

  instantiated(make) {
    this.line('N');
    this.depth++;
    const instance = make();
    this.depth--;
    this.line('R');
    return this.result(instance);
  }

  result(instance) {
    const exports = this.exports(instance.exports);
    this.leave();
    this.rest();
    return Object.create(WebAssembly.Instance.prototype, { exports: { value: exports, enumerable: true } });
  }

  write() {
    if (this.written) return;
    this.written = true;
    if (this.problem) {
      writeFileSync(this.file, `problem ${this.problem}\n`);
      return;
    }
    this.hash();
    this.module.exports.forEach((e, index) => {
      if (!this.used.has(index)) return;
      const type = e.kind === 'func' ? this.module.functionType(e.index) : undefined;
      this.head.push(`export ${hex(index)} ${e.kind} ${type ? `${type.params}:${type.results}` : '-'} ${JSON.stringify(e.name)}`);
    });
    // a call that has not ended cannot be done again
    let end = this.lines.length;
    for (let depth = this.depth; depth > 0 && end > 0; ) {
      const word = this.lines[--end][0];
      if ('CTN'.includes(word)) depth--;
      else if ('RE'.includes(word)) depth++;
    }
    writeFileSync(this.file, this.head.concat(this.lines.slice(0, end)).join('\n') + '\n');
  }
}

module.exports = { Recorder };
