/** Renders the pages whose inputs have changed, and reuses the others from the last build. */
import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { messageOf } from "#server/errors.ts";
import { putFile, readOptional } from "#scripts/lib/put-file.ts";
import { pagesKey } from "./code-key.ts";
import { hashOf, type PageEntry, readRecord, writeRecord } from "./page-record.ts";
import type { Page } from "./pages.ts";
import type { RenderAnswer, RenderRequest } from "./render-process.ts";
import { heapFlags } from "./heap-flags.ts";
import { PAGES_CACHE } from "./kept-results.ts";
import { findStalePages } from "./stale-pages.ts";

/** Rendered pages, below the same names as in the finished site. */
const FOLDER = join(PAGES_CACHE, "html");
/** Starting another process takes as long as rendering about so many pages. */
const PAGES_PER_PROCESS = 40;
/** Pages that a process is given at a time: it renders the second while this process writes the first. */
const PAGES_AHEAD = 2;

export const renderedFile = ({ target }: Page) => join(FOLDER, target);

export type Rendering = Awaited<ReturnType<typeof renderPages>>;

/**
 * @param report Called after each page.
 * @returns By Next's path, what each page was made from, and why pages were rendered in this build.
 * @throws with the page's path when one cannot be rendered.
 */
export async function renderPages(pages: readonly Page[], report: (done: number, of: number) => void) {
  const key = pagesKey(new Date());
  const before = readRecord();
  const reasons = findStalePages(pages, before, key, (page, hash) => hashOf(readOptional(renderedFile(page)) ?? "") === hash);
  const stale = pages.filter(({ nextPath }) => reasons.has(nextPath));
  const entries = new Map<string, PageEntry>();
  for (const { nextPath } of pages) {
    const entry = before?.pages.get(nextPath);
    if (entry !== undefined && !reasons.has(nextPath)) entries.set(nextPath, entry);
  }
  let onLoad = before?.onLoad ?? [];
  if (stale.length > 0) {
    const queue = [...stale];
    const oneOfEach = interning();
    const processes = Math.min(availableParallelism(), Math.ceil(stale.length / PAGES_PER_PROCESS));
    const loads = await Promise.all(
      Array.from({ length: processes }, () =>
        renderInProcess(queue, (page, html, reads) => {
          putFile(renderedFile(page), html);
          entries.set(page.nextPath, { reads: reads.map(oneOfEach), html: hashOf(html), reason: reasons.get(page.nextPath) ?? "" });
          report(stale.length - queue.length, stale.length);
        }),
      ),
    );
    onLoad = loads[0] ?? [];
  }
  writeRecord({ key, onLoad, pages: entries });
  return { entries, reasons };
}

/** Hundreds of pages read the same parts, and each message from a process brings their names anew. @returns A function that gives equal texts as one. */
function interning(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const first = known.get(text) ?? text;
    known.set(text, first);
    return first;
  };
}

/** Renders pages from the queue until it is empty. @returns The parts of content that modules read when they load. */
function renderInProcess(queue: Page[], take: (page: Page, html: string, reads: readonly string[]) => void): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork("scripts/lib/build/render-process.ts", {
      execArgv: [...heapFlags(), "--import", "tsx"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    });
    let errors = "";
    child.stderr?.on("data", (chunk: Buffer) => (errors += chunk.toString()));
    let onLoad: readonly string[] = [];
    /** Answered in this order. */
    const sent: Page[] = [];
    const fail = (reason: string) => {
      child.kill();
      // What the page threw is in the error output, which may come later than the answer.
      child.once("close", () => reject(new Error(`${sent[0]?.publicPath ?? "rendering"}: ${reason}\n${errors.trim()}`.trim())));
    };
    child.on("message", (answer: RenderAnswer) => {
      try {
        if ("error" in answer) {
          fail(answer.error);
          return;
        }
        if ("ready" in answer) onLoad = answer.reads;
        else if (sent[0] !== undefined) {
          take(sent[0], answer.html, answer.reads);
          sent.shift();
        }
      } catch (error) {
        fail(messageOf(error));
        return;
      }
      while (sent.length < PAGES_AHEAD && queue[0] !== undefined) {
        sent.push(queue[0]);
        child.send({ path: queue[0].nextPath } satisfies RenderRequest);
        queue.shift();
      }
      if (sent.length === 0) {
        child.disconnect();
        resolve(onLoad);
      }
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code !== 0 || sent.length > 0) fail(`the render process ended with code ${code ?? "none"}`);
    });
  });
}
