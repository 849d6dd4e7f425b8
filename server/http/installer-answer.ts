/** Responds with an installer: its bytes from the folder, or a redirect to the store. */
import { type NamedInstaller } from "#server/downloads/installers.ts";
import { locateInstaller } from "#server/downloads/locate-installer.ts";
import { presign } from "#server/downloads/presign.ts";
import type { Part, Settle } from "#server/downloads/use-link.ts";
import type { Server } from "#server/running-server.ts";
import { API_HEADERS } from "./answer.ts";
import { findRange, isSameFile, namesEtag } from "./byte-range.ts";
import { fileBody } from "./file-body.ts";

type Options = {
  cacheControl: string;
  /** For HEAD, which counts no download. @throws Refusal if one would not be allowed. */
  check?: () => Promise<void>;
  /** Counts the download before the response is sent. @throws Refusal if it is not allowed. */
  take?: (part: Part) => Promise<Settle>;
};

export async function answerWithInstaller(server: Server, request: Request, named: NamedInstaller, options: Options): Promise<Response> {
  const place = server.env.INSTALLERS_URL;
  const { headers } = request;
  const { size } = named.installer;
  if ("folder" in place) return answerWithFile(await locateInstaller(place.folder, named), request, named, options);
  const isHead = request.method === "HEAD";
  // Only GET has ranges (RFC 9110).
  const range = isHead ? undefined : findRange(headers.get("range"), size);
  // With If-Range the store must decide: the client has the store's ETag, which is unknown here.
  if (range === "outside" && !headers.has("if-range"))
    return new Response(null, { status: 416, headers: { ...API_HEADERS, "Content-Range": `bytes */${size}` } });
  // The presigned URL gives access to the whole file, whichever range was requested, so the whole size counts.
  if (isHead) await options.check?.();
  else await options.take?.({ size, length: size, isResumed: typeof range === "object" && range.start > 0 });
  const Location = await presign(server, place, named, isHead ? "HEAD" : "GET");
  return new Response(null, { status: 302, headers: { ...API_HEADERS, Location } });
}

async function answerWithFile(path: string, { method, headers }: Request, { installer }: NamedInstaller, options: Options) {
  const { file, size, sha256 } = installer;
  const etag = `"${sha256}"`;
  const known = {
    ...API_HEADERS,
    "Cache-Control": options.cacheControl,
    "Accept-Ranges": "bytes",
    ETag: etag,
    // RFC 9530: the digest of the whole file, also for a range.
    "Repr-Digest": `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`,
  };
  const described = { ...known, "Content-Type": "application/zip", "Content-Disposition": `attachment; filename="${file}"` };
  const bare = (status: number, more: Readonly<Record<string, string>> = {}) =>
    new Response(null, { status, headers: { ...known, ...more } });
  if (headers.has("if-match") && !namesEtag(headers.get("if-match"), etag)) return bare(412);
  if (namesEtag(headers.get("if-none-match"), etag)) return bare(304);
  if (method === "HEAD") {
    await options.check?.();
    return new Response(null, { headers: { ...described, "Content-Length": String(size) } });
  }

  const range = isSameFile(headers.get("if-range"), etag) ? findRange(headers.get("range"), size) : undefined;
  if (range === "outside") return bare(416, { "Content-Range": `bytes */${size}` });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const settle = await options.take?.({ size, length: end + 1 - start, isResumed: start > 0 });
  return new Response(fileBody(path, { start, end }, settle), {
    status: range === undefined ? 200 : 206,
    headers: {
      ...described,
      "Content-Length": String(end + 1 - start),
      ...(range === undefined ? {} : { "Content-Range": `bytes ${start}-${end}/${size}` }),
    },
  });
}
