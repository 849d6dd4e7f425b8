/**
 * `npm run finish`: from Next's build to the finished site. Each prerendered page becomes a document of its own in
 * `dist/site`, with islands instead of the framework, beside it styles, pictures, search index, brotli and gzip.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { analyticsAddress } from "./lib/finish/analytics.ts";
import { bundleIslands } from "./lib/finish/bundle-islands.ts";
import { checkBudgets } from "./lib/finish/budgets.ts";
import { compressSite } from "./lib/finish/compress.ts";
import { copyNextStatic } from "./lib/finish/copy-next-static.ts";
import { writeFeeds } from "./lib/finish/feeds.ts";
import { writeHostFiles } from "./lib/finish/host-files.ts";
import { writeMachineFiles } from "./lib/finish/machine-files.ts";
import { listPrerendered } from "./lib/finish/prerendered.ts";
import { bundleServer } from "./lib/finish/bundle-server.ts";
import { indexSearch, type SearchDocument } from "./lib/finish/search-index.ts";
import { stripFramework } from "./lib/finish/strip-framework.ts";
import { step } from "./lib/progress.ts";

const NEXT = ".next";
const SITE = "dist/site";
/** Built beside the site that stands, and put in its place when it is whole. */
const DRAFT = "dist/site-draft";
const SEARCH_DRAFT = "dist/search-draft";

process.on("uncaughtException", (error) => {
  // A person reads this: what is wrong, not where in our code it was noticed.
  console.error(`\n${error.message}\n`);
  process.exit(1);
});

const analytics = analyticsAddress(process.env.ANALYTICS_URL);

rmSync(DRAFT, { recursive: true, force: true });
mkdirSync(DRAFT, { recursive: true });

let scripts: Awaited<ReturnType<typeof bundleIslands>> = { loader: "", preloads: [] };
await step("islands", async () => {
  scripts = await bundleIslands(DRAFT, analytics);
  await bundleServer("dist");
  return scripts.loader;
});

const searchDocuments: SearchDocument[] = [];
await step("documents", (report) => {
  const pages = listPrerendered(NEXT);
  for (const [done, { locale, publicPath, source, target }] of pages.entries()) {
    let html: string;
    try {
      html = stripFramework(readFileSync(source, "utf8"), scripts.loader, scripts.preloads);
    } catch (error) {
      throw new Error(`${publicPath}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    const file = join(DRAFT, target);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    if (html.includes('data-pagefind-body=""') && !html.includes('<meta name="robots" content="noindex'))
      searchDocuments.push({ locale, url: publicPath, html });
    report(done + 1, pages.length);
  }
  return `${String(pages.length)} documents`;
});

await step("static files", async () => {
  await copyNextStatic(join(NEXT, "static"), join(DRAFT, "_next/static"));
  if (existsSync("public")) cpSync("public", DRAFT, { recursive: true });
  writeHostFiles(DRAFT, analytics);
  writeMachineFiles(DRAFT);
  return undefined;
});

await step("feeds", () => `${String(writeFeeds(DRAFT))} files`);

// The search engine is a program of its own: it writes beside the draft while the other core compresses the documents.
rmSync(SEARCH_DRAFT, { recursive: true, force: true });
const search = indexSearch(SEARCH_DRAFT, searchDocuments);
search.catch(() => undefined);
await step("compress", async () => {
  const { files, fresh } = await compressSite(DRAFT, SITE);
  return `${String(files)} files, ${String(fresh)} new`;
});
await step("search", async () => {
  const counts = await search;
  renameSync(SEARCH_DRAFT, join(DRAFT, "pagefind"));
  await compressSite(join(DRAFT, "pagefind"), join(SITE, "pagefind"));
  return [...counts].map(([locale, count]) => `${locale} ${String(count)}`).join(", ");
});
await step("budgets", () => checkBudgets(DRAFT, listPrerendered(NEXT)));
rmSync(SITE, { recursive: true, force: true });
renameSync(DRAFT, SITE);
// Pagefind's service holds the process open.
process.exit(0);
