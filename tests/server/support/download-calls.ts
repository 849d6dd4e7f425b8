/** Requests for downloads as clients send them: the form, the page's request, and the file. */
import { readFileSync } from "node:fs";
import type { Engine } from "#server/db/database.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { findOffered, type NamedInstaller, placeOf } from "#server/downloads/installers.ts";
import { answerApiRequest } from "#server/http/endpoints.ts";
import type { MailSink } from "#tests/faults/mail-sink.ts";
import { type Answer, ORIGIN, sendJson, type Sent, tokenIn, use } from "./calls.ts";
import { openMailSink } from "./mail-sink.ts";
import { ended } from "./outbox.ts";
import { openTestServer, type TestServer } from "./test-server.ts";
import { until } from "./until.ts";

export const DOWNLOAD_PAGE = /\/download-link$/u;
export const WISH = { product: "lantern", edition: "lanternLite", system: "macOS", channel: "stable" } as const;
export const FOLDER = `${CONTENT_FOLDER}/shared/installers`;

/** The installer of the newest release for a request. */
export function offered(wish: Parameters<typeof findOffered>[0] = WISH): NamedInstaller {
  const named = findOffered(wish);
  if (named === undefined) throw new Error(`the content has no installer for ${JSON.stringify(wish)}`);
  return named;
}
export const pathOf = (named: NamedInstaller) => `${FOLDER}/${placeOf(named)}`;
export const updatePath = ({ product, version, installer: { edition, system } }: NamedInstaller) =>
  `/api/v1/updates/${product}/${edition}/${version}/${system}`;

export const named = offered();
export const { installer } = named;
export const bytes = readFileSync(pathOf(named));
export const etag = `"${installer.sha256}"`;
/** The redirect for a link that cannot be used any more. */
export const expired = (locale = "/en") => [303, `${ORIGIN}${locale}/download-link#token-expired`];

/** Opens a server that sends mail, with high rate limits. */
export async function openDownloads(engine: Engine = "sqlite", env: Readonly<Record<string, string>> = {}) {
  const sink = await openMailSink();
  const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url, RATE_LIMIT_SCALE: "1000", ...env } });
  use(server);
  return { server, sink };
}

export const requestDownload = (email: string, more: Readonly<Record<string, unknown>> = {}, sent: Sent = {}): Promise<Answer> =>
  sendJson("/api/v1/request-download", { email, ...WISH, language: "en", ...more }, sent);

type FileRequest = { headers?: Readonly<Record<string, string>>; address?: string; method?: "GET" | "HEAD" };

export function fetchFile(path: string, { headers = {}, address = "203.0.113.7", method = "GET" }: FileRequest = {}): Promise<Response> {
  return answerApiRequest(new Request(`http://localhost:3000${path}`, { method, headers }), address);
}
export const fetchDownload = (token: string, request: FileRequest = {}) =>
  fetchFile(`/api/v1/downloads/${encodeURIComponent(token)}`, request);

/** The page's request for what a link offers. */
export async function look(token: string): Promise<{ status: number; body: Readonly<Record<string, unknown>> }> {
  const response = await fetchDownload(token, { headers: { Accept: "application/json" } });
  return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> };
}
export const usesLeft = async (token: string) => (await look(token)).body.usesLeft;

/** The target of a redirect. */
export const addressIn = ({ headers }: Response) => headers.get("location") ?? "";
export const outcomeOf = (response: Response) => [response.status, addressIn(response)];

export async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

/** Requests a link, and reads its token from the mail. */
export async function linkFor({ server, sink }: { server: TestServer; sink: MailSink }, email: string, more = {}): Promise<string> {
  const answer = await requestDownload(email, more);
  if (answer.status !== 200) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
  const mail = await until(
    async () => sink.mails.find(({ recipients }) => recipients[0] === email),
    (found) => found !== undefined,
  );
  await ended(server);
  return tokenIn(mail?.parsed.text ?? "", DOWNLOAD_PAGE);
}

/** Requests many links at the same time. */
export async function linksFor({ sink }: { sink: MailSink }, count: number): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, number) => requestDownload(`reader-${number}@studio.example`)));
  if (answers.some(({ status }) => status !== 200)) throw new Error("refused");
  const mails = await sink.until(count);
  return mails.map(({ parsed }) => tokenIn(parsed.text ?? "", DOWNLOAD_PAGE));
}
