/** Sends a file of the finished site: from memory, or from the disk where it is not kept in memory. */
import type { FileHandle } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { accepts, matchesEtag } from "./accepts.ts";
import { findRange } from "./byte-range.ts";
import type { FileCache } from "./file-cache.ts";
import { sendBytes, withFile } from "./send-from-disk.ts";
import { type Form, type SiteFile, unchangedHeaders, wholeHeaders } from "./site-file.ts";

/**
 * Answers GET and HEAD.
 *
 * @returns A promise when the disk has to be asked, which rejects when the file is gone and nothing has been sent.
 */
export function sendFile(cache: FileCache, file: SiteFile, request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
  const { headers, method } = request;
  if (file.etag !== "" && matchesEtag(headers["if-none-match"], file.etag)) {
    response.writeHead(304, unchangedHeaders(file)).end();
    return undefined;
  }
  // If-Range asks for the strong comparison, which no weak ETag passes: then the whole file is sent.
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

/** A part of the file itself: a compressed form would count other bytes. */
async function sendPart(cache: FileCache, file: SiteFile, wish: string, response: ServerResponse): Promise<void> {
  const { stored } = file.forms.identity;
  const bytes = cache.find(stored);
  const send = async (size: number, handle?: FileHandle) => {
    const range = findRange(wish, size);
    if (range === "outside") {
      response.writeHead(416, [...file.common, "Content-Range", `bytes */${String(size)}`]).end();
      return;
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const part = range === undefined ? [] : ["Content-Range", `bytes ${String(start)}-${String(end)}/${String(size)}`];
    response.writeHead(range === undefined ? 200 : 206, [...file.common, "Content-Length", String(end + 1 - start), ...part]);
    if (handle === undefined) response.end(bytes?.subarray(start, end + 1));
    else await sendBytes(handle, { start, end }, response);
  };
  if (bytes === undefined) await withFile(stored.place, response, ({ handle, size }) => send(size, handle));
  else await send(bytes.length);
}

async function sendFromDisk(cache: FileCache, file: SiteFile, form: Form, response: ServerResponse): Promise<void> {
  const { stored, encoding } = form;
  await withFile(stored.place, response, async ({ handle, size, changed }) => {
    // Otherwise a build has replaced the file since the start, and the ETag is that of the old one.
    const isSame = size === stored.size && changed === stored.changed;
    const bytes = isSame && cache.hasRoomFor(stored) ? await handle.readFile() : undefined;
    response.writeHead(file.status, isSame ? wholeHeaders(file, form) : [...file.common, "Content-Length", String(size), ...encoding]);
    if (bytes === undefined) await sendBytes(handle, { start: 0, end: size - 1 }, response);
    else response.end(bytes.length === size ? cache.keep(stored, bytes) : bytes);
  });
}
