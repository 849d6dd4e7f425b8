/** releases/…: what a release's facts must be, each file by itself and against its product. The version policy is in its own file. */
import { Version } from "#schemas/version.ts";
import { productsOf } from "#scripts/lib/check/catalogue.ts";
import { listDocs } from "#scripts/lib/check/corpus.ts";
import { valueAt } from "#scripts/lib/check/positions.ts";
import { spanOf } from "#scripts/lib/check/read-document.ts";
import type { CorpusRule, DocumentRule } from "#scripts/lib/check/rule.ts";
import { didYouMean } from "#scripts/lib/check/suggest.ts";
import { listed } from "#scripts/lib/check/wording.ts";

export const releaseFileName: DocumentRule = {
  id: "releases/file-name",
  forbids: "A release whose file is not named after its version, MAJOR.MINOR.PATCH.",
  example: "text",
  wrong: "content/shared/releases/3dx/v1.4.yaml",
  right: "content/shared/releases/3dx/1.4.0.yaml",
  *check(document) {
    const { place } = document;
    const version = place?.names[1];
    if (
      (place?.entity !== "ReleaseFacts" && place?.entity !== "ReleaseWords") ||
      version === undefined ||
      Version.safeParse(version).success
    )
      return;
    yield {
      at: spanOf(document, 0, 0),
      message: `${version} is no version number`,
      hint: "name the file MAJOR.MINOR.PATCH, such as 1.4.2",
    };
  },
};

export const releaseProduct: CorpusRule = {
  id: "releases/unknown-product",
  forbids: "Releases in a folder that is not named after a product.",
  example: "text",
  wrong: "content/shared/releases/3-dx/1.4.2.yaml",
  right: "content/shared/releases/3dx/1.4.2.yaml",
  *check(corpus) {
    for (const doc of listDocs(corpus, "ReleaseFacts")) {
      const [slug = ""] = doc.names;
      if (productsOf(corpus).has(slug)) continue;
      yield {
        at: { file: doc.file, start: 0, end: 0 },
        message: `there is no product ${slug}`,
        hint: didYouMean(slug, productsOf(corpus).keys(), "name the folder after a file in content/shared/products"),
      };
    }
  },
};

export const installerEdition: CorpusRule = {
  id: "releases/installer-edition",
  forbids: "An installer of an edition that the product does not have.",
  wrong: "# releases/3dx/1.4.2.yaml\n- edition: monoLow",
  right: "# releases/3dx/1.4.2.yaml\n- edition: threeDXLite",
  *check(corpus) {
    for (const doc of listDocs(corpus, "ReleaseFacts")) {
      const product = productsOf(corpus).get(doc.names[0] ?? "");
      const keys = (product?.doc.data.editions ?? []).flatMap((edition) => edition?.key ?? []);
      if (!product?.doc.sound) continue;
      for (const [index, installer] of (doc.data.installers ?? []).entries()) {
        if (!installer?.edition || keys.includes(installer.edition)) continue;
        yield {
          at: valueAt(doc, "installers", index, "edition"),
          message: `${installer.edition} is no edition of ${product.slug}`,
          hint: `write ${listed(keys, "or")}`,
        };
      }
    }
  },
};

export const installerSystem: CorpusRule = {
  id: "releases/installer-system",
  forbids: "An installer for a system that the product does not support.",
  wrong: "# MonoLow runs on macOS alone\n- { edition: monoLow, system: Windows, … }",
  right: "# MonoLow runs on macOS alone\n- { edition: monoLow, system: macOS, … }",
  *check(corpus) {
    for (const doc of listDocs(corpus, "ReleaseFacts")) {
      const product = productsOf(corpus).get(doc.names[0] ?? "")?.doc;
      if (!product?.sound) continue;
      for (const [index, installer] of (doc.data.installers ?? []).entries()) {
        const edition = product.data.editions?.find((each) => each?.key === installer?.edition);
        const systems = (edition?.systems ?? product.data.systems ?? []).flatMap((line) => line?.system ?? []);
        if (!installer?.system || systems.includes(installer.system)) continue;
        yield {
          at: valueAt(doc, "installers", index, "system"),
          message: `${product.data.name ?? ""} does not run on ${installer.system}`,
          hint: `write ${listed(systems, "or")}, or add the system to the product`,
        };
      }
    }
  },
};

export const installerTwice: CorpusRule = {
  id: "releases/installer-twice",
  forbids: "Two installers for one edition and system.",
  wrong: "- { edition: monoLow, system: macOS, … }\n- { edition: monoLow, system: macOS, … }",
  right: "- { edition: monoLow, system: macOS, … }",
  *check(corpus) {
    for (const doc of listDocs(corpus, "ReleaseFacts")) {
      const first = new Map<string, number>();
      for (const [index, installer] of (doc.data.installers ?? []).entries()) {
        if (!installer?.edition || !installer.system) continue;
        const name = `${installer.edition} for ${installer.system}`;
        const before = first.get(name);
        if (before === undefined) first.set(name, index);
        else
          yield {
            at: valueAt(doc, "installers", index, "edition"),
            message: `there is an installer of ${name} already`,
            hint: "keep one of the two",
            related: [{ at: valueAt(doc, "installers", before, "edition"), message: "the first one" }],
          };
      }
    }
  },
};
