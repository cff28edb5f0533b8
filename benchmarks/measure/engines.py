"""The engines that modules run on. Each runs all modules of one program in turns, in one process, so that what loads the machine meets all of them."""
import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

from .paths import ROOT, WORK, Failed, Missing, run, tool

HERE = Path(__file__).parent
KERNELS, PACKAGE = HERE.parent / "src", "java/dev/wami/benchmarks"


@dataclass(frozen=True)
class Rounds:
    """Each module runs `least` times, and on until it has run for `seconds` or `most` times."""

    least: int
    most: int
    seconds: float

    def order(self, modules):
        return {"sink": str(support("sink")), "empty": str(support("empty")), "modules": [str(m) for m in modules], "rounds": self.least, "most": self.most,
                "seconds": self.seconds}


def support(name):
    """The module of that name beside this file, as a binary."""
    made, source = WORK / f"{name}.wasm", HERE / f"{name}.wat"
    if not made.exists() or made.stat().st_mtime < source.stat().st_mtime:
        wasm_tools = tool("WASM_TOOLS", "wasm-tools")
        if not wasm_tools:
            raise Missing("no wasm-tools (scripts/peers.sh wasm-tools)")
        WORK.mkdir(parents=True, exist_ok=True)
        run(wasm_tools, "parse", source, "-o", made)
    return made


@dataclass(frozen=True)
class Process:
    """An engine that a script of ours drives: `command` reads an order and prints for each module its hash, count and least milliseconds, or an error."""

    name: str
    title: str
    command: tuple
    needs: str

    def missing(self):
        """Why it cannot run; "" if it can."""
        return "" if tool(self.needs, self.needs) else f"no {self.needs} (scripts/peers.sh)"

    def measure(self, modules, rounds):
        program = tool(self.needs, self.needs)
        return json.loads(run(program, *self.command, text=json.dumps(rounds.order(modules))))


@dataclass(frozen=True)
class Jvm:
    """An engine in Java, driven by the class JvmEngines of this module, all modules one after the other in one JVM. `kernel` is our class for it."""

    name: str
    title: str
    kernel: str

    def classpath(self):
        script = 'main=dev.wami.benchmarks.JvmEngines module=benchmarks; . scripts/test-classes.sh; echo "$classpath"'
        done = subprocess.run(["bash", "-c", script], cwd=ROOT, capture_output=True, text=True)
        return "" if done.returncode else done.stdout.strip()

    def missing(self):
        return "" if self.classpath() else "not built: ./mvnw -o -q -Dquick -pl benchmarks -am test-compile"

    def java(self):
        """The command that starts its JVM."""
        return ["java", "-Xmx2g"]

    def measure(self, modules, rounds):
        order = "\n".join([f"{rounds.least} {rounds.most} {rounds.seconds}", *map(str, modules)])
        lines = run(*self.java(), "-cp", self.classpath(), "dev.wami.benchmarks.JvmEngines", self.kernel, text=order).splitlines()
        return [self.result(line) for line in lines]

    @staticmethod
    def result(line):
        first, rest = line.split(" ", 1)
        if first == "error":
            return {"error": rest}
        count, ms = rest.split()
        return {"hash": first, "count": int(count), "ms": float(ms)}


@dataclass(frozen=True)
class PeerJvm(Jvm):
    """One whose jars scripts/peers.sh installs, below $WAMI_JVM_ENGINES; our class for it is compiled against them here."""

    def jars(self, directory):
        engines = os.environ.get("WAMI_JVM_ENGINES")
        return sorted(map(str, Path(engines, directory).glob("*.jar"))) if engines else []

    def source(self):
        return KERNELS / "peers" / PACKAGE / f"{self.kernel}.java"

    def missing(self):
        return super().missing() if self.jars(self.name) else "no WAMI_JVM_ENGINES (scripts/peers.sh jvm-engines)"

    def classpath(self):
        built = super().classpath()
        if not built:
            return ""
        made = WORK / f"{self.name}-classes"
        path = ":".join([built, *self.jars(self.name)])
        run("javac", "--release", "17", "-proc:none", "-nowarn", "-d", made, "-cp", path, self.source())
        return f"{made}:{path}"


class EndiveJvm(PeerJvm):
    """Chicory's successor, with the same classes in other packages: our class for that one, with these names."""

    def source(self):
        text = (KERNELS / "main" / PACKAGE / "ChicoryKernel.java").read_text(encoding="utf-8")
        made = WORK / self.name / f"{self.kernel}.java"
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(text.replace("com.dylibso.chicory", "run.endive").replace("ChicoryKernel", self.kernel), encoding="utf-8")
        return made


class GraalJvm(PeerJvm):
    """GraalWasm compiles where the Graal compiler can be put under the JVM: one of version 25 with JVMCI, $WAMI_JAVA25; elsewhere it interprets."""

    def missing(self):
        return super().missing() or ("" if tool("WAMI_JAVA25", "WAMI_JAVA25") else "WAMI_JAVA25 names no java of version 25")

    def java(self):
        return [tool("WAMI_JAVA25", "WAMI_JAVA25"), "-Xmx2g", "-XX:+UnlockExperimentalVMOptions", "-XX:+EnableJVMCI", "--enable-native-access=ALL-UNNAMED",
                "--upgrade-module-path=" + ":".join(self.jars("graal-compiler"))]


@dataclass(frozen=True)
class Iwasm:
    """
    WAMR's iwasm: a process for each run, the clock in a native library of ours. `compiler` names the variable of the wamrc that compiles modules
    for it before they run; "" where it interprets them.
    """

    name: str
    title: str
    needs: str
    compiler: str = ""

    def missing(self):
        if not tool(self.needs, self.needs):
            return f"{self.needs} names no iwasm"
        return f"{self.compiler} names no wamrc" if self.compiler and not tool(self.compiler, self.compiler) else ""

    def measure(self, modules, rounds):
        modules = [self.compiled(m) for m in modules]
        results = [self.checked(m) for m in modules]
        sound = [(m, r) for m, r in zip(modules, results) if "error" not in r]
        empty = self.compiled(support("empty"))
        overhead = min(self.timed(empty) for _ in range(10))
        spent = dict.fromkeys((str(m) for m, _ in sound), 0.0)
        for turn in range(rounds.most):
            waiting = [(m, r) for m, r in sound if turn < rounds.least or spent[str(m)] < rounds.seconds * 1000]
            for module, result in waiting:
                ms = self.timed(module)
                spent[str(module)] += ms
                result["ms"] = min(result["ms"], max(ms - overhead, 1e-6))
        return results

    def compiled(self, module):
        """What iwasm is to load: machine code, if it has a compiler."""
        if not self.compiler:
            return module
        module = Path(module)
        made = WORK / self.name / module.parent.name / f"{module.stem}.aot"
        made.parent.mkdir(parents=True, exist_ok=True)
        run(tool(self.compiler, self.compiler), "-o", made, module)
        return made

    def checked(self, module):
        try:
            digest, count = self.output(module, {"KERNEL_WHOLE": "1"}).split()[-2:]
        except (Failed, ValueError) as wrong:
            return {"error": str(wrong).splitlines()[0]}
        return {"hash": digest, "count": int(count), "ms": float("inf")}

    def timed(self, module):
        return int(self.output(module, {})) * 1e-6

    def output(self, module, environment):
        command = [tool(self.needs, self.needs), "--heap-size=0", "--stack-size=1048576", f"--native-lib={host_library()}", "-f", "main", str(module)]
        done = subprocess.run(command, capture_output=True, text=True, env=os.environ | environment)
        if done.returncode:
            raise Failed(f"iwasm: exit {done.returncode}: {(done.stdout + done.stderr).strip()[:200]}")
        return done.stdout


def host_library():
    """What iwasm loads for the imports."""
    made, source = WORK / "iwasm_host.so", HERE / "iwasm_host.c"
    if not made.exists() or made.stat().st_mtime < source.stat().st_mtime:
        run("clang-22", "-O2", "-shared", "-fPIC", source, "-o", made, "-lm")
    return made


NODE = ("--no-liftoff", str(HERE / "run_node.mjs"))
WASMTIME = str(HERE / "run_wasmtime.py")
ENGINES = {engine.name: engine for engine in (
    Process("node26", "V8, node 26", NODE, "WAMI_NODE26"),
    Process("node20", "V8, node 20", NODE, "WAMI_NODE20"),
    Process("wasmtime", "wasmtime (Cranelift)", (WASMTIME,), "WAMI_PYTHON"),
    Process("pulley", "wasmtime's interpreter Pulley", (WASMTIME, "pulley"), "WAMI_PYTHON"),
    Jvm("jvm", "ours, on the JVM", "OurKernel"),
    Jvm("chicory", "Chicory's compiler", "ChicoryKernel"),
    EndiveJvm("endive", "Endive's compiler", "EndiveKernel"),
    GraalJvm("graalwasm", "GraalWasm", "GraalWasmKernel"),
    Iwasm("wamr-classic", "WAMR, classic interpreter", "WAMI_IWASM_CLASSIC"),
    Iwasm("wamr-fast", "WAMR, fast interpreter", "WAMI_IWASM_FAST"),
    Iwasm("wamr-aot", "WAMR, compiled by wamrc", "WAMI_IWASM_AOT", "WAMI_WAMRC"),
)}
