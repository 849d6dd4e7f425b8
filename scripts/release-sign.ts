/**
 * `npm run release:sign`: signs installers with the vendor's key, which never stands in the repository.
 *
 *     RELEASE_KEY_FILE=~/keys/release.pem npm run release:sign                every installer that is not signed by this key
 *     RELEASE_KEY_FILE=~/keys/release.pem npm run release:sign -- 3dx 1.4.2   those of one release
 *     npm run release:sign -- --new-key ~/keys/release.pem                    makes a pair of keys, and signs everything with it
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parseDocument } from "yaml";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { step } from "./lib/progress.ts";
import { newPrivateKey, publicKeyOf, readPrivateKey } from "./lib/release/ed25519.ts";
import { signInstallers } from "./lib/release/sign-installers.ts";

const SIGNING = join(CONTENT_FOLDER, "shared/signing.yaml");

try {
  const { values, positionals } = parseArgs({ options: { "new-key": { type: "string" } }, allowPositionals: true });
  const [product, version] = positionals;
  const key = values["new-key"] === undefined ? vendorsKey() : madeKey(values["new-key"]);
  await step("sign", (report) => {
    const { signed, files } = signInstallers({ key, product, version, report });
    return signed === 0 ? "every installer is signed already" : `${signed} signatures in ${files.length} files`;
  });
} catch (error) {
  console.error(`release:sign: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}

function vendorsKey() {
  const file = process.env.RELEASE_KEY_FILE ?? "";
  if (file === "") throw new Error("set RELEASE_KEY_FILE to the file with the private key, or make one with --new-key FILE");
  const key = readPrivateKey(readFileSync(outside(file), "utf8"));
  const { publicKey } = parseDocument(readFileSync(SIGNING, "utf8")).toJS() as { publicKey?: string };
  if (publicKeyOf(key) !== publicKey)
    throw new Error(
      `${file} is not the key that ${SIGNING} names (${publicKey ?? "none"}): installed plug-ins would refuse its signatures`,
    );
  return key;
}

function madeKey(file: string) {
  if (existsSync(outside(file))) throw new Error(`${file} exists already; choose another name`);
  const { key, pem } = newPrivateKey();
  writeFileSync(file, pem, { mode: 0o600, flag: "wx" });
  const signing = parseDocument(readFileSync(SIGNING, "utf8"));
  signing.set("publicKey", publicKeyOf(key));
  writeFileSync(SIGNING, signing.toString({ lineWidth: 0 }));
  console.error(`The private key is ${file}: keep it, and keep it secret. Plug-ins must carry the new public key of ${SIGNING}.`);
  return key;
}

/** A key within the repository would be committed sooner or later. */
function outside(file: string): string {
  if (!relative(process.cwd(), resolve(file)).startsWith(".."))
    throw new Error(`${file} lies in the repository: keep the private key outside of it`);
  return file;
}
