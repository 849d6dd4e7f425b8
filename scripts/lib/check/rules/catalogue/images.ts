/** catalogue/…: pictures exist and have the size that the facts say; a wrong one makes the page jump. */
import { listEditions, productsOf } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, findDoc, isIrregular, listDocs } from "#scripts/lib/check/corpus.ts";
import { listParts } from "#scripts/lib/check/document-parts.ts";
import { fixAt, hasKey, listEntries, topOf, valueAt } from "#scripts/lib/check/positions.ts";
import type { CorpusRule, Span } from "#scripts/lib/check/rule.ts";
import { HAS_SCHEME } from "#scripts/lib/check/rules/words/links.ts";
import { quote } from "#scripts/lib/report/wording.ts";

type Use = { src: string; at: Span; size?: { width: number; height: number }; atSide?: (side: "width" | "height") => Span };
type Framed = { src?: string | null; width?: number | null; height?: number | null } | null | undefined;

const endingOf = (path: string) => path.slice(path.lastIndexOf(".") + 1).toUpperCase();

/** A picture of facts, with the place of each of its fields. */
function useOf(picture: Framed, at: (field: string) => Span): Use[] {
  if (!picture?.src) return [];
  const { src, width, height } = picture;
  return [{ src, at: at("src"), atSide: at, size: width && height ? { width, height } : undefined }];
}

/** Pictures that facts and texts show. */
function listPictures(corpus: Corpus): Use[] {
  const icons = [...listEntries(findDoc(corpus, "Formats"), "formats"), ...listEntries(findDoc(corpus, "Systems"), "systems")];
  return [
    ...listEditions(corpus).flatMap(({ edition, at }) => useOf(edition.image, (field) => at("image", field))),
    ...[...productsOf(corpus).values()].flatMap(({ doc }) => listEntries(doc, "details").flatMap(({ entry, at }) => useOf(entry, at))),
    ...icons.flatMap(({ entry, at }) => useOf(entry.icon, (field) => at("icon", field))),
    ...listParts(corpus, "images").flatMap(({ url, at }) => (HAS_SCHEME.test(url) ? [] : [{ src: url, at }])),
  ];
}

export const imageMissing: CorpusRule = {
  id: "catalogue/image-missing",
  forbids: "A picture that is not in `public/`, or is no picture.",
  wrong: "image: { src: /images/products/3ds/window.png, width: 3200, height: 2000 }",
  right: "image: { src: /images/products/3dx/window.png, width: 3200, height: 2000 }",
  *check(corpus) {
    for (const { src, at } of listPictures(corpus)) {
      const picture = corpus.publicFiles.get(`public${src}`)?.picture();
      if (isIrregular(corpus, `public${src}`)) continue;
      if (picture === undefined)
        yield {
          at,
          message: src.startsWith("/") ? `public${src} does not exist` : `${quote(src)} does not begin with a slash`,
          hint: "put the picture there, or correct the path",
        };
      else if ("unreadable" in picture)
        yield { at, message: `public${src} is no picture of the kind that its ending says`, hint: `save it again as ${endingOf(src)}` };
    }
  },
};

export const imageSize: CorpusRule = {
  id: "catalogue/image-size",
  forbids: "A width or height that is not the picture's own. `--fix` writes the real one.",
  wrong: "image: { src: /images/products/3dx/window.png, width: 800, height: 500 } # the file has 3200 × 2000",
  right: "image: { src: /images/products/3dx/window.png, width: 3200, height: 2000 }",
  *check(corpus) {
    for (const { src, size, atSide } of listPictures(corpus)) {
      const real = corpus.publicFiles.get(`public${src}`)?.picture();
      if (real === undefined || "unreadable" in real || size === undefined || atSide === undefined) continue;
      if (real.scales) {
        if (Math.abs(size.width / size.height - real.width / real.height) >= 0.01)
          yield {
            at: atSide("width"),
            message: `${size.width} × ${size.height} does not have the proportions of the drawing, ${real.width} × ${real.height}`,
            hint: `write the width and height of the same proportions: width: ${size.width}, height: ${Math.round((size.width * real.height) / real.width)}`,
          };
        continue;
      }
      for (const side of ["width", "height"] as const) {
        if (size[side] === real[side]) continue;
        yield {
          at: atSide(side),
          message: `the picture's ${side} is ${real[side]}, not ${size[side]}`,
          hint: `write ${real[side]}`,
          fix: fixAt(atSide(side), String(real[side])),
        };
      }
    }
  },
};

export const imageWithoutText: CorpusRule = {
  id: "catalogue/image-without-words",
  forbids: "A picture in a text without a description for visitors who cannot see it.",
  example: "mdx",
  wrong: "![](/images/support/activation.png)",
  right: "![The activation screen with its field for the key](/images/support/activation.png)",
  *check(corpus) {
    for (const { at, alt } of listParts(corpus, "images")) {
      if (alt.trim() === "")
        yield { at, message: "this picture has no description", hint: "write what it shows between the square brackets" };
    }
  },
};

export const noPicture: CorpusRule = {
  id: "catalogue/no-picture",
  forbids: "Nothing: this rule only notes an edition without a picture. Its page shows a drawing instead.",
  wrong: '- key: monoLow\n  edition: ""',
  right: '- key: monoLow\n  edition: ""\n  image: { src: /images/products/mono-low/window.png, width: 3200, height: 2000 }',
  *check(corpus) {
    for (const { edition, at } of listEditions(corpus)) {
      if (edition.image !== undefined || !edition.key) continue;
      yield {
        at: at("key"),
        severity: "note",
        message: `there is no picture of ${edition.key}`,
        hint: "pages show a drawing instead; add image: { src, width, height } with a picture of its window at twice its size",
      };
    }
  },
};

export const pictureWithoutText: CorpusRule = {
  id: "catalogue/picture-without-words",
  forbids: "A product's text without a description of the product's picture, for visitors who cannot see it.",
  wrong: "lead: …",
  right: 'lead: …\nimageAlt: "The MonoLow window: two curves that cross"',
  *check(corpus) {
    for (const text of listDocs(corpus, "ProductWords")) {
      const product = productsOf(corpus).get(text.names[0] ?? "");
      const hasPicture = product?.doc.data.editions?.some((edition) => Boolean(edition?.image)) === true;
      if (!hasPicture || text.positions[""] === undefined || hasKey(text, "imageAlt")) continue;
      yield {
        at: topOf(text),
        message: "imageAlt is missing: the product has a picture",
        hint: "add imageAlt with what the picture shows",
        related: [{ at: valueAt(product.doc, "editions"), message: "its picture" }],
      };
    }
  },
};
