/** A version comes out, and a beta becomes a released version. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listNewest, listSold } from "#tests/content-changes/products.ts";
import { required, type ScratchContent } from "#tests/content-changes/scratch-content.ts";

/** Runs one of the project's commands in the copy. @throws with its output. */
function command(content: ScratchContent, script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", `scripts/${script}`, ...args], {
    cwd: content.project,
    encoding: "utf8",
    env: { ...process.env, CI: "1", CONTENT_DIR: content.content, ...env },
  });
  if (status !== 0) throw new Error(`${script} ${args.join(" ")}:\n${stdout}${stderr}`);
}

/** Writes a release by `npm run release` and signs it. The vendor's own key is not here, so everything is signed anew with another one. */
function release(content: ScratchContent, args: readonly string[], installers: readonly { file: string; as?: string }[]): void {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  const files = installers.flatMap(({ file, as }) => {
    writeFileSync(join(folder, file), `the bytes of ${file}\n`);
    return ["--installer", `${as === undefined ? "" : `${as}=`}${join(folder, file)}`];
  });
  const key = join(folder, "key.pem");
  command(content, "release-sign.ts", ["--new-key", key, "--replace"]);
  command(content, "release.ts", [...args, ...files]);
  command(content, "release-sign.ts", [], { RELEASE_KEY_FILE: key });
}

/** A phrase of a correction with nothing to fill in. */
function plainPhrase(content: ScratchContent): string {
  type Phrases = { phrases: { id: string; kind: string; words: Record<string, string> }[] };
  const { phrases } = content.facts("phrases.yaml") as Phrases;
  const plain = phrases.find(({ kind, words }) => ["fix", "speed"].includes(kind) && !Object.values(words).join("").includes("{"));
  return required(plain, "phrase of a correction without gaps").id;
}

export function stableRelease(content: ScratchContent): void {
  const stable = listNewest(content).find(({ channel, product }) => channel === "stable" && product.salesCondition !== "Discontinued");
  const { product, version, installers } = required(stable, "product whose newest release is stable");
  const [major = 1, minor = 0, patch = 0] = version.split(".").map(Number);
  const next = `${major}.${minor}.${patch + 1}`;
  release(
    content,
    [product.slug, next, "--phrase", plainPhrase(content)],
    installers.map(({ file }) => ({ file: file.replace(version, next) })),
  );
}

export function betaPromoted(content: ScratchContent): void {
  const beta = listNewest(content).find(({ channel }) => channel === "beta");
  const { product, version } = required(beta, "beta");
  const file = `shared/releases/${product.slug}/${version}.yaml`;
  content.edit(file, /^channel: beta$/mu, "channel: stable");
}

/** A first release for a product that has none yet. */
export function firstRelease(content: ScratchContent, slug: string, edition: string, system: string): void {
  const name = required(
    listSold(content).find((product) => product.slug === slug),
    slug,
  ).name.replaceAll(" ", "");
  const say = content.locales().flatMap((locale) => ["--say", `first@${locale}=${FIRST_RELEASE[locale] ?? FIRST_RELEASE.en}`]);
  release(content, [slug, "1.0.0", "--kind", "new:first", ...say], [{ file: `${name}-1.0.0-${system}.zip`, as: `${edition},${system}` }]);
}
const FIRST_RELEASE: Partial<Record<string, string>> = {
  en: "The first version.",
  ja: "最初のバージョンです。",
  fr: "La première version.",
  de: "Die erste Version.",
  zh: "第一个版本。",
  es: "La primera versión.",
};
