/**
 * `npm run build`: content is checked and compiled, changed pages are rendered, and the site is finished, each step with its
 * time. Stops at the first step that fails, and says why in that step's own words.
 *
 *     npm run build                           renders the pages whose content or code has changed
 *     npm run build -- --full                 compiles and renders everything
 *     npm run build -- --explain /en/pricing  builds, and says why that page was rendered and what it is made from
 */
import { parseArgs } from "node:util";
import { compileCode } from "./lib/build/compile-code.ts";
import { requireGoodContent, runContentlayer } from "./lib/compile-content.ts";
import { writeSiteLocales } from "./lib/site-locales.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { step } from "./lib/progress.ts";

const { values: options } = parseArgs({
  options: { full: { type: "boolean", default: false }, explain: { type: "string" } },
});
const begin = performance.now();
const stop = new AbortController();

try {
  writeSiteLocales(CONTENT_FOLDER);
  // Code is compiled beside content: it holds none. Content is opened by other programs only behind its check.
  const code = compileCode(options.full, stop.signal);
  code.catch(() => undefined);
  await step("check", async () => `${(await requireGoodContent()).files} files, no problems`);
  await step("contentlayer", async () => /\d+ documents/u.exec(await runContentlayer())?.[0]);
  await step("next", async () => ((await code) ? "compiled" : "unchanged"));
  // These read the content that has just been compiled.
  const { listPages } = await import("./lib/build/pages.ts");
  const { renderPages } = await import("./lib/build/render-pages.ts");
  const { finishSite } = await import("./lib/finish/finish-site.ts");
  const pages = listPages();
  let rendering: Awaited<ReturnType<typeof renderPages>> | undefined;
  await step("pages", async (report) => {
    rendering = await renderPages(pages, options, report);
    return `${rendering.reasons.size} of ${pages.length} rendered`;
  });
  await finishSite(pages);
  if (options.explain !== undefined && rendering !== undefined) {
    const { explainPage } = await import("./lib/build/explain-page.ts");
    console.log(explainPage(options.explain, pages, rendering));
  }
  console.error(`built in ${((performance.now() - begin) / 1000).toFixed(1)} s; npm start serves it`);
} catch (error) {
  stop.abort();
  // A person reads this: what is wrong, not where in our code it was noticed.
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
// Pagefind's service holds the process open.
process.exit(0);
