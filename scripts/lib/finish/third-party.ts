/** The licences of the packages that are part of the deployment: their authors ask for a copy with each one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Licences (SPDX) that allow use in a closed product and ask for no more than their text. */
const ALLOWED = new Set("0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 ISC MIT MIT-0".split(" "));

type Manifest = { name: string; version: string; license?: string };

/**
 * @param inputs Files that were bundled, as esbuild names them: below `node_modules`, or the project's own.
 * @returns Each package with its version, licence and licence text, in the order of their names.
 * @throws if a package has a licence that is not allowed.
 */
export function listThirdParties(inputs: Iterable<string>): string {
  const folders = new Set([...inputs].flatMap((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file)?.[0] ?? []));
  const packages = [...folders].map((folder) => ({
    folder,
    ...(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest),
  }));
  for (const { name, license = "none" } of packages)
    if (!ALLOWED.has(license))
      throw new Error(`${name} has the licence ${license}, which scripts/lib/finish/third-party.ts does not allow`);
  const texts = packages.map(({ folder, name, version, license }) =>
    `${name} ${version}: ${license ?? ""}\n\n${licenceText(folder)}`.trim(),
  );
  return `${[...new Set(texts)].sort().join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

function licenceText(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/iu.test(name));
  return file === undefined ? "" : readFileSync(join(folder, file), "utf8").trim();
}
