/** `npm run mutate:content`: makes random mistakes in a copy of the content, and lists those that the check does not find. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { runCommand } from "#scripts/lib/command.ts";
import { listFiles } from "#scripts/lib/content-files/read-files.ts";
import { commitDay } from "#scripts/lib/days.ts";
import { parseOptions, wholeNumber } from "#scripts/lib/options.ts";
import { type Kind, KINDS } from "./kinds.ts";
import { type Random, randomFrom } from "./random.ts";

const HELP = `npm run mutate:content -- [--count 500] [--seed 1]

Makes one mistake after the other in a copy of the content, of ${KINDS.length} kinds at random places, and lists those that the
content check does not find. A seed repeats a run.`;

/** Mistakes of one run of the check, which takes seconds. */
const BATCH = 12;

type Mistake = { kind: Kind; file: string; before: string; after: string };

await runCommand(
  {
    help: HELP,
    read: (args) => {
      const { values } = parseOptions(args, { count: { type: "string", default: "500" }, seed: { type: "string", default: "1" } });
      return { count: wholeNumber("--count", values.count), seed: wholeNumber("--seed", values.seed) };
    },
  },
  async ({ count, seed }) => {
    const project = mkdtempSync(path.join(tmpdir(), "mutations-"));
    try {
      for (const folder of ["content", "public"]) cpSync(folder, path.join(project, folder), { recursive: true });
      return report(await run(path.join(project, "content"), count, seed), count, seed);
    } finally {
      rmSync(project, { recursive: true });
    }
  },
);

async function run(root: string, count: number, seed: number): Promise<Mistake[]> {
  const random = randomFrom(seed);
  const files = listFiles(root).filter((file) => /\.(?:yaml|mdx)$/u.test(file));
  const now = commitDay("content");
  const check = async () => (await checkContent({ root, now })).problems;
  const before = await check();
  if (before.length > 0) throw new Error("the content has problems already: npm run check:content");
  const missed: Mistake[] = [];
  const read = (file: string) => (files.includes(file) ? readFileSync(path.join(root, file), "utf8") : undefined);
  const put = (mistakes: readonly Mistake[], side: "before" | "after") => {
    for (const mistake of mistakes) writeFileSync(path.join(root, mistake.file), mistake[side]);
  };
  for (let made = 0; made < count;) {
    const batch = makeBatch(Math.min(BATCH, count - made), files, random, read);
    made += batch.length;
    put(batch, "after");
    const problems = await check();
    put(batch, "before");
    for (const mistake of batch) {
      const own = `content/${mistake.file}`;
      if (problems.some(({ file, related = [] }) => file === own || related.some((other) => other.file === own))) continue;
      // Another mistake may hide this one, or what it causes is reported in a third file.
      put([mistake], "after");
      if ((await check()).length === 0) missed.push(mistake);
      put([mistake], "before");
    }
    process.stderr.write(`${made} mistakes, ${missed.length} not found\n`);
  }
  return missed;
}

/** Mistakes in different files. */
function makeBatch(size: number, files: readonly string[], random: Random, read: (file: string) => string | undefined): Mistake[] {
  const batch: Mistake[] = [];
  while (batch.length < size) {
    const kind = random.pick(KINDS);
    const file = random.pick(files.filter((each) => kind?.files.test(each)));
    const before = file === undefined ? undefined : read(file);
    if (kind === undefined || file === undefined || before === undefined || batch.some((mistake) => mistake.file === file)) continue;
    const after = kind.make({ file, text: before, random, read });
    if (after !== undefined && after !== before) batch.push({ kind, file, before, after });
  }
  return batch;
}

function report(missed: readonly Mistake[], count: number, seed: number): number {
  for (const { kind, file, before, after } of missed) {
    const [old, now] = [before.split("\n"), after.split("\n")];
    const line = old.findIndex((each, index) => each !== now[index]);
    process.stdout.write(`content/${file}:${line + 1}  ${kind.name}\n  - ${old[line] ?? ""}\n  + ${now[line] ?? ""}\n`);
  }
  process.stdout.write(`${count - missed.length} of ${count} mistakes were found (seed ${seed})\n`);
  return missed.length > 0 ? 1 : 0;
}
