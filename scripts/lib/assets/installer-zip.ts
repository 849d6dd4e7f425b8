/** The bytes of one demonstration installer: the same facts give the same bytes, on every machine and in every time zone. */
import { createHash } from "node:crypto";
import { zipSync } from "fflate";

/** The facts in an installer. No text of the site, because a corrected sentence must not change the hash. */
export type InstallerLabel = {
  vendor: string;
  product: string;
  /** "Lite", "MultiUser"; empty when there is only one edition. */
  edition: string;
  version: string;
  system: string;
};

/** A ZIP with one folder: a README in English and Japanese, and pseudo-random bytes that give the file a realistic size. */
export function installerZip(folder: string, label: InstallerLabel): Uint8Array {
  // ZIP stores local time without a zone, so the date is local, too. 1980 is its first year.
  const mtime = new Date(1980, 0, 1);
  const files = {
    [`${folder}/README.txt`]: new TextEncoder().encode(readme(label)),
    [`${folder}/payload.bin`]: payload([label.product, label.edition, label.version, label.system].join("\n")),
  };
  // Not compressed: another version of the compressor would give other bytes, and every hash in the facts would change.
  return zipSync(files, { level: 0, mtime });
}

/** 4 to 12 KiB of pseudo-random bytes: SHA-256 of the seed and a counter, repeated. */
function payload(seed: string): Uint8Array {
  const length = 4096 + (sha256(`${seed}\nlength`).readUInt32BE(0) % (8192 + 1));
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, counter) => sha256(`${seed}\n${counter}`));
  return new Uint8Array(Buffer.concat(blocks, length));
}

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

function readme({ vendor, product, edition, version, system }: InstallerLabel): string {
  const name = [product, edition, version].filter(Boolean).join(" ");
  return `${name} (${system})
${vendor}

This is a demonstration installer. It installs nothing. It stands in for the
real one, so that downloads, hashes and update feeds can be tried.

  Product  ${product}
  Edition  ${edition || "-"}
  Version  ${version}
  System   ${system}

これはデモ用のインストーラーです。何もインストールしません。
ダウンロード、ハッシュ値、アップデートの配信を試せるように、本物の代わりに置いてあります。

  製品          ${product}
  エディション  ${edition || "-"}
  バージョン    ${version}
  システム      ${system}
`;
}
