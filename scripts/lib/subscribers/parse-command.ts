import { parseArgs } from "node:util";
import { StaffCommand } from "#server/staff/run-command.ts";

export class UsageError extends Error {}

const USAGE = "usage: npm run subscribers -- export [--format csv|json] | proof EMAIL | delete EMAIL | stats";

/** @throws UsageError. */
export function parseCommand(args: readonly string[]): { command: StaffCommand; format: "csv" | "json" } {
  const { values, positionals } = readArguments(args);
  const [name, email, ...rest] = positionals;
  const command = StaffCommand.safeParse({ name, ...(email === undefined ? {} : { email }) });
  const { format = "json" } = values;
  if (!command.success || rest.length > 0 || (format !== "csv" && format !== "json")) throw new UsageError(USAGE);
  if (format === "csv" && name !== "export") throw new UsageError("only export writes CSV");
  return { command: command.data, format };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { format: { type: "string" } }, allowPositionals: true });
  } catch {
    throw new UsageError(USAGE);
  }
}
