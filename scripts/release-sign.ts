/** `npm run release:sign`: signs installers with the vendor's private key, which is kept outside the repository. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { Signing } from "#schemas/signing.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { messageOf } from "#server/errors.ts";
import { runCommand } from "./lib/command.ts";
import { readContentAs, readContentData, withValues } from "./lib/content-files/content-file.ts";
import { OptionError, parseOptions, requireContent } from "./lib/options.ts";
import { step } from "./lib/progress.ts";
import { counted } from "./lib/report/wording.ts";
import { newPrivateKey, publicKeyOf, readPrivateKey } from "./lib/ed25519.ts";
import { signInstallers } from "./lib/release/sign-installers.ts";

const SIGNING = join(CONTENT_FOLDER, "shared/signing.yaml");

const HELP = `npm run release:sign -- [PRODUCT [VERSION]] [options]

Signs every installer that the vendor's key has not signed yet, or only those of a product or a release (3dx 1.4.2).
RELEASE_KEY_FILE names the file with the private key, outside of the repository.

  --new-key FILE   makes a pair of keys, writes the private one to FILE, and signs everything with it
  --replace        with --new-key: also where there is a key already, whose plug-ins then refuse every update`;

const read = (args: readonly string[]) => {
  const { values, positionals } = parseOptions(args, { "new-key": { type: "string" }, replace: { type: "boolean", default: false } }, 2);
  return { newKey: values["new-key"], replace: values.replace, product: positionals[0], version: positionals[1] };
};

await runCommand({ help: HELP, read }, async ({ newKey, replace, product, version }) => {
  requireContent(CONTENT_FOLDER);
  const { key, save } = newKey === undefined ? { key: readVendorKey(), save: undefined } : makeKey(newKey, replace);
  await step("sign", (report) => {
    const { signed, files } = signInstallers({ key, product, version, report, save });
    return signed === 0 ? "every installer is signed already" : `${counted(signed, "signature")} in ${counted(files.length, "file")}`;
  });
});

function readVendorKey() {
  const file = process.env.RELEASE_KEY_FILE ?? "";
  if (file === "")
    throw new OptionError(`set RELEASE_KEY_FILE to the file with the private key that belongs to the public key in ${SIGNING}`);
  if (!existsSync(requireOutside(file))) throw new OptionError(`RELEASE_KEY_FILE: there is no file ${file}`);
  const key = readKeyIn(file);
  const { publicKey } = readContentAs(SIGNING, Signing);
  if (publicKeyOf(key) !== publicKey)
    throw new OptionError(`${file} is not the key that ${SIGNING} names (${publicKey}): installed plug-ins would refuse its signatures`);
  return key;
}

function readKeyIn(file: string) {
  try {
    return readPrivateKey(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new OptionError(`RELEASE_KEY_FILE: ${file}: ${messageOf(cause)}`, { cause });
  }
}

/** @returns The new key, and what writes it. */
function makeKey(file: string, replace: boolean) {
  const written = Signing.safeParse(readContentData(SIGNING)).data;
  if (written !== undefined && !replace)
    throw new OptionError(
      `${SIGNING} has a key already (${written.publicKey}), and installed plug-ins that carry it would refuse every update that another one signs; if there are none yet, as with the key of a demonstration, write --replace, too`,
    );
  if (existsSync(requireOutside(file))) throw new OptionError(`${file} exists already; choose another name`);
  const { key, pem } = newPrivateKey();
  const save = () => {
    writeFileSync(file, pem, { mode: 0o600, flag: "wx" });
    writeFileSync(SIGNING, withValues(SIGNING, [{ path: ["publicKey"], value: publicKeyOf(key) }]));
    console.error(`The private key is ${file}: keep it, and keep it secret. Plug-ins must carry the new public key of ${SIGNING}.`);
  };
  return { key, save };
}

/** @throws OptionError for a file in the repository, because it would be committed sooner or later. */
function requireOutside(file: string): string {
  if (!relative(process.cwd(), resolve(file)).startsWith(".."))
    throw new OptionError(`${file} is in the repository: keep the private key outside of it`);
  return file;
}
