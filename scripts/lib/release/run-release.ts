/** Makes a release from a request. */
import { join } from "node:path";
import { counted } from "#scripts/lib/report/wording.ts";
import { readCorpus } from "#scripts/lib/check/check-content.ts";
import { today } from "#scripts/lib/days.ts";
import { accepted, writeRecords } from "#scripts/lib/check/translations/write-records.ts";
import { pathIn } from "#scripts/lib/content-files/read-files.ts";
import { step } from "#scripts/lib/progress.ts";
import { changesOf } from "./changes.ts";
import { listMissingFiles, takeInstallers } from "./installer-files.ts";
import { ReleaseError, type ReleaseRequest } from "./options.ts";
import { planRelease } from "./plan.ts";
import { type Project, readProject } from "./project.ts";
import { writeRelease } from "./write-release.ts";

/** @throws ReleaseError with every mistake; nothing has then been written. */
export async function runRelease(request: ReleaseRequest, say: (line: string) => void): Promise<void> {
  const project = projectOf(request);
  const changes = changesOf(request, project);
  const plan = planRelease(request, changes, project);
  const folder = join(project.content, "shared/installers", project.product, plan.version);
  const { installers } = await step("installers", async (report) => {
    const taken = await takeInstallers(plan.installers, folder, report);
    return { installers: taken, summary: counted(taken.length, "file") };
  });
  const { files, open } = writeRelease(plan, installers, project);
  files.push(...(await recordTexts(project.content, `releases/${project.product}/${plan.version}.mdx:`)));
  say(`${project.facts.name} ${plan.version}, ${plan.channel}, ${plan.date}`);
  for (const file of files) say(`  wrote ${file}`);
  if (plan.stillOpen.length > 0)
    say(`  still open: ${plan.stillOpen.map(({ id }) => id).join(", ")}; a change of the same ID, --kind fix:ID, would fix it`);
  for (const subject of changes.leftOut) say(`  left out: ${subject}`);
  for (const { file, sentences } of open) say(`  to write: ${counted(sentences, "sentence")} in ${file}`);
  // By the source's name: --all would also accept every other translation that waits for its translator.
  const source = join(project.content, project.source, "releases", project.product, `${plan.version}.mdx`);
  const write = open.length === 0 ? "" : `write these sentences, npm run translate -- accept "${source}", `;
  say(`next: ${write}npm run release:sign, npm run check:content`);
}

/** @throws ReleaseError when there is no such product, or content is not in shape: with the other mistakes that can be found without it. */
function projectOf({ product, content, wrong, installers }: ReleaseRequest): Project {
  try {
    if (product === undefined) throw new ReleaseError(["name a product: npm run release -- 3dx"]);
    return readProject(content, product);
  } catch (error) {
    throw error instanceof ReleaseError ? new ReleaseError([...wrong, ...error.sentences, ...listMissingFiles(installers)]) : error;
  }
}

/** Records that the sentences which exist in every language say the same. @returns The files that were written. */
async function recordTexts(root: string, prefix: string): Promise<string[]> {
  const corpus = await readCorpus({ root, now: today() });
  const files = writeRecords(corpus, root, (pair) =>
    pair.state === "unrecorded" && pair.key.startsWith(prefix) ? accepted(pair) : undefined,
  );
  return files.map((file) => pathIn(root, file));
}
