/** catalogue/…: pictures exist and have the size that the facts say; a wrong one makes the page jump. */
import { listEditions, productsOf } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, findDoc, isIrregular, listDocs } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule, Finding, Span } from "#scripts/lib/check/rule.ts";
import { quote } from "#scripts/lib/report/wording.ts";
import { hasKey, topOf, valueAt } from "#scripts/lib/check/positions.ts";
import type { Path } from "#scripts/lib/content-files/yaml-file.ts";
import { HAS_SCHEME } from "#scripts/lib/check/rules/words/links.ts";
import type { Picture } from "#scripts/lib/check/picture.ts";

type Use = { src: string; at: Span; width?: number; height?: number; sizeAt?: { width: Span; height: Span } };

/** Pictures that facts and texts show. */
function listPictures(corpus: Corpus): Use[] {
  const uses: Use[] = [];
  const add = (
    doc: Parameters<typeof valueAt>[0],
    picture: { src?: string | null; width?: number | null; height?: number | null } | null | undefined,
    ...path: Path
  ) => {
    if (!picture?.src) return;
    const sizes = picture.width && picture.height ? { width: picture.width, height: picture.height } : {};
    uses.push({
      src: picture.src,
      at: valueAt(doc, ...path, "src"),
      ...sizes,
      sizeAt: { width: valueAt(doc, ...path, "width"), height: valueAt(doc, ...path, "height") },
    });
  };
  for (const { product, edition, index } of listEditions(corpus)) add(product.doc, edition.image, "editions", index, "image");
  for (const { doc } of productsOf(corpus).values())
    for (const [index, detail] of (doc.data.details ?? []).entries()) add(doc, detail, "details", index);
  const formats = findDoc(corpus, "Formats");
  const systems = findDoc(corpus, "Systems");
  for (const [index, format] of (formats?.data.formats ?? []).entries()) if (formats) add(formats, format?.icon, "formats", index, "icon");
  for (const [index, system] of (systems?.data.systems ?? []).entries()) if (systems) add(systems, system?.icon, "systems", index, "icon");
  for (const { file, images } of corpus.documents.values()) {
    for (const { url, at } of images) if (!HAS_SCHEME.test(url)) uses.push({ src: url, at: { file, start: at[0], end: at[1] } });
  }
  return uses;
}

export const imageMissing: CorpusRule = {
  id: "catalogue/image-missing",
  forbids: "A picture that is not in `public/`, or is no picture.",
  wrong: "image: { src: /images/products/3ds/window.png, width: 3200, height: 2000 }",
  right: "image: { src: /images/products/3dx/window.png, width: 3200, height: 2000 }",
  *check(corpus) {
    for (const { src, at } of listPictures(corpus)) {
      const picture = corpus.findPicture(src);
      if (isIrregular(corpus, `public${src}`)) continue;
      if (picture === undefined)
        yield {
          at,
          message: src.startsWith("/") ? `public${src} does not exist` : `${quote(src)} does not begin with a slash`,
          hint: "put the picture there, or correct the path",
        };
      else if ("unreadable" in picture)
        yield { at, message: `public${src} is no picture of its kind`, hint: "save it again as what its name says" };
    }
  },
};

export const imageSize: CorpusRule = {
  id: "catalogue/image-size",
  forbids: "A width or height that is not the picture's own. `--fix` writes the real one.",
  wrong: "image: { src: /images/products/3dx/window.png, width: 800, height: 500 } # the file has 3200 × 2000",
  right: "image: { src: /images/products/3dx/window.png, width: 3200, height: 2000 }",
  *check(corpus) {
    for (const use of listPictures(corpus)) {
      const real = corpus.findPicture(use.src);
      if (real === undefined || "unreadable" in real || use.sizeAt === undefined) continue;
      yield* sizeFindings(use, real);
    }
  },
};

function* sizeFindings({ width, height, sizeAt }: Use, real: Exclude<Picture, { unreadable: true }>): Generator<Finding> {
  if (width === undefined || height === undefined || sizeAt === undefined) return;
  if (real.scales) {
    if (Math.abs(width / height - real.width / real.height) < 0.01) return;
    yield {
      at: sizeAt.width,
      message: `${width} × ${height} does not have the proportions of the drawing, ${real.width} × ${real.height}`,
      hint: "write a width and height of the same proportions",
    };
    return;
  }
  for (const side of ["width", "height"] as const) {
    const written = side === "width" ? width : height;
    if (written === real[side]) continue;
    const at = sizeAt[side];
    yield {
      at,
      message: `the picture's ${side} is ${real[side]}, not ${written}`,
      hint: `write ${real[side]}`,
      fix: [{ start: at.start, end: at.end, text: String(real[side]) }],
    };
  }
}

export const imageWithoutText: CorpusRule = {
  id: "catalogue/image-without-words",
  forbids: "A picture in a text without a description for visitors who cannot see it.",
  example: "mdx",
  wrong: "![](/images/support/activation.png)",
  right: "![The activation screen with its field for the key](/images/support/activation.png)",
  *check(corpus) {
    for (const { file, images } of corpus.documents.values()) {
      for (const { at, alt } of images) {
        if (alt.trim() === "")
          yield {
            at: { file, start: at[0], end: at[1] },
            message: "this picture has no description",
            hint: "write what it shows between the square brackets",
          };
      }
    }
  },
};

export const noPicture: CorpusRule = {
  id: "catalogue/no-picture",
  forbids: "Nothing: this rule only notes an edition without a picture. Its page shows a drawing instead.",
  wrong: '- key: monoLow\n  edition: ""',
  right: '- key: monoLow\n  edition: ""\n  image: { src: /images/products/mono-low/window.png, width: 3200, height: 2000 }',
  *check(corpus) {
    for (const { product, edition, index } of listEditions(corpus)) {
      if (edition.image !== undefined || !edition.key) continue;
      yield {
        at: valueAt(product.doc, "editions", index, "key"),
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
  example: "yaml",
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
