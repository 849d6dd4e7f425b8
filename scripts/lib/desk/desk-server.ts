/** The translators' desk of the preview: an HTTP server on the loopback interface, to which `next dev` forwards /translate. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import { checkCorpus, readCorpus } from "#scripts/lib/check/check-content.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import { linesOf, touchesLine } from "#scripts/lib/content-files/lines.ts";
import { comparedTexts, type Pair } from "#scripts/lib/check/translations/pairs.ts";
import { hashOf } from "#scripts/lib/check/translations/records.ts";
import type { Problem } from "#scripts/lib/check/problem.ts";
import { listenLocally } from "#scripts/lib/listen-locally.ts";
import { editableText, saveSection } from "#scripts/lib/translation/save-section.ts";
import { statusOf } from "#scripts/lib/translation/status.ts";
import { listWorkOrders, workOrderOf } from "#scripts/lib/translation/work-orders.ts";
import { accepted, writeRecords } from "#scripts/lib/check/translations/write-records.ts";
import { localePage, overviewPage, SCRIPT, type Sheet, sheetPage, sheetPath, STYLE } from "./pages.ts";

type Answer = { status: number; body: string; type?: string; location?: string };
type Desk = { root: string; now: string; token: string };
type Refused = Pick<Sheet, "text" | "refused"> & { problems?: readonly Problem[]; status: number };

const CHANGED = "the source or the file has changed since this page was opened. Compare your text with both, and save again.";
/** Bytes of a saved section. */
const MAX_BODY = 256 * 1024;
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

/**
 * Starts the desk.
 *
 * @param root The content folder, which it writes to.
 * @param now The day that graces are counted to.
 */
export async function startDesk({ root, now }: Omit<Desk, "token">): Promise<{ url: string; stop: () => void }> {
  const desk = { root, now, token: randomBytes(16).toString("hex") };
  const server = createServer((request, response) => {
    void answer(desk, request).then(
      (result) => send(response, result),
      (error: unknown) => send(response, { status: 500, body: error instanceof Error ? error.message : String(error), type: "text/plain" }),
    );
  });
  return { url: await listenLocally(server.unref()), stop: () => server.close() };
}

function send(response: ServerResponse, { status, body, type = "text/html", location }: Answer): void {
  response.writeHead(status, {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
    ...(location === undefined ? {} : { Location: location }),
  });
  response.end(body);
}

async function answer(desk: Desk, request: IncomingMessage): Promise<Answer> {
  // A page elsewhere must not reach the author's files by a name that leads to this machine.
  const host = String(request.headers["x-forwarded-host"] ?? request.headers.host);
  if (!LOCAL.test(host)) return { status: 403, body: "the desk answers only on this machine", type: "text/plain" };
  const url = new URL(request.url ?? "/", "http://localhost");
  url.pathname = url.pathname.replace(/\/$/u, "");
  if (url.pathname === "/translate/desk.css") return { status: 200, body: STYLE, type: "text/css" };
  if (url.pathname === "/translate/desk.js") return { status: 200, body: SCRIPT, type: "text/javascript" };
  const locale = ALL_LOCALES.find((each) => url.pathname === `/translate/${each}`);
  if (request.method === "POST") return locale === undefined ? notFound() : save(desk, locale, await readForm(request));
  const corpus = await readCorpus(desk);
  if (url.pathname === "/translate") return { status: 200, body: overviewPage(statusOf(corpus)) };
  if (locale === undefined) return notFound();
  const key = url.searchParams.get("section");
  return key === null ? { status: 200, body: localePage(locale, listWorkOrders(corpus, locale)) } : sheet(desk, corpus, locale, key);
}

const notFound = (): Answer => ({ status: 404, body: "there is no such page of the desk", type: "text/plain" });

/** The answer about a section that the desk cannot show: its file is broken, or there is no such section. */
function missing(corpus: Corpus, locale: Locale, key: string | null): Answer {
  const file = `content/${locale}/${/^[^#:]*/u.exec(key ?? "")?.[0] ?? ""}`;
  if (corpus.documents.get(file)?.sound !== false) return notFound();
  const body = `${file} cannot be read: correct it in an editor; npm run check:content says where, and what to write`;
  return { status: 409, body, type: "text/plain" };
}

const findPair = (corpus: Corpus, locale: Locale, key: string | null): Pair | undefined =>
  comparedTexts(corpus).pairs.find((pair) => pair.locale === locale && pair.key === key);

/** @param refused A text of this section that was not saved. */
function sheet({ token }: Desk, corpus: Corpus, locale: Locale, key: string, refused?: Refused): Answer {
  const pair = findPair(corpus, locale, key);
  if (pair === undefined) return missing(corpus, locale, key);
  const text = corpus.textOf(pair.file);
  const lines = linesOf(text);
  const isIn = ({ section }: Pair, line: number): boolean => section !== undefined && touchesLine(lines, section.at, line);
  const others = comparedTexts(corpus).pairs.filter((each) => each.locale === locale && each.file === pair.file && each !== pair);
  // What belongs to no other section is shown with each: no sheet of its own would show it. A file that cannot be read has no sections.
  const problems = checkCorpus(corpus).problems.filter(
    ({ file, line, locale: language }) =>
      file === pair.file &&
      (language === undefined || language === locale) &&
      (pair.section === undefined || isIn(pair, line) || !others.some((each) => isIn(each, line))),
  );
  const order = workOrderOf(corpus, pair);
  const from = corpus.documents.get(pair.source.file)?.locale ?? languagesOf(corpus).source;
  const saved = { text: editableText(text, pair, corpus.textOf(pair.source.file)), problems };
  const inFile = refused?.refused === CHANGED ? saved.text : undefined;
  const sheet = { key, order, from, token, seen: seenOf(corpus, pair), inFile, ...saved, ...refused };
  return { status: refused?.status ?? 200, body: sheetPage(sheet) };
}

/** What stands for a section's source and translation: who saves must have seen both as they are. */
const seenOf = (corpus: Corpus, pair: Pair): string =>
  hashOf(`${pair.source.section.text}\0${editableText(corpus.textOf(pair.file), pair, corpus.textOf(pair.source.file))}`);

async function save(desk: Desk, locale: Locale, form: URLSearchParams): Promise<Answer> {
  const token = Buffer.from(form.get("token") ?? "");
  const expected = Buffer.from(desk.token);
  if (token.length !== expected.length || !timingSafeEqual(token, expected))
    return { status: 403, body: "open the page again, and save then", type: "text/plain" };
  const key = form.get("section") ?? "";
  const text = form.get("text") ?? "";
  const before = await readCorpus(desk);
  const pair = findPair(before, locale, key);
  if (pair === undefined) return missing(before, locale, key);
  if (form.get("seen") !== seenOf(before, pair)) return sheet(desk, before, locale, key, { status: 409, text, refused: CHANGED });
  const problems = await saveSection(desk.root, desk.now, { locale, key }, text);
  if (problems.length > 0)
    return sheet(desk, await readCorpus(desk), locale, key, {
      status: 422,
      text,
      problems,
      refused: "with this text the file could not be read.",
    });
  if (form.get("do") === "accept") {
    const corpus = await readCorpus(desk);
    writeRecords(corpus, desk.root, (pair) =>
      pair.locale === locale && pair.key === key && pair.section !== undefined ? accepted(pair) : undefined,
    );
  }
  return { status: 303, body: "", location: sheetPath(locale, key) };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BODY) throw new Error("this text is too long");
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString("utf8"));
}
