/** `npm run test:incremental`: random edits, each followed by an incremental build that is compared with a clean one. */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCommand } from "#scripts/lib/command.ts";
import { parseOptions, wholeNumber } from "#scripts/lib/options.ts";
import { removeOutputs } from "#tests/bench/lib/measure-build.ts";
import { copyProject } from "#tests/bench/lib/project-copy.ts";
import { seededRandom } from "#tests/bench/lib/random.ts";
import { hashBuild, listDifferences } from "./compare-builds.ts";
import { recordSources } from "#tests/support/record-sources.ts";
import { undoEdit } from "./edit.ts";
import { makeEdit } from "./random-edits.ts";

const HELP = `npm run test:incremental -- [options]

After random edits of content and code, each followed by an incremental build, the result must be byte for byte that of a
clean build. Works in a copy of the project.

  --content 50   how many edits of content (50)
  --code 10      how many edits of code (10)
  --every 10     after how many edits a clean build is compared; always after the last (10)
  --batch 1      how many edits come between two incremental builds (1)
  --seed 1       makes the same edits again (1)`;

const OPTION = { type: "string" } as const;

function readOptions(args: readonly string[]) {
  const { values } = parseOptions(args, { content: OPTION, code: OPTION, every: OPTION, batch: OPTION, seed: OPTION });
  const defaults = { content: 50, code: 10, every: 10, batch: 1, seed: 1 };
  // No edits of one kind are allowed: --code 0.
  const read = (name: keyof typeof defaults) =>
    values[name] === undefined ? defaults[name] : values[name] === "0" ? 0 : wholeNumber(`--${name}`, values[name]);
  return { content: read("content"), code: read("code"), every: read("every"), batch: read("batch"), seed: read("seed") };
}

let project = "";
let random: () => number = Math.random;

await runCommand({ help: HELP, read: readOptions }, ({ content, code, every, batch, seed }) => {
  random = seededRandom(seed);
  project = copyProject(process.cwd());
  try {
    // Content and code in random order.
    const plan = [...Array<"content">(content).fill("content"), ...Array<"code">(code).fill("code")]
      .map((what) => ({ what, place: random() }))
      .sort((a, b) => a.place - b.place);
    build("the first build");
    let differences: string[] = [];
    for (const [index, { what }] of plan.entries()) {
      editUntilAccepted(what, index);
      const done = index + 1;
      const isLast = done === plan.length;
      if (done % batch === 0 || isLast) build(`incremental build after ${done} edits`);
      if (done % every === 0 || isLast) differences = differences.concat(compareWithClean(done));
    }
    console.log(differences.length === 0 ? "✓ every incremental build is that of a clean build" : `✗ ${differences.length} differences`);
    return differences.length === 0 ? 0 : 1;
  } finally {
    rmSync(project, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
});

/** The checker refuses some edits: those are taken back, and another is made. */
function editUntilAccepted(what: "content" | "code", serial: number): void {
  for (;;) {
    const edit = makeEdit(project, what, random, serial);
    if (what === "content") recordSources(join(project, "content"));
    const { status } = run("--import", "tsx", "scripts/check-content.ts");
    if (status === 0) {
      console.log(`  ${[...edit.before.keys()].join(", ")}: ${edit.kind}`);
      return;
    }
    undoEdit(project, edit);
  }
}

function build(name: string): void {
  const begin = performance.now();
  const { status, output } = run("--import", "tsx", "scripts/build.ts");
  if (status !== 0) throw new Error(`${name} failed:\n${output}`);
  console.log(`${name}: ${((performance.now() - begin) / 1000).toFixed(1)} s, ${/\d+ of \d+ rendered/u.exec(output)?.[0] ?? ""}`);
}

function compareWithClean(edits: number): string[] {
  const incremental = hashBuild(project);
  const kept = `${project}-incremental`;
  // The outputs of the incremental build come back afterwards: the next one goes on from them.
  for (const folder of [".next", ".contentlayer", ".cache", "dist"]) cpSync(join(project, folder), join(kept, folder), { recursive: true });
  removeOutputs(project);
  build(`clean build after ${edits} edits`);
  const differences = listDifferences(incremental, hashBuild(project));
  for (const line of differences.slice(0, 20)) console.log(`  ✗ ${line}`);
  if (differences.length > 0) showFirst(differences, kept);
  removeOutputs(project);
  for (const folder of [".next", ".contentlayer", ".cache", "dist"]) cpSync(join(kept, folder), join(project, folder), { recursive: true });
  rmSync(kept, { recursive: true });
  return differences;
}

/** The first place where a text file of the two builds differs. */
function showFirst(differences: readonly string[], kept: string): void {
  const name = differences.map((line) => /^(.*\.(?:html|css|js|mjs|json|xml|txt)): differs$/u.exec(line)?.[1]).find(Boolean);
  if (name === undefined) return;
  const [incremental, clean] = [kept, project].map((folder) => readFileSync(join(folder, "dist", name), "utf8"));
  const at = [...(clean ?? "")].findIndex((letter, place) => letter !== incremental?.[place]);
  console.log(
    `  ${name} at ${at}:\n    incremental …${incremental?.slice(at - 60, at + 120) ?? ""}\n    clean       …${clean?.slice(at - 60, at + 120) ?? ""}`,
  );
}

function run(...argv: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, {
    cwd: project,
    encoding: "utf8",
    maxBuffer: 1 << 26,
    // The checker's clock is the commit's. Contentlayer takes PWD for the folder it runs in.
    env: { ...process.env, GIT_DIR: resolve(".git"), PWD: project, NO_COLOR: "1" },
  });
  return { status, output: `${stdout}${stderr}` };
}
