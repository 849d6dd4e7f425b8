/** `npm run release`: writes the facts and texts of a new version from options, commits or answers to questions. */
import { createInterface } from "node:readline/promises";
import { askForMissing } from "./lib/release/ask.ts";
import { HELP, readRequest, ReleaseError, type ReleaseRequest } from "./lib/release/options.ts";
import { runRelease } from "./lib/release/run-release.ts";

try {
  const request = readRequest(process.argv.slice(2));
  const isTerminal = process.stdin.isTTY && process.env.CI === undefined;
  if (request.help) process.stdout.write(HELP);
  else await runRelease(isTerminal ? await completeByQuestions(request) : request, (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  for (const sentence of error.sentences) process.stderr.write(`release: ${sentence}\n`);
  process.exitCode = 2;
}

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
