#!/usr/bin/env python3
"""What scripts/wasm-std-suite.mjs does, on wasmtime: for instructions that node does not have.

    scripts/wasm-std-wasmtime.py IN OUT NAME...     IN/NAME.json, whose modules are OUT/*.wasm

Modules import nothing but from each other, and numbers cross the border. Prints a line "NAME passed failed skipped" for each,
and what does not hold.
"""
import json
import pathlib
import struct
import sys

import wasmtime


def bits(value):
    """What is passed for a constant of the test."""
    number = int(value["value"])
    kind = value["type"]
    if kind == "f32":
        return struct.unpack("<f", struct.pack("<I", number))[0]
    if kind == "f64":
        return struct.unpack("<d", struct.pack("<Q", number))[0]
    size = 32 if kind == "i32" else 64
    number %= 1 << size
    return number - (1 << size) if number >> size - 1 else number


def fits(expected, got):
    kind, value = expected["type"], str(expected["value"])
    if kind in ("f32", "f64"):
        if value.startswith("nan"):
            return got != got
        return struct.pack("<d", got) == struct.pack("<d", bits(expected)) or got != got and bits(expected) != bits(expected)
    return got == bits(expected)


def main():
    source, made = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    for name in sys.argv[3:]:
        config = wasmtime.Config()  # an engine takes it
        for feature in ("memory64", "multi_memory", "tail_call", "threads", "wide_arithmetic", "custom_page_sizes"):
            setattr(config, f"wasm_{feature}", True)
        engine = wasmtime.Engine(config)
        store = wasmtime.Store(engine)
        linker = wasmtime.Linker(engine)
        passed = failed = skipped = 0
        wrong, current, named = [], None, {}
        for command in json.loads((source / f"{name}.json").read_text())["commands"]:
            kind = command["type"]
            if kind == "module":
                current = linker.instantiate(store, wasmtime.Module(engine, (made / command["filename"]).read_bytes()))
                named[command.get("name")] = current
            elif kind == "register":
                linker.define_instance(store, command["as"], named.get(command.get("name")) or current)
            elif kind in ("assert_return", "assert_trap"):
                action = command["action"]
                instance = named[action["module"]] if action.get("module") else current
                try:
                    got = instance.exports(store)[action["field"]](store, *map(bits, action["args"]))
                    got = [] if got is None else got if isinstance(got, list) else [got]
                    right = kind == "assert_return" and len(got) == len(command["expected"]) and all(map(fits, command["expected"], got))
                    said = f"gives {got}"
                except wasmtime.Trap as trap:
                    said = trap.message
                    right = kind == "assert_trap" and command["text"] in said
                passed += right
                failed += not right
                if not right:
                    wrong.append(f"  {name}.wast:{command['line']}: {kind} {action['field']}: {said}")
            elif kind == "action" or kind in ("assert_uninstantiable", "assert_unlinkable"):
                skipped += 1
        print(name, passed, failed, skipped)
        print("\n".join(wrong[:3]), end="\n" if wrong else "")


if __name__ == "__main__":
    main()
