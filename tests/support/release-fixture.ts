/** Writes releases of the small site in tests/fixtures/content: facts, words in en and ja, signed installers. */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { signatureOf } from "#scripts/lib/ed25519.ts";
import { readOptional } from "#scripts/lib/put-file.ts";
import { fixtureKey } from "./fixture-key.ts";

export type ReleaseFixture = {
  version: string;
  product?: string;
  date?: string;
  channel?: string;
  changes?: { id: string; kind: string }[];
  /** By edition; each for macOS. */
  editions?: Record<string, string>;
  knownIssues?: { id: string; fixedIn?: string }[];
  more?: Record<string, unknown>;
};

const MODELINE = "# yaml-language-server: $schema=../../../../schemas/json/release-facts.json";
const EDITIONS = { lanternLite: "Lantern-Lite", lanternStandard: "Lantern-Standard" };

/** Puts a whole release without a fault into a content folder; what is given differs from it. */
export function writeRelease(
  content: string,
  { version, product = "lantern", editions = EDITIONS, more = {}, ...given }: ReleaseFixture,
): void {
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), text);
  };
  const changes = given.changes ?? [{ id: "meter-colour", kind: "fix" }];
  const knownIssues = given.knownIssues ?? [{ id: "slow-scan" }];
  // As the product's facts say; some releases are of a product that does not exist.
  const facts = parse(readOptional(join(content, `shared/products/${product}.yaml`)) ?? "") as ProductFacts | null;
  const minimum = facts?.systems.find(({ system }) => system === "macOS")?.minimum ?? "11.0";
  const installers = Object.entries(editions).map(([edition, name]) => {
    const file = `${name}-${version}-macOS.zip`;
    const bytes = Buffer.from(`a demonstration installer: ${file}\n`);
    put(`shared/installers/${product}/${version}/${file}`, bytes.toString());
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return { edition, system: "macOS", minimum, file, size: bytes.length, sha256, signature: signatureOf(fixtureKey(), bytes) };
  });
  const release = { date: given.date ?? "2026-08-28", channel: given.channel ?? "stable", changes, installers, knownIssues, ...more };
  put(`shared/releases/${product}/${version}.yaml`, `${MODELINE}\n${stringify(release, { lineWidth: 0 })}`);
  for (const [locale, words] of [
    ["en", "A sentence."],
    ["ja", "変更しました。"],
  ] as const) {
    const entries = (ids: readonly { id: string }[]) => Object.fromEntries(ids.map(({ id }) => [id, words]));
    const front = { summary: words, changes: entries(changes), ...(knownIssues.length > 0 ? { knownIssues: entries(knownIssues) } : {}) };
    put(`${locale}/releases/${product}/${version}.mdx`, `---\n${stringify(front, { lineWidth: 0 })}---\n`);
  }
}
