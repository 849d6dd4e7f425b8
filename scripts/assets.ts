/** `npm run assets`: makes the icons, the main font and the demonstration installers, and writes only what differs. */
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { runCommand } from "./lib/command.ts";
import { OptionError, parseOptions, requireContent } from "./lib/options.ts";
import { counted } from "./lib/report/wording.ts";

type Step = (options: { check: boolean }) => Promise<string[]>;

// Imported when needed, so that one step does not load the packages of another.
const STEPS: Record<string, () => Promise<Step>> = {
  installers: async () => (await import("./lib/assets/installers.ts")).makeInstallers,
  font: async () => (await import("./lib/assets/main-font.ts")).makeMainFont,
  icons: async () => (await import("./lib/assets/icons.ts")).makeIcons,
};

const HELP = `npm run assets -- [STEP …] [--check]

Makes files that are committed: demonstration installers with their sizes and hashes, the main font, the raster icons.

  --check   writes nothing; fails with a list of what is not current

Steps: ${Object.keys(STEPS).join(", ")} (all)`;

await runCommand({ help: HELP, read: readOptions }, async ({ steps, check }) => {
  requireContent(CONTENT_FOLDER);
  let stale = 0;
  for (const [name, load] of steps) {
    const start = performance.now();
    const files = await (await load())({ check });
    for (const file of files) console.log(`  ${check ? "not current" : "written"}  ${file}`);
    console.log(`${name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1)} s   ${summary(files.length, check)}`);
    stale += files.length;
  }
  if (!check || stale === 0) return 0;
  console.error(`${summary(stale, check)}: run npm run assets and commit what it writes`);
  return 1;
});

function readOptions(args: readonly string[]) {
  const names = Object.keys(STEPS);
  const { values, positionals } = parseOptions(args, { check: { type: "boolean", default: false } }, names.length);
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new OptionError(`there is no step ${unknown.join(", ")}; the steps are ${names.join(", ")}`);
  return { steps: Object.entries(STEPS).filter(([name]) => positionals.length === 0 || positionals.includes(name)), check: values.check };
}

function summary(count: number, check: boolean): string {
  return count === 0 ? "everything is current" : `${counted(count, "file")} ${check ? "not current" : "written"}`;
}
