/** catalogue/…: pictures exist and have the size that the facts say; a wrong one makes the page jump. */
import { listEditions } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, findDoc } from "#scripts/lib/check/corpus.ts";
import { valueAt } from "#scripts/lib/check/positions.ts";
import type { Finding, Span } from "#scripts/lib/check/problem.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import type { Path } from "#scripts/lib/check/yaml-file.ts";
import type { Picture } from "#scripts/lib/check/picture.ts";

type Use = { src: string; at: Span; width?: number; height?: number; sizeAt?: { width: Span; height: Span } };

/** Pictures that facts and words show. */
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
  const formats = findDoc(corpus, "Formats");
  const systems = findDoc(corpus, "Systems");
  for (const [index, format] of (formats?.data.formats ?? []).entries()) if (formats) add(formats, format?.icon, "formats", index, "icon");
  for (const [index, system] of (systems?.data.systems ?? []).entries()) if (systems) add(systems, system?.icon, "systems", index, "icon");
  for (const { file, images } of corpus.documents.values()) {
    for (const { url, at } of images) if (url.startsWith("/")) uses.push({ src: url, at: { file, start: at[0], end: at[1] } });
  }
  return uses;
}

export const imageMissing: CorpusRule = {
  id: "catalogue/image-missing",
  forbids: "A picture that is not in `public/`, or is no picture.",
  wrong: "image: { src: /images/products/3ds.png, width: 1600, height: 1000 }",
  right: "image: { src: /images/products/3dx.png, width: 1600, height: 1000 }",
  *check(corpus) {
    for (const { src, at } of listPictures(corpus)) {
      const picture = corpus.findPicture(src);
      if (picture === undefined)
        yield {
          at,
          message: `public${src} does not exist`,
          hint: "put the picture there, or correct the path; npm run assets draws the product pictures",
        };
      else if ("unreadable" in picture)
        yield { at, message: `public${src} is no picture of its kind`, hint: "save it again as what its name says" };
    }
  },
};

export const imageSize: CorpusRule = {
  id: "catalogue/image-size",
  forbids: "A width or height that is not the picture's own. `--fix` writes the real one.",
  wrong: "image: { src: /images/products/3dx.png, width: 800, height: 500 } # the file has 1600 × 1000",
  right: "image: { src: /images/products/3dx.png, width: 1600, height: 1000 }",
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
  if (real.shapeOnly) {
    // A drawing scales: only its shape is given.
    if (Math.abs(width / height - real.width / real.height) < 0.01) return;
    yield {
      at: sizeAt.width,
      message: `${String(width)} × ${String(height)} is not the drawing's shape, ${String(real.width)} × ${String(real.height)}`,
      hint: "write a width and height of the same shape",
    };
    return;
  }
  for (const side of ["width", "height"] as const) {
    const [said, is] = [side === "width" ? width : height, real[side]];
    if (said === is) continue;
    const at = sizeAt[side];
    yield {
      at,
      message: `the picture's ${side} is ${String(is)}, not ${String(said)}`,
      hint: `write ${String(is)}`,
      fix: [{ start: at.start, end: at.end, text: String(is) }],
    };
  }
}

export const imageWithoutWords: CorpusRule = {
  id: "catalogue/image-without-words",
  forbids: "A picture in a text without words for those who cannot see it.",
  example: "mdx",
  wrong: "![](/images/support/activation.png)",
  right: "![The activation screen with its field for the key](/images/support/activation.png)",
  *check(corpus) {
    for (const { file, images } of corpus.documents.values()) {
      for (const { at, alt } of images) {
        if (alt.trim() === "")
          yield {
            at: { file, start: at[0], end: at[1] },
            message: "this picture has no words",
            hint: "write what it shows between the square brackets",
          };
      }
    }
  },
};
