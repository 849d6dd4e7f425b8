import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const CODE = `const { endWithParent } = await import("#scripts/lib/dev/end-with-parent.ts");
  process.once("SIGTERM", () => { console.log("ended"); process.exit(0); });
  endWithParent();
  setTimeout(() => { console.log("left running"); }, 15000);
  console.log("started");`;

it.skipIf(process.platform === "win32")("ends a program whose shell is ended", async () => {
  // A shell replaces itself with the last command, so there is another one.
  const shell = spawn("sh", ["-c", '"$0" --import tsx --input-type=module --eval "$1"; exit', process.execPath, CODE]);
  let output = "";
  shell.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    if (output === "started\n") shell.kill("SIGTERM");
  });
  // The program holds the pipe open until it ends.
  await once(shell, "close");
  expect(output).toBe("started\nended\n");
});
