/** Writes the signature of each installer into the facts of its release. */
import type { KeyObject } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type NewValue, readContentData, withValues } from "#scripts/lib/content-files/content-file.ts";
import { OptionError } from "#scripts/lib/options.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { isSignedBy, publicKeyOf, signatureOf } from "#scripts/lib/ed25519.ts";

type Options = {
  key: KeyObject;
  content?: string;
  /** One product alone, or one version of it. */
  product?: string;
  version?: string;
  report?: (done: number, of: number) => void;
};

/** Signs installers that have no signature by this key. @returns How many signatures were written, and into which files. */
export function signInstallers({ key, content = CONTENT_FOLDER, product, version, report }: Options): { signed: number; files: string[] } {
  const publicKey = publicKeyOf(key);
  const releases = listReleaseFiles(content, product, version);
  const files: string[] = [];
  let signed = 0;
  for (const [done, { file, folder }] of releases.entries()) {
    const values: NewValue[] = [];
    for (const { index, name, signature } of installersOf(file)) {
      if (!existsSync(join(folder, name))) throw new Error(`${join(folder, name)} does not exist: there is nothing to sign`);
      const bytes = readFileSync(join(folder, name));
      if (signature !== undefined && isSignedBy(publicKey, signature, bytes)) continue;
      values.push({ path: ["installers", index, "signature"], value: signatureOf(key, bytes) });
    }
    if (values.length > 0) {
      writeFileSync(file, withValues(file, values));
      files.push(file);
      signed += values.length;
    }
    report?.(done + 1, releases.length);
  }
  return { signed, files };
}

function installersOf(file: string): { index: number; name: string; signature: string | undefined }[] {
  const { installers = [] } = (readContentData(file) ?? {}) as { installers?: { file?: unknown; signature?: unknown }[] };
  return installers.flatMap(({ file, signature }, index) =>
    typeof file === "string" ? [{ index, name: file, signature: typeof signature === "string" ? signature : undefined }] : [],
  );
}

/** @throws OptionError when there is no such product or version. */
function listReleaseFiles(content: string, product?: string, version?: string): { file: string; folder: string }[] {
  const root = join(content, "shared", "releases");
  const products = product === undefined ? readdirSync(root) : [product];
  return products.flatMap((slug) => {
    if (!existsSync(join(root, slug)))
      throw new OptionError(`${join(root, slug)} does not exist: the products with releases are ${readdirSync(root).join(", ")}`);
    const versions = readdirSync(join(root, slug)).flatMap((name) => (name.endsWith(".yaml") ? [name.slice(0, -".yaml".length)] : []));
    if (version !== undefined && !versions.includes(version))
      throw new OptionError(`${slug} has no release ${version}: there are ${versions.join(", ")}`);
    return versions
      .filter((each) => version === undefined || each === version)
      .map((each) => ({ file: join(root, slug, `${each}.yaml`), folder: join(content, "shared", "installers", slug, each) }));
  });
}
