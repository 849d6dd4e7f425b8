/** `npm run bench:search`: how long the search dialog takes from the last key to the first result. */
import { runCommand } from "#scripts/lib/command.ts";
import { parseOptions } from "#scripts/lib/options.ts";

/** Milliseconds from the last key to the first result: issue figures of the search (docs/performance.md). */
const LIMIT_MS = 150;

const HELP = `npm run bench:search -- [--queries 20]

Opens the search dialog of the built site in Chromium, once per language, and types queries of content/<locale>/search-queries.yaml. Prints
the milliseconds from the last key to the first result, the download of the query's own part of the index included. Exits 1 when the median of
a language is above ${LIMIT_MS} ms.

  --queries   how many of each language's queries (20)`;

await runCommand(
  { help: HELP, needs: ["content", "build"], read: (args) => parseOptions(args, { queries: { type: "string", default: "20" } }).values },
  async ({ queries }) => {
    // It imports the compiled content.
    const { timeSearch } = await import("./lib/time-search.ts");
    return (await timeSearch(Number(queries), LIMIT_MS)) ? 0 : 1;
  },
);
