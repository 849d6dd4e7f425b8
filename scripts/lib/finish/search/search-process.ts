/**
 * Writes the search indexes of the rendered pages into the folder that is its argument, in a process of its own: the build goes on
 * meanwhile, and has the memory back. Prints how many pages are in each language's index.
 */
import { handOver } from "#lib/content/hand-over.ts";
import { readGenerated } from "#scripts/lib/build/read-generated.ts";

handOver(readGenerated());
// These modules read the content that has just been handed over.
const { listPages } = await import("#scripts/lib/build/pages.ts");
const { writeSearch } = await import("./write-search.ts");
const counts = await writeSearch(process.argv[2] ?? "", listPages());
console.log([...counts].map(([locale, count]) => `${locale} ${count}`).join(", "));
// Pagefind's process keeps this one alive.
process.exit(0);
