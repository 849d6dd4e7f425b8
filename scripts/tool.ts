/** `npm run lint`, `npm run types` and so on: runs one of the commands in lib/tools.ts. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { runCommand } from "./lib/command.ts";
import { parseOptions } from "./lib/options.ts";
import { type Tool, TOOLS } from "./lib/tools.ts";

const [name = "", ...args] = process.argv.slice(2);
const tools: Record<string, Tool> = TOOLS;
const tool = tools[name];
if (tool === undefined) throw new Error(`there is no tool ${name}`);
const { help, needs = [], passesTo } = tool;
await runCommand(
  {
    help: `npm run ${name}${passesTo === undefined ? "" : ` -- [options of ${passesTo}]`}\n\n${help}`,
    needs,
    read: (given) => (passesTo === undefined ? parseOptions(given, {}).positionals : given),
  },
  (further) => runTool(tool, further),
  args,
);

async function runTool({ before = [], commands, env = {} }: Tool, further: readonly string[]): Promise<number> {
  for (const other of before) {
    const code = await runTool(tools[other] as Tool, []);
    if (code !== 0) return code;
  }
  for (const [index, command] of commands.entries()) {
    const code = await run(index === commands.length - 1 ? [...command, ...further] : command, env);
    if (code !== 0) return code;
  }
  return 0;
}

/** @returns The exit code of a command that has this process's terminal. */
async function run(command: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(process.execPath, command, { stdio: "inherit", env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env } });
  const forward = (signal: NodeJS.Signals) => void child.kill(signal);
  // A terminal sends an interrupt to every process; other signals reach only this one.
  const ignore = () => undefined;
  process.on("SIGINT", ignore).on("SIGTERM", forward);
  const [code] = (await once(child, "close")) as [number | null];
  process.off("SIGINT", ignore).off("SIGTERM", forward);
  return code ?? 1;
}
