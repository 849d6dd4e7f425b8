/** releases/…: a release's facts fit its product and today. The version policy is in versions.ts. */
import { today } from "#scripts/lib/days.ts";
import { editionKeys, productsOf, systemsOf } from "#scripts/lib/check/catalogue.ts";
import { listDocs } from "#scripts/lib/check/corpus.ts";
import { startOf, valueAt } from "#scripts/lib/check/positions.ts";
import { listInstallers, listReleases } from "#scripts/lib/check/releases.ts";
import { repeatedIn } from "#scripts/lib/check/repeated.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { didYouMean, listed } from "#scripts/lib/report/wording.ts";

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
        at: startOf(doc.file),
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
    for (const { installer, product: slug, at } of listInstallers(corpus)) {
      const product = productsOf(corpus).get(slug)?.doc;
      if (!product?.sound || !installer.edition || editionKeys(product).includes(installer.edition)) continue;
      const hint = `write ${listed(editionKeys(product), "or")}`;
      yield { at: at("edition"), message: `${installer.edition} is no edition of ${slug}`, hint };
    }
  },
};

export const installerSystem: CorpusRule = {
  id: "releases/installer-system",
  forbids: "An installer of the newest version for a system that the product does not support. Older versions keep theirs.",
  wrong: "# MonoLow runs only on macOS\n- { edition: monoLow, system: Windows, … }",
  right: "# MonoLow runs only on macOS\n- { edition: monoLow, system: macOS, … }",
  *check(corpus) {
    for (const { installer, product: slug, version, at } of listInstallers(corpus)) {
      const product = productsOf(corpus).get(slug)?.doc;
      if (!product?.sound || !installer.system) continue;
      if (listReleases(corpus).findLast((release) => release.product === slug)?.version !== version) continue;
      const systems = systemsOf(product, installer.edition);
      if (systems.includes(installer.system)) continue;
      yield {
        at: at("system"),
        message: `${product.data.name ?? ""} does not run on ${installer.system}`,
        hint: `write ${listed(systems, "or")}, or add the system to the product`,
      };
    }
  },
};

export const installerTwice: CorpusRule = {
  id: "releases/installer-twice",
  forbids: "Two installers for one edition and system.",
  wrong: "- { edition: monoLow, system: macOS, … }\n- { edition: monoLow, system: macOS, … }",
  right: "- { edition: monoLow, system: macOS, … }",
  *check(corpus) {
    const named = listInstallers(corpus).filter(({ installer }) => installer.edition && installer.system);
    const repeated = repeatedIn(named, ({ doc, installer }) => `${doc.file} ${String(installer.edition)} ${String(installer.system)}`);
    for (const [{ installer, at }, first] of repeated) {
      yield {
        at: at("edition"),
        message: `there is an installer of ${String(installer.edition)} for ${String(installer.system)} already`,
        hint: "keep one of the two",
        related: [{ at: first.at("edition"), message: "the first one" }],
      };
    }
  },
};

export const futureDate: CorpusRule = {
  id: "releases/future-date",
  forbids:
    "A release with a date in the future. One that is prepared ahead says `scheduled: true`: pages, feeds and downloads leave it out until that line is removed.",
  wrong: "date: 2206-09-01",
  right: "date: 2026-09-01",
  *check(corpus) {
    // The commit's date can be before today, on which a release is written; what was green once stays green.
    const now = [corpus.now, today()].sort().at(-1) ?? corpus.now;
    for (const doc of listDocs(corpus, "ReleaseFacts")) {
      const { date, scheduled } = doc.data;
      if (!date) continue;
      if (date > now && scheduled !== true)
        yield {
          at: valueAt(doc, "date"),
          message: `${date} is in the future`,
          hint: "correct the date; for a release that is prepared ahead, add scheduled: true, which keeps it unseen",
        };
      else if (date <= now && scheduled === true)
        yield {
          at: valueAt(doc, "scheduled"),
          severity: "note",
          message: "the day of this release has come",
          hint: "remove scheduled: true to publish it",
        };
    }
  },
};
