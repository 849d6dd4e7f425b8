import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { expect, it } from "vitest";

const codeFor = (pid: string) => `const { endWithProcess } = await import("#scripts/lib/dev/end-with-process.ts");
  process.once("SIGTERM", () => { console.log("ended"); process.exit(0); });
  endWithProcess(${pid});
  setTimeout(() => { console.log("left running"); }, 15000);
  console.log("started");`;
const NODE = ["--import", "tsx", "--input-type=module", "--eval"];

/** Calls `end` when a program has started. @returns What the program says until it ends. */
async function outputOf(program: ChildProcessByStdio<null, Readable, null>, end: () => void): Promise<string> {
  let output = "";
  program.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    if (output === "started\n") end();
  });
  // The program holds the pipe open until it ends.
  await once(program, "close");
  return output;
}

it.skipIf(process.platform === "win32")("ends a program that another process has left behind", async () => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  const program = spawn(process.execPath, [...NODE, codeFor(String(other.pid))], { stdio: ["ignore", "pipe", "inherit"] });
  expect(await outputOf(program, () => other.kill("SIGKILL"))).toBe("started\nended\n");
});

it.skipIf(process.platform === "win32")("ends a program whose shell is ended", async () => {
  // A shell replaces itself with the last command, so there is another one.
  const script = '"$0" "$@"; exit';
  const shell = spawn("sh", ["-c", script, process.execPath, ...NODE, codeFor("process.ppid")], { stdio: ["ignore", "pipe", "inherit"] });
  expect(await outputOf(shell, () => shell.kill("SIGTERM"))).toBe("started\nended\n");
});
