/** Downloads as a client sees them: the form's call, the mailed page's question, and the file itself. */
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { findOffered, type NamedInstaller, placeOf } from "#server/downloads/installers.ts";
import { answerCall } from "#server/http/calls.ts";
import type { MailSink } from "#tests/faults/mail-sink.ts";
import { type Answer, sendJson, type Sent, tokenIn } from "./calls.ts";
import { ended } from "./outbox.ts";
import type { TestServer } from "./test-server.ts";
import { until } from "./until.ts";

export const DOWNLOAD_PAGE = /\/download-link$/u;
export const WISH = { product: "lantern", edition: "lanternLite", system: "macOS", channel: "stable" } as const;
export const FOLDER = `${CONTENT_FOLDER}/shared/installers`;

/** What the newest release has for the wish. */
export function offered(wish: Parameters<typeof findOffered>[0] = WISH): NamedInstaller {
  const named = findOffered(wish);
  if (named === undefined) throw new Error(`the content has no installer for ${JSON.stringify(wish)}`);
  return named;
}
export const pathOf = (named: NamedInstaller) => `${FOLDER}/${placeOf(named)}`;
export const updatePath = ({ product, version, installer: { edition, system } }: NamedInstaller) =>
  `/api/v1/updates/${product}/${edition}/${version}/${system}`;

export const requestDownload = (email: string, more: Readonly<Record<string, unknown>> = {}, sent: Sent = {}): Promise<Answer> =>
  sendJson("/api/v1/request-download", { email, ...WISH, language: "en", ...more }, sent);

type Asked = { headers?: Readonly<Record<string, string>>; address?: string; method?: "GET" | "HEAD" };

/** Asks for a file. */
export function fetchFile(path: string, { headers = {}, address = "203.0.113.7", method = "GET" }: Asked = {}): Promise<Response> {
  return answerCall(new Request(`http://localhost:3000${path}`, { method, headers }), address);
}
export const fetchDownload = (token: string, asked: Asked = {}) => fetchFile(`/api/v1/downloads/${encodeURIComponent(token)}`, asked);

/** What the page asks before it shows its button. */
export async function look(token: string): Promise<{ status: number; body: Readonly<Record<string, unknown>> }> {
  const response = await fetchDownload(token, { headers: { Accept: "application/json" } });
  return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> };
}

/** Where a redirect leads. */
export const addressIn = ({ headers }: Response) => headers.get("location") ?? "";
export const outcomeOf = (response: Response) => [response.status, addressIn(response)];

export async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

/** Asks for a link and reads it from the mail that came. */
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

/** The same for many who ask at once. */
export async function linksFor({ sink }: { sink: MailSink }, count: number): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, number) => requestDownload(`reader-${number}@studio.example`)));
  if (answers.some(({ status }) => status !== 200)) throw new Error("refused");
  const mails = await sink.until(count);
  return mails.map(({ parsed }) => tokenIn(parsed.text ?? "", DOWNLOAD_PAGE));
}
