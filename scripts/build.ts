/** `npm run build`: content is checked and compiled, changed pages are rendered, and the site is finished in dist/. */
import { rmSync } from "node:fs";
import { prepareBuildEnvironment } from "./lib/finish/build-environment.ts";
import { compileCode } from "./lib/build/compile-code.ts";
import { PAGES_CACHE } from "./lib/build/kept-results.ts";
import { readGenerated } from "./lib/build/read-generated.ts";
import { runCommand } from "./lib/command.ts";
import { checkInProcessOfItsOwn, runContentlayer } from "./lib/content-processes.ts";
import { handOver } from "#lib/content/hand-over.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { inBackground } from "./lib/in-background.ts";
import { parseOptions } from "./lib/options.ts";
import { buildInSmallProcess } from "./lib/build/heap-flags.ts";
import { step } from "./lib/progress.ts";
import { writeSiteLocales } from "./lib/site-locales.ts";

const HELP = `npm run build -- [options]

Checks and compiles the content, renders the pages whose content or code has changed, and writes the site and its
server to dist/, which is all that a deployment needs. Stops at the first step that fails.

  --full                  compiles all code and makes every page anew
  --explain /en/pricing   also says why that page was rendered and which content it is made from

SITE_URL, ANALYTICS_URL and IMAGE_PATHS change the result: docs/deploying.md.`;

const OPTIONS = { full: { type: "boolean", default: false }, explain: { type: "string" } } as const;

await runCommand(
  { help: HELP, read: (args) => parseOptions(args, OPTIONS).values },
  async (options) => (await buildInSmallProcess()) ?? build(options),
);

async function build({ full, explain }: { full: boolean; explain?: string }): Promise<void> {
  const begin = performance.now();
  prepareBuildEnvironment(process.env);
  const stop = new AbortController();
  try {
    if (full) rmSync(PAGES_CACHE, { recursive: true, force: true });
    writeSiteLocales(CONTENT_FOLDER);
    // Code contains no content, so it is compiled meanwhile. Other programs open content only after its check.
    const code = inBackground(compileCode(full, stop.signal));
    const checked = step("check", checkInProcessOfItsOwn);
    const content = inBackground(runContentlayer(checked));
    await checked;
    await step("contentlayer", async () => /\d+ documents/u.exec(await content)?.[0]);
    await step("next", async () => ((await code) ? "compiled" : "unchanged"));
    handOver(readGenerated());
    // These modules read the content that has just been handed over.
    const { listPages } = await import("./lib/build/pages.ts");
    const { renderPages } = await import("./lib/build/render-pages.ts");
    const { explainPage } = await import("./lib/build/explain-page.ts");
    const { finishSite } = await import("./lib/finish/finish-site.ts");
    const pages = listPages();
    const rendering = await step("pages", async (report) => {
      const result = await renderPages(pages, report);
      return { ...result, summary: `${result.reasons.size} of ${pages.length} rendered` };
    });
    await finishSite(pages, stop.signal);
    if (explain !== undefined) console.log(explainPage(explain, pages, rendering));
    console.error(`built in ${((performance.now() - begin) / 1000).toFixed(1)} s; npm start serves it`);
  } catch (error) {
    stop.abort();
    throw error;
  }
}
