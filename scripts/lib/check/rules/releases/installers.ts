/** releases/…: the installer files are there, and are the ones that the facts describe. */
import { type Corpus, listDocs } from "#scripts/lib/check/corpus.ts";
import { valueAt } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { findNearest } from "#scripts/lib/check/suggest.ts";
import { counted } from "#scripts/lib/check/wording.ts";

function listInstallers(corpus: Corpus) {
  return listDocs(corpus, "ReleaseFacts").flatMap((doc) =>
    (doc.data.installers ?? []).flatMap((installer, index) => {
      const folder = `content/shared/installers/${doc.names.join("/")}`;
      const at = (field: "file" | "size" | "sha256") => valueAt(doc, "installers", index, field);
      return installer?.file ? [{ installer, path: `${folder}/${installer.file}`, folder, at }] : [];
    }),
  );
}

export const installerMissing: CorpusRule = {
  id: "releases/installer-missing",
  forbids: "An installer whose file is not in `content/shared/installers/<product>/<version>/`.",
  wrong: "file: 3DX-Light-1.4.2-macOS.zip",
  right: "file: 3DX-Lite-1.4.2-macOS.zip",
  *check(corpus) {
    for (const { path, folder, at } of listInstallers(corpus)) {
      if (corpus.installers.has(path)) continue;
      const there = [...corpus.installers.keys()]
        .filter((name) => name.startsWith(`${folder}/`))
        .map((name) => name.slice(folder.length + 1));
      const nearest = findNearest(path.slice(folder.length + 1), there);
      yield {
        at: at("file"),
        message: `${path} does not exist`,
        hint: nearest === undefined ? "put the installer there; npm run assets makes the demonstration ones" : `did you mean ${nearest}?`,
      };
    }
  },
};

export const installerSize: CorpusRule = {
  id: "releases/installer-size",
  forbids: "An installer of another size than the facts say.",
  wrong: "size: 4000 # the file has 4096",
  right: "size: 4096",
  *check(corpus) {
    for (const { installer, path, at } of listInstallers(corpus)) {
      const file = corpus.installers.get(path);
      if (file === undefined || typeof installer.size !== "number" || file.size === installer.size) continue;
      yield {
        at: at("size"),
        message: `the file has ${counted(file.size, "byte")}, not ${String(installer.size)}`,
        hint: `look whether this is the right file; if it is, write ${String(file.size)}`,
      };
    }
  },
};

export const installerHash: CorpusRule = {
  id: "releases/installer-hash",
  forbids: "An installer with another SHA-256 than the facts say: it is not the file that was released.",
  wrong: 'sha256: "0000…" # of another file',
  right: 'sha256: "9f86…"',
  *check(corpus) {
    for (const { installer, path, at } of listInstallers(corpus)) {
      const file = corpus.installers.get(path);
      // A file of another size has another hash; one problem is enough.
      if (file === undefined || !installer.sha256 || file.size !== installer.size) continue;
      const real = file.sha256();
      if (real === installer.sha256) continue;
      yield {
        at: at("sha256"),
        message: `the file's SHA-256 is ${real.slice(0, 12)}…, and begins otherwise here`,
        hint: `look whether this is the right file; if it is, write ${real}`,
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
    if (listDocs(corpus, "ReleaseFacts").some((doc) => !doc.sound)) return;
    const used = new Set(listInstallers(corpus).map(({ path }) => path));
    // Where an installer is missing, a file too many is probably it under a misspelt name.
    const faulty = new Set(listInstallers(corpus).flatMap(({ path, folder }) => (corpus.installers.has(path) ? [] : [folder])));
    for (const file of corpus.installers.keys()) {
      if (!used.has(file) && !faulty.has(file.slice(0, file.lastIndexOf("/"))))
        yield {
          at: { file, start: 0, end: 0 },
          message: "no release names this file",
          hint: "remove it, or add it to the installers of its release",
        };
    }
  },
};
