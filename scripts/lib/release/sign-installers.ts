/** Writes the signature of each installer into the facts of its release. */
import { createHash, type KeyObject } from "node:crypto";
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
  /** Called once every file has turned out to be the one of its facts, before anything is written. */
  save?: () => void;
};

/**
 * Signs installers that have no signature by this key.
 *
 * @returns How many signatures were written, and into which files.
 * @throws OptionError before anything is written when a file is not the one whose size and hash its facts name.
 */
export function signInstallers({ key, content = CONTENT_FOLDER, product, version, report, save }: Options): {
  signed: number;
  files: string[];
} {
  const publicKey = publicKeyOf(key);
  const releases = listReleaseFiles(content, product, version);
  const wrong: string[] = [];
  const found: { file: string; values: NewValue[] }[] = [];
  for (const [done, { file, folder }] of releases.entries()) {
    const values: NewValue[] = [];
    for (const { index, name, signature, size, sha256 } of installersOf(file)) {
      if (!existsSync(join(folder, name))) throw new Error(`${join(folder, name)} does not exist: there is nothing to sign`);
      const bytes = readFileSync(join(folder, name));
      if (signature !== undefined && isSignedBy(publicKey, signature, bytes)) continue;
      const real = createHash("sha256").update(bytes).digest("hex");
      if (size !== bytes.length || sha256 !== real)
        wrong.push(
          `${join(folder, name)} is not the file of ${file}; if it is the right one, write size: ${bytes.length}, sha256: ${real}`,
        );
      values.push({ path: ["installers", index, "signature"], value: signatureOf(key, bytes) });
    }
    if (values.length > 0) found.push({ file, values });
    report?.(done + 1, releases.length);
  }
  if (wrong.length > 0) throw new OptionError(wrong.join("\n"));
  save?.();
  for (const { file, values } of found) writeFileSync(file, withValues(file, values));
  return { signed: found.flatMap(({ values }) => values).length, files: found.map(({ file }) => file) };
}

type Written = { file?: unknown; size?: unknown; sha256?: unknown; signature?: unknown };

function installersOf(file: string) {
  const { installers = [] } = (readContentData(file) ?? {}) as { installers?: Written[] };
  return installers.flatMap(({ file: name, signature, ...facts }, index) =>
    typeof name === "string" ? [{ ...facts, index, name, signature: typeof signature === "string" ? signature : undefined }] : [],
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
