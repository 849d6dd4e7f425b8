/** Demonstration installers: the files themselves, and their size and hash in the facts of their release. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { Installer } from "#schemas/release-facts.ts";
import { Site } from "#schemas/site.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { type NewValue, readContentAs, withValues } from "#scripts/lib/content-files/content-file.ts";
import { installerZip } from "./installer-zip.ts";

/** Releases with this comment. Other installers are a vendor's real ones and are never written or removed. */
const DEMONSTRATION = /^# demonstration\b/mu;

// Only the facts that an installer is made from: others may be wrong, or change, without an effect on it.
const SiteName = z.object(Site.pick({ name: true }).shape);
const ProductName = z.object({
  name: ProductFacts.shape.name,
  editions: z.array(z.object(Edition.pick({ key: true, edition: true, licence: true }).shape)),
});
const ReleaseInstallers = z.object({
  installers: z.array(
    z.object({
      ...Installer.pick({ edition: true, system: true, file: true }).shape,
      size: z.unknown().optional(),
      sha256: z.unknown().optional(),
    }),
  ),
});
type ProductName = z.infer<typeof ProductName>;

/**
 * Makes every demonstration installer below `content/shared/installers/` and writes sizes and hashes into the facts.
 *
 * @returns The files that were written or removed; with `check`, those that would be.
 */
export async function makeInstallers({ check, content = CONTENT_FOLDER }: { check: boolean; content?: string }): Promise<string[]> {
  const shared = join(content, "shared");
  const vendor = readContentAs(join(shared, "site.yaml"), SiteName).name;
  const changed: string[] = [];
  for (const product of await listNames(join(shared, "releases"))) {
    const facts = readContentAs(join(shared, "products", `${product}.yaml`), ProductName);
    for (const name of await listNames(join(shared, "releases", product))) {
      const version = name.replace(/\.yaml$/u, "");
      const release = { file: join(shared, "releases", product, name), folder: join(shared, "installers", product, version), version };
      changed.push(...(await makeRelease(release, vendor, facts, check)));
    }
  }
  return changed;
}

type Release = { file: string; folder: string; version: string };

async function makeRelease({ file, folder, version }: Release, vendor: string, product: ProductName, check: boolean): Promise<string[]> {
  if (!DEMONSTRATION.test(await readFile(file, "utf8"))) return [];
  const { installers } = readContentAs(file, ReleaseInstallers);
  const wanted = new Map<string, Uint8Array>();
  const values: NewValue[] = [];
  for (const [index, installer] of installers.entries()) {
    const edition = editionName(product, installer.edition);
    if (edition === undefined) throw new Error(`${file}: ${product.name} has no edition ${installer.edition}`);
    const label = { vendor, product: product.name, edition, version, system: installer.system };
    const bytes = installerZip(installer.file.replace(/\.zip$/u, ""), label);
    wanted.set(join(folder, installer.file), bytes);
    const measured = { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
    for (const field of ["size", "sha256"] as const)
      if (installer[field] !== measured[field]) values.push({ path: ["installers", index, field], value: measured[field] });
  }
  // Facts that are right already keep their author's formatting to the last space.
  if (values.length > 0) wanted.set(file, new TextEncoder().encode(withValues(file, values)));
  return [...(await writeAll(wanted, check)), ...(await removeOthers(folder, wanted, check))];
}

/** The text after the product's name: "Lite", "MultiUser", or nothing. */
function editionName({ editions }: ProductName, key: string): string | undefined {
  const found = editions.find((edition) => edition.key === key);
  return found && [found.edition, found.licence === "multi-user" ? "MultiUser" : ""].filter(Boolean).join(" ");
}

async function writeAll(wanted: ReadonlyMap<string, Uint8Array>, check: boolean): Promise<string[]> {
  const changed: string[] = [];
  for (const [file, bytes] of wanted) {
    const now = await readFile(file).catch(ignoreMissing);
    if (now?.equals(bytes) === true) continue;
    changed.push(file);
    if (check) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return changed;
}

/** Removes files that the release no longer names. */
async function removeOthers(folder: string, wanted: ReadonlyMap<string, Uint8Array>, check: boolean): Promise<string[]> {
  const others = (await listNames(folder)).map((name) => join(folder, name)).filter((file) => !wanted.has(file));
  if (!check) await Promise.all(others.map((file) => rm(file)));
  return others;
}

/** Names in a folder in a stable order, without hidden files; none when there is no such folder. */
async function listNames(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  return names.filter((name) => !name.startsWith(".")).sort();
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
