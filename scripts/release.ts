/** `npm run release`: writes the facts and texts of a new version from options, commits or answers to questions. */
import { createInterface } from "node:readline/promises";
import { runCommand } from "./lib/command.ts";
import { askForMissing } from "./lib/release/ask.ts";
import { requireContent } from "./lib/options.ts";
import { HELP, readRequest, type ReleaseRequest } from "./lib/release/options.ts";
import { runRelease } from "./lib/release/run-release.ts";

await runCommand({ help: HELP, read: readRequest }, async (request) => {
  requireContent(request.content);
  const isTerminal = process.stdin.isTTY && process.env.CI === undefined;
  await runRelease(isTerminal ? await completeByQuestions(request) : request, (line) => process.stdout.write(`${line}\n`));
});

async function completeByQuestions(request: ReleaseRequest): Promise<ReleaseRequest> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await askForMissing(request, {
      ask: (question) => terminal.question(question),
      say: (text) => process.stderr.write(`${text}\n`),
    });
  } finally {
    terminal.close();
  }
}
