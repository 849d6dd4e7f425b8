/**
 * From rendered pages to the finished site: each becomes a document of its own in `dist/site`, with islands instead of the
 * framework, beside it styles, pictures, feeds, search index, brotli and gzip.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hueRules } from "#lib/content/product-hues.ts";
import type { Page } from "#scripts/lib/build/pages.ts";
import { renderedFile } from "#scripts/lib/build/render-pages.ts";
import { CONTENT_FOLDER, PUBLIC_FOLDER } from "#server/content-folder.ts";
import { LINE_TAGS, setLines } from "#scripts/lib/lines/set-lines.ts";
import { isMadeFrom, noteMadeFrom } from "#scripts/lib/made-from.ts";
import { step } from "#scripts/lib/progress.ts";
import { analyticsAddress } from "./analytics.ts";
import { bundleIslands } from "./bundle-islands.ts";
import { bundleServer } from "./bundle-server.ts";
import { checkBudgets } from "./budgets.ts";
import { compressSite } from "./compress.ts";
import { copyPublic } from "./copy-public.ts";
import { copyNextStatic } from "./copy-next-static.ts";
import { writeFeeds } from "./feeds.ts";
import { writeHostFiles } from "./host-files.ts";
import { wantsImageFiles, withImageFiles } from "./image-files.ts";
import type { ImageManifest } from "#server/http/headers.ts";
import { writeImages } from "./images.ts";
import { keepOldAssets } from "./keep-old-assets.ts";
import { writeMachineFiles } from "./machine-files.ts";
import { pageKind } from "./page-kind.ts";
import { htmlOf, writePageStyles } from "./page-styles.ts";
import { indexSearch, type SearchDocument } from "./search-index.ts";
import { writeShareCards } from "./share-cards.ts";
import { withLoader } from "./strip-framework.ts";

const SITE = "dist/site";
/** Built beside the site that stands, and put in its place when it is whole. */
const DRAFT = "dist/site-draft";
const SEARCH_DRAFT = "dist/search-draft";
const PREVIOUS = "dist/site-previous";
const OLD_ASSETS = "dist/old-assets.json";

export async function finishSite(pages: readonly Page[]): Promise<void> {
  const analytics = analyticsAddress(process.env.ANALYTICS_URL);
  const imageFiles = wantsImageFiles(process.env.IMAGE_PATHS);
  rmSync(DRAFT, { recursive: true, force: true });
  mkdirSync(DRAFT, { recursive: true });

  let scripts: Awaited<ReturnType<typeof bundleIslands>> = { loader: "", code: new Map() };
  await step("islands", async () => {
    scripts = await bundleIslands(DRAFT, analytics);
    return scripts.loader;
  });

  // Read when they are needed, because those of a large site need not be in memory together.
  const documents = pages.map((page) => ({
    page,
    kind: pageKind(page.path),
    get html() {
      return withLoader(readFileSync(renderedFile(page), "utf8"), scripts.loader);
    },
  }));
  let styles: ReturnType<typeof writePageStyles> | undefined;
  await step("styles", async () => {
    await copyNextStatic(".next/static", join(DRAFT, "_next/static"), hueRules());
    styles = writePageStyles(DRAFT, documents, scripts.code, LINE_TAGS);
    return `${styles.sheets} stylesheets`;
  });
  await step("static files", () => {
    copyPublic(
      PUBLIC_FOLDER,
      DRAFT,
      documents.map(({ html }) => html),
    );
    writeHostFiles(DRAFT, analytics);
    writeMachineFiles(DRAFT);
    return undefined;
  });
  let pictures: ImageManifest = {};
  await step("images", async () => {
    const { manifest, files, fresh } = await writeImages(DRAFT, htmlOf(documents));
    pictures = manifest;
    return `${files} files, ${fresh} new`;
  });
  const searchDocuments: SearchDocument[] = [];
  await step("documents", () => {
    for (const document of documents) {
      const { locale, publicPath, target } = document.page;
      const styled = styles?.withPageStyles(document) ?? "";
      const html = imageFiles ? withImageFiles(styled, pictures) : styled;
      const file = join(DRAFT, target);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, setLines(html));
      if (html.includes('data-pagefind-body=""') && !html.includes('<meta name="robots" content="noindex'))
        searchDocuments.push({ locale, url: publicPath, file: renderedFile(document.page) });
    }
    return `${documents.length} documents`;
  });
  await step("feeds", () => `${writeFeeds(DRAFT)} files`);

  // The search engine is a program of its own: it writes beside the draft while the other core compresses the documents.
  rmSync(SEARCH_DRAFT, { recursive: true, force: true });
  const search = indexSearch(SEARCH_DRAFT, searchDocuments);
  search.catch(() => undefined);
  // Share cards are drawn on this thread while zlib compresses on others.
  const shareCards = writeShareCards(DRAFT);
  shareCards.catch(() => undefined);
  await step("compress", async () => {
    const { files, fresh } = await compressSite(DRAFT, SITE);
    return `${files} files, ${fresh} new`;
  });
  await step("search", async () => {
    const counts = await search;
    renameSync(SEARCH_DRAFT, join(DRAFT, "pagefind"));
    await compressSite(join(DRAFT, "pagefind"), join(SITE, "pagefind"));
    return [...counts].map(([locale, count]) => `${locale} ${count}`).join(", ");
  });
  await step("share cards", async () => {
    const { cards, drawn } = await shareCards;
    return `${cards} cards, ${drawn} drawn`;
  });
  await step("budgets", () => checkBudgets(DRAFT, pages));
  await step("server", async () => {
    // What stands in dist/ may be the site of another content folder.
    const kept = isMadeFrom("dist", CONTENT_FOLDER) ? keepOldAssets(DRAFT, SITE, OLD_ASSETS, new Date()) : 0;
    await bundleServer("dist");
    swapSite();
    noteMadeFrom("dist", CONTENT_FOLDER);
    return kept === 0 ? undefined : `${kept} assets of earlier builds stay for a day`;
  });
}

/** Puts the new site in the place of the old one. Between the two renames, a few microseconds, there is none. */
function swapSite(): void {
  rmSync(PREVIOUS, { recursive: true, force: true });
  if (existsSync(SITE)) renameSync(SITE, PREVIOUS);
  renameSync(DRAFT, SITE);
  rmSync(PREVIOUS, { recursive: true, force: true });
}
