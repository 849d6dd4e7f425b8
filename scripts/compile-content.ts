/** `npm run compile:content`: checks the content, then compiles it into .contentlayer/. */
import { runCommand } from "./lib/command.ts";
import { compileContent } from "./lib/compile-content.ts";
import { parseOptions } from "./lib/options.ts";

const HELP = `npm run compile:content

Checks the content, then compiles it into .contentlayer/, which code imports. With a problem it prints the checker's report.`;

await runCommand({ help: HELP, read: (args) => parseOptions(args, {}) }, async () => {
  const { files } = await compileContent();
  console.log(`content: ${files} files compiled`);
});
