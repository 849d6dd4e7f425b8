/**
 * Makes the site in `dist/site` from rendered pages: documents with islands instead of the framework, styles, pictures, feeds, search
 * index, and brotli and gzip files.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { LOADER_PLACE } from "#lib/document-places.ts";
import { hueRules } from "#lib/content/product-hues.ts";
import type { Page } from "#scripts/lib/build/pages.ts";
import { renderedFile } from "#scripts/lib/build/render-pages.ts";
import { heapFlags } from "#scripts/lib/build/heap-flags.ts";
import { CONTENT_FOLDER, PUBLIC_FOLDER } from "#server/content-folder.ts";
import { inBackground } from "#scripts/lib/in-background.ts";
import { inParallel } from "#scripts/lib/in-parallel.ts";
import { LINE_TAGS } from "#scripts/lib/lines/set-lines.ts";
import { isMadeFrom, noteMadeFrom } from "#scripts/lib/made-from.ts";
import { step } from "#scripts/lib/progress.ts";
import { runNode } from "#scripts/lib/run-node.ts";
import { bundleIslands } from "./bundle-islands.ts";
import { bundleServer } from "./bundle-server.ts";
import { checkBudgets } from "./budgets.ts";
import { compressionOf, FILES_AT_A_TIME } from "./compress.ts";
import { copyPublic } from "./copy-public.ts";
import { copyNextStatic } from "./copy-next-static.ts";
import { writeFeeds } from "./feeds.ts";
import { finishedDocuments } from "./finished-documents.ts";
import { writeFrontServers } from "./front-servers.ts";
import { writeHostFiles } from "./host-files.ts";
import { withImageFiles } from "./image-files.ts";
import { writeImages } from "./images.ts";
import { keepOldAssets } from "./keep-old-assets.ts";
import { writeMachineFiles } from "./machine-files.ts";
import { pageKind } from "./page-kind.ts";
import { htmlOf, writePageStyles } from "./page-styles.ts";
import { writeShareCards } from "./share-cards.ts";

const SITE = "dist/site";
/** Built beside the present site, and renamed when it is complete. */
const DRAFT = "dist/site-draft";
const SEARCH_DRAFT = "dist/search-draft";
const PREVIOUS = "dist/site-previous";
const OLD_ASSETS = "dist/old-assets.json";

/** The environment has passed prepareBuildEnvironment. @param signal Ends the search indexer's process, when the build fails. */
export async function finishSite(pages: readonly Page[], signal: AbortSignal): Promise<void> {
  const { ANALYTICS_URL, IMAGE_PATHS } = process.env;
  const analytics = ANALYTICS_URL === undefined ? undefined : new URL(ANALYTICS_URL);
  rmSync(DRAFT, { recursive: true, force: true });
  mkdirSync(DRAFT, { recursive: true });
  // Indexes are made from rendered pages, while this process finishes those.
  rmSync(SEARCH_DRAFT, { recursive: true, force: true });
  const search = inBackground(
    runNode([...heapFlags(), "--import", "tsx", "scripts/lib/finish/search/search-process.ts", SEARCH_DRAFT], { signal }),
  );

  const scripts = await step("islands", async () => {
    const bundle = await bundleIslands(DRAFT, analytics);
    return { ...bundle, summary: bundle.loader };
  });

  // Read on each access, so that the documents of a large site are not in memory together.
  const documents = pages.map((page) => ({
    page,
    kind: pageKind(page.path),
    get html() {
      return readFileSync(renderedFile(page), "utf8").replace(`"${LOADER_PLACE}"`, `"${scripts.loader}"`);
    },
  }));
  const { withPageStyles } = await step("styles", async () => {
    await copyNextStatic(".next/static", join(DRAFT, "_next/static"), hueRules());
    const styles = writePageStyles(DRAFT, documents, scripts.code, LINE_TAGS);
    return { ...styles, summary: `${styles.sheets} stylesheets` };
  });
  await step("static files", () => {
    copyPublic(PUBLIC_FOLDER, DRAFT, htmlOf(documents));
    writeHostFiles(DRAFT, analytics);
    writeMachineFiles(DRAFT);
    return undefined;
  });
  // Pictures are made on other threads, while this one finishes the documents and draws share cards.
  const images = inBackground(writeImages(DRAFT, htmlOf(documents)));
  const compression = compressionOf(DRAFT, SITE);
  const finished = finishedDocuments(DRAFT, SITE, compression);
  await step("documents", async () => {
    let fresh = 0;
    await inParallel(documents, FILES_AT_A_TIME, async (document) => {
      // Finished pictures are written between documents.
      await nextTurn();
      const { target } = document.page;
      const styled = withPageStyles(document);
      const html = IMAGE_PATHS === "files" ? withImageFiles(styled, (await images).manifest) : styled;
      if (await finished.write(target, html)) fresh++;
    });
    finished.save();
    return `${documents.length} documents, ${fresh} new`;
  });
  await step("feeds", () => `${writeFeeds(DRAFT)} files`);
  const shareCards = inBackground(writeShareCards(DRAFT));
  await step("compress", async () => {
    const { files, fresh } = await compression.rest();
    return `${files} files, ${fresh} new`;
  });
  await step("images", async () => {
    const { files, fresh } = await images;
    return `${files} files, ${fresh} new`;
  });
  await step("share cards", async () => {
    const { cards, drawn } = await shareCards;
    return `${cards} cards, ${drawn} drawn`;
  });
  await step("budgets", () => checkBudgets(DRAFT, pages));
  await step("search", async () => {
    const counts = await search;
    renameSync(SEARCH_DRAFT, join(DRAFT, "pagefind"));
    await compression.rest();
    return counts;
  });
  await step("server", async () => {
    // What stands in dist/ may be the site of another content folder.
    const kept = isMadeFrom("dist", CONTENT_FOLDER) ? keepOldAssets(DRAFT, SITE, OLD_ASSETS, new Date()) : 0;
    await bundleServer("dist", scripts.inputs);
    writeFrontServers("dist/front", DRAFT);
    swapSite();
    noteMadeFrom("dist", CONTENT_FOLDER);
    return kept === 0 ? undefined : `${kept} assets of earlier builds stay for a day`;
  });
}

/** Replaces the old site by the new one. Between the two renames, for a few microseconds, there is none. */
function swapSite(): void {
  rmSync(PREVIOUS, { recursive: true, force: true });
  if (existsSync(SITE)) renameSync(SITE, PREVIOUS);
  renameSync(DRAFT, SITE);
  rmSync(PREVIOUS, { recursive: true, force: true });
}
