/**
 * `npm run assets`: makes the icons and the demonstration installers, and only where they differ.
 *
 *     npm run assets                   all steps
 *     npm run assets -- installers     one step
 *     npm run assets -- --check        touch nothing; fail with a list of what is not current
 */
import { parseArgs } from "node:util";

type Step = (options: { check: boolean }) => Promise<string[]>;

// Loaded when its turn comes, so that one step does not wait for another's packages.
const STEPS: Record<string, () => Promise<Step>> = {
  installers: async () => (await import("./lib/assets/installers.ts")).makeInstallers,
  face: async () => (await import("./lib/assets/face.ts")).makeFace,
  icons: async () => (await import("./lib/assets/icons.ts")).makeIcons,
};

const { values, positionals } = parseArgs({ options: { check: { type: "boolean", default: false } }, allowPositionals: true });
const unknown = positionals.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  console.error(`assets: there is no step ${unknown.join(", ")}; the steps are ${Object.keys(STEPS).join(", ")}`);
  process.exit(2);
}

const stale: string[] = [];
const chosen = Object.entries(STEPS).filter(([name]) => positionals.length === 0 || positionals.includes(name));
for (const [index, [name, load]] of chosen.entries()) {
  const start = performance.now();
  console.log(`assets ${index + 1}/${chosen.length}  ${name} …`);
  const files = await (await load())({ check: values.check });
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  for (const file of files) console.log(`  ${values.check ? "not current" : "written"}  ${file}`);
  console.log(`  ${summary(files.length)} in ${seconds} s`);
  stale.push(...files);
}

if (values.check && stale.length > 0) {
  console.error(`assets: ${summary(stale.length)}; run npm run assets and commit what it writes`);
  process.exitCode = 1;
}

function summary(count: number): string {
  if (count === 0) return "everything is current";
  return `${count} ${count === 1 ? "file" : "files"} ${values.check ? "not current" : "written"}`;
}
