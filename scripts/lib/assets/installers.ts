/** Demonstration installers: the files themselves, and their size and hash in the facts of their release. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { Installer } from "#schemas/release-facts.ts";
import { Site } from "#schemas/site.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { type NewValue, readContentAs, withValues } from "#scripts/lib/content-files/content-file.ts";
import { listFiles } from "#scripts/lib/content-files/read-files.ts";
import { putFile } from "#scripts/lib/put-file.ts";
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
  return listFiles(join(shared, "releases")).flatMap((name) => {
    const [product = "", version = ""] = name.replace(/\.yaml$/u, "").split("/");
    const facts = readContentAs(join(shared, "products", `${product}.yaml`), ProductName);
    const release = { file: join(shared, "releases", name), folder: join(shared, "installers", product, version), version };
    return makeRelease(release, vendor, facts, check);
  });
}

type Release = { file: string; folder: string; version: string };

function makeRelease({ file, folder, version }: Release, vendor: string, product: ProductName, check: boolean): string[] {
  if (!DEMONSTRATION.test(readFileSync(file, "utf8"))) return [];
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
  return [...writeAll(wanted, check), ...removeOthers(folder, wanted, check)];
}

/** The text after the product's name: "Lite", "MultiUser", or nothing. */
function editionName({ editions }: ProductName, key: string): string | undefined {
  const found = editions.find((edition) => edition.key === key);
  return found && [found.edition, found.licence === "multi-user" ? "MultiUser" : ""].filter(Boolean).join(" ");
}

function writeAll(wanted: ReadonlyMap<string, Uint8Array>, check: boolean): string[] {
  const changed = [...wanted].filter(([file, bytes]) => !existsSync(file) || !readFileSync(file).equals(bytes));
  if (!check) for (const [file, bytes] of changed) putFile(file, bytes);
  return changed.map(([file]) => file);
}

/** Removes files that the release no longer names. */
function removeOthers(folder: string, wanted: ReadonlyMap<string, Uint8Array>, check: boolean): string[] {
  const others = listFiles(folder)
    .map((name) => join(folder, name))
    .filter((file) => !wanted.has(file));
  if (!check) for (const file of others) rmSync(file);
  return others;
}
