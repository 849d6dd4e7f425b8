/**
 * Renders documents with Next's compilation, one after the other, in a process of its own. The parent sends a page's path as Next routes
 * it (`/ja/products`) and gets back the HTML and the parts of content that the page read.
 */
import { Agent, createServer, get } from "node:http";
import { text } from "node:stream/consumers";
import type { ComponentType, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import next from "next";
import { islands } from "#components/islands/registry.ts";
import { handOverRenderer } from "#components/ui/handed-renderer.ts";
import { handOver } from "#lib/content/hand-over.ts";
import { readGenerated } from "./read-generated.ts";
import { recordReads } from "#lib/content/reads.ts";
import { DEFAULT_LOCALE } from "#lib/i18n/locales.ts";
import { messageOf } from "#server/errors.ts";
import { listenLocally } from "#scripts/lib/listen-locally.ts";
import { checkDocument } from "./check-document.ts";

export type RenderRequest = { path: string };
export type RenderAnswer =
  { ready: true; reads: readonly string[] } | { path: string; html: string; reads: readonly string[] } | { path: string; error: string };

const send = (answer: RenderAnswer) => process.send?.(answer);

handOver(readGenerated());
const components = Object.entries(islands).map(async ([name, load]) => [name, (await load()) as ComponentType<object>] as const);
// React writes no document type, and without one browsers use quirks mode.
const toHtml = (document: ReactElement) => `<!DOCTYPE html>${renderToString(document)}`;
handOverRenderer({ toHtml, islands: new Map(await Promise.all(components)) });

const app = next({ dev: false, dir: process.cwd() });
await app.prepare();
const handle = app.getRequestHandler();
const origin = await listenLocally(createServer((request, response) => void handle(request, response)));
const agent = new Agent({ keepAlive: true });

/** No page has this path: rendering "not found" loads every module, and every page depends on what modules read when they load. */
const NO_PAGE = `/${DEFAULT_LOCALE}/~`;
const onLoad = await readsOf(() => request(NO_PAGE));
send({ ready: true, reads: onLoad.reads });

let last: Promise<void> = Promise.resolve();
process.on("message", ({ path }: RenderRequest) => {
  last = last.then(() => render(path));
});
process.once("disconnect", () => process.exit(0));

async function render(path: string): Promise<void> {
  const { result, reads } = await readsOf(async () => {
    // Next would compress each page, for this process to decompress it.
    return request(path.split("/").map(encodeURIComponent).join("/"));
  });
  if (result.status !== 200) {
    send({ path, error: `Next answered with status ${result.status}` });
    return;
  }
  try {
    send({ path, html: checkDocument(result.html), reads });
  } catch (error) {
    send({ path, error: messageOf(error) });
  }
}

/** Requests a page's document from Next. Node's own client takes less time than `fetch`, and requests no compression. */
function request(path: string): Promise<{ status: number | undefined; html: string }> {
  return new Promise((resolve, reject) => {
    get(`${origin}/documents${path}`, { agent }, (response) => {
      text(response).then((html) => resolve({ status: response.statusCode, html }), reject);
    }).once("error", reject);
  });
}

/** Records which parts of content are read during the work. Only one such work may run at a time. */
async function readsOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; reads: string[] }> {
  const reads = new Set<string>();
  recordReads((part) => reads.add(part));
  try {
    return { result: await work(), reads: [...reads] };
  } finally {
    recordReads(undefined);
  }
}
