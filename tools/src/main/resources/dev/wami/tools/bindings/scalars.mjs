function wrong(call, name, type, value, wanted) {
  const given = value === undefined ? "and is missing" : `which takes ${wanted}, not ${describe(value)}`;
  return new TypeError(`${call}: parameter '${name}' is of type ${type}, ${given}`);
}

function describe(value) {
  if (value === null || typeof value !== "object") return `the ${typeof value} ${String(value)}`;
  return `an object of class ${value.constructor?.name ?? "Object"}`;
}

function boolean(call, name, value) {
  if (typeof value !== "boolean") throw wrong(call, name, "i1", value, "a boolean");
  return value ? 1 : 0;
}

function integer(call, name, value, type, bits) {
  if (typeof value !== "number") throw wrong(call, name, type, value, "a number");
  if (!Number.isInteger(value) || value < -(2 ** (bits - 1)) || value >= 2 ** bits)
    throw new RangeError(`${call}: parameter '${name}' is of type ${type}, and ${value} is no integer of ${bits} bits`);
  return value;
}

function bigint(call, name, value, type, bits) {
  if (typeof value !== "bigint") throw wrong(call, name, type, value, "a bigint");
  if (value < -(2n ** BigInt(bits - 1)) || value >= 2n ** BigInt(bits))
    throw new RangeError(`${call}: parameter '${name}' is of type ${type}, and ${value} is no integer of ${bits} bits`);
  return value;
}

function number(call, name, value, type) {
  if (typeof value !== "number") throw wrong(call, name, type, value, "a number");
  return value;
}
