// Does what a document says, in the working directory:  node snippets.mjs DOCUMENT
// A listing whose fence has a file's name behind the language is that file. In a listing in `console` each line that begins with `$` is a command,
// and what follows is what it prints. A command whose program is missing is skipped. The last line is `N passed, N failed, N skipped`.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const counts = { passed: 0, failed: 0, skipped: 0 };
const sh = (command) => spawnSync("bash", ["-c", command], { encoding: "utf8" });

function run(command, expected) {
  const program = command.split(" ")[0];
  if (sh(`command -v ${program}`).status !== 0 || (program === "python3" && sh("python3 -c 'import numpy, wasmtime'").status !== 0)) {
    console.log(`skipped, needs ${program}${program === "python3" ? " with numpy and wasmtime" : ""}: ${command}`);
    return void counts.skipped++;
  }
  const { stdout, stderr } = sh(command);
  const found = (stdout + stderr).trimEnd();
  if (found === expected) return void counts.passed++;
  counts.failed++;
  console.log(`$ ${command}\n${found}\n--- and not\n${expected}`);
}

for (const [, language, file, text] of readFileSync(process.argv[2], "utf8").matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)) {
  if (file) writeFileSync(file, text);
  if (language !== "console") continue;
  for (const [, command, output] of text.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)) run(command, output.trimEnd());
}
console.log(Object.entries(counts).map(([what, n]) => `${n} ${what}`).join(", "));
