/** Sends a file of the built site, from memory or from the disk. */
import type { FileHandle } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { accepts, matchesEtag } from "./accepts.ts";
import { findRange } from "./byte-range.ts";
import type { FileCache, StoredFile } from "./file-cache.ts";
import { sendBytes, withFile } from "./send-from-disk.ts";
import { type Form, type SiteFile, unchangedHeaders, wholeHeaders } from "./site-file.ts";

/**
 * Answers GET and HEAD.
 *
 * @returns A promise if the file is read from the disk; it rejects if the file no longer exists and nothing has been sent.
 */
export function sendFile(cache: FileCache, file: SiteFile, request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
  const { headers, method } = request;
  if (file.etag !== "" && matchesEtag(headers["if-none-match"], file.etag)) {
    response.writeHead(304, unchangedHeaders(file)).end();
    return undefined;
  }
  // If-Range requires a strong ETag, and the site's are weak; so the whole file is sent.
  const { range } = headers;
  if (range !== undefined && headers["if-range"] === undefined && file.status === 200 && method === "GET")
    return sendPart(cache, file, range, response);
  const form = chooseForm(file, headers["accept-encoding"]);
  const bytes = cache.find(form.stored);
  if (bytes === undefined && method === "GET") return sendFromDisk(cache, file, form, response);
  response.writeHead(file.status, wholeHeaders(file, form));
  response.end(bytes);
  return undefined;
}

function chooseForm({ forms }: SiteFile, accepted: string | undefined): Form {
  if (forms.br !== undefined && accepts(accepted, "br")) return forms.br;
  return forms.gzip !== undefined && accepts(accepted, "gzip") ? forms.gzip : forms.identity;
}

/** Ranges refer to the uncompressed file. */
async function sendPart(cache: FileCache, file: SiteFile, rangeHeader: string, response: ServerResponse): Promise<void> {
  const { stored } = file.forms.identity;
  const bytes = cache.find(stored);
  const send = async (size: number, isSame: boolean, handle?: FileHandle) => {
    const range = findRange(rangeHeader, size);
    if (range === "outside") {
      response.writeHead(416, [...file.common, "Content-Range", `bytes */${size}`]).end();
      return;
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const part = range === undefined ? [] : ["Content-Range", `bytes ${start}-${end}/${size}`];
    const headers = isSame ? unchangedHeaders(file) : file.common;
    response.writeHead(range === undefined ? 200 : 206, [...headers, "Content-Length", String(end + 1 - start), ...part]);
    if (handle === undefined) response.end(bytes?.subarray(start, end + 1));
    else await sendBytes(handle, { start, end }, response);
  };
  if (bytes === undefined)
    await withFile(stored.place, response, (opened) => send(opened.size, isUnchanged(stored, opened), opened.handle));
  else await send(bytes.length, true);
}

async function sendFromDisk(cache: FileCache, file: SiteFile, form: Form, response: ServerResponse): Promise<void> {
  const { stored, encoding } = form;
  await withFile(stored.place, response, async (opened) => {
    const { handle, size } = opened;
    const isSame = isUnchanged(stored, opened);
    const bytes = isSame && cache.makeRoomFor(stored) ? await handle.readFile() : undefined;
    response.writeHead(file.status, isSame ? wholeHeaders(file, form) : [...file.common, "Content-Length", String(size), ...encoding]);
    if (bytes === undefined) await sendBytes(handle, { start: 0, end: size - 1 }, response);
    else response.end(bytes.length === size ? cache.keep(stored, bytes) : bytes);
  });
}

/** Whether a file is that of the start. If not, a build has replaced it, and the ETag in the headers is that of the old file. */
const isUnchanged = (stored: StoredFile, opened: Pick<StoredFile, "size" | "changed">) =>
  opened.size === stored.size && opened.changed === stored.changed;
