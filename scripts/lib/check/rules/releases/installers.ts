/** releases/…: the files of installers exist, match the facts and are signed. */
import { findDoc, listDocs, oncePerCorpus } from "#scripts/lib/check/corpus.ts";
import { hasKey, startOf } from "#scripts/lib/check/positions.ts";
import { listInstallers, listLeftOut, areReleasesNamed } from "#scripts/lib/check/releases.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { isSignedBy } from "#scripts/lib/ed25519.ts";
import { counted, didYouMean } from "#scripts/lib/report/wording.ts";

const folderOf = (product: string, version: string) => `content/shared/installers/${product}/${version}`;

/** The installers of releases with a file name, each with the path that its file must have, and what is there. */
const listFiles = oncePerCorpus((corpus) =>
  listInstallers(corpus).flatMap((entry) => {
    const folder = folderOf(entry.product, entry.version);
    const path = `${folder}/${entry.installer.file ?? ""}`;
    return entry.installer.file ? [{ ...entry, folder, path, found: corpus.installers.get(path) }] : [];
  }),
);

export const installerMissing: CorpusRule = {
  id: "releases/installer-missing",
  forbids: "An installer whose file is not in `content/shared/installers/<product>/<version>/`.",
  wrong: "file: 3DX-Light-1.4.2-macOS.zip",
  right: "file: 3DX-Lite-1.4.2-macOS.zip",
  *check(corpus) {
    for (const { path, folder, found, at } of listFiles(corpus)) {
      if (found !== undefined) continue;
      const there = [...corpus.installers.keys()]
        .filter((name) => name.startsWith(`${folder}/`))
        .map((name) => name.slice(folder.length + 1));
      const otherwise = "put the installer there; npm run assets makes the demonstration ones";
      yield { at: at("file"), message: `${path} does not exist`, hint: didYouMean(path.slice(folder.length + 1), there, otherwise) };
    }
  },
};

export const installerSize: CorpusRule = {
  id: "releases/installer-size",
  forbids: "An installer whose size is not that of the facts.",
  wrong: "size: 4000 # the file has 4096",
  right: "size: 4096",
  *check(corpus) {
    for (const { installer, found, at } of listFiles(corpus)) {
      if (found === undefined || typeof installer.size !== "number" || found.size === installer.size) continue;
      yield {
        at: at("size"),
        message: `the file has ${counted(found.size, "byte")}, not ${installer.size}`,
        hint: `if this is the right file, write ${found.size}, sha256: ${found.sha256()}, and sign it: npm run release:sign`,
      };
    }
  },
};

export const installerHash: CorpusRule = {
  id: "releases/installer-hash",
  forbids: "An installer whose SHA-256 is not that of the facts: it is not the file that was released.",
  wrong: 'sha256: "0000…" # of another file',
  right: 'sha256: "9f86…"',
  *check(corpus) {
    for (const { installer, found, at } of listFiles(corpus)) {
      // releases/installer-size reports a file of another size.
      if (found === undefined || !installer.sha256 || found.size !== installer.size) continue;
      const real = found.sha256();
      if (real === installer.sha256) continue;
      yield {
        at: at("sha256"),
        message: `the file's SHA-256 begins with ${real.slice(0, 12)}, this one does not`,
        hint: `if this is the right file, write ${real}, and sign it: npm run release:sign`,
      };
    }
  },
};

export const installerUnused: CorpusRule = {
  id: "releases/installer-unused",
  forbids: "An installer that no release names.",
  example: "text",
  wrong: "content/shared/installers/3dx/1.4.2/3DX-Trial-1.4.2-macOS.zip",
  right: "content/shared/installers/3dx/1.4.2/3DX-Lite-1.4.2-macOS.zip",
  *check(corpus) {
    if (!areReleasesNamed(corpus) || listDocs(corpus, "ReleaseFacts").some((doc) => !doc.sound)) return;
    const used = new Set(listFiles(corpus).map(({ path }) => path));
    // Where an installer is missing or left out, an unused file is probably the one.
    const faulty = new Set([
      ...listFiles(corpus).flatMap(({ folder, found }) => (found === undefined ? [folder] : [])),
      ...listLeftOut(corpus).map(({ release: { product, version } }) => folderOf(product, version)),
    ]);
    for (const file of corpus.installers.keys()) {
      if (!used.has(file) && !faulty.has(file.slice(0, file.lastIndexOf("/"))))
        yield { at: startOf(file), message: "no release names this file", hint: "remove it, or add it to the installers of its release" };
    }
  },
};

export const signature: CorpusRule = {
  id: "releases/signature",
  forbids: "An installer without a signature, or with one that the key of `content/shared/signing.yaml` does not confirm.",
  wrong: "file: 3DX-Lite-1.4.2-macOS.zip\nsize: 42\nsha256: 55fb…",
  right: "file: 3DX-Lite-1.4.2-macOS.zip\nsize: 42\nsha256: 55fb…\nsignature: q83v…==",
  *check(corpus) {
    const signing = findDoc(corpus, "Signing");
    if (signing?.sound !== true || !signing.data.publicKey) return;
    const hint = "run npm run release:sign with the vendor's key";
    for (const { installer, doc, index, found, at } of listFiles(corpus)) {
      // Other rules report a file that is missing or not the one of the facts.
      if (found === undefined || found.size !== installer.size || found.sha256() !== installer.sha256) continue;
      if (!hasKey(doc, "installers", index, "signature")) yield { at: at("file"), message: "this installer is not signed", hint };
      else if (installer.signature && !isSignedBy(signing.data.publicKey, installer.signature, found.bytes)) {
        yield { at: at("signature"), message: "the key in content/shared/signing.yaml does not confirm this signature of the file", hint };
      }
    }
  },
};
