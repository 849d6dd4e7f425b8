import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const CODE = `const { endWithProcess } = await import("#scripts/lib/dev/end-with-process.ts");
  process.once("SIGTERM", () => { console.log("ended"); process.exit(0); });
  endWithProcess(Number(process.argv[1]));
  setTimeout(() => { console.log("left running"); }, 15000);
  console.log("started");`;

it.skipIf(process.platform === "win32")("ends a program that another process has left behind", async () => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  const program = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", CODE, String(other.pid)]);
  let output = "";
  program.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    if (output === "started\n") other.kill("SIGKILL");
  });
  await once(program, "close");
  expect(output).toBe("started\nended\n");
});
