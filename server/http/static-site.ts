/** Serves `dist/site` to GET and HEAD: precompressed documents with an ETag, and the locale's own 404 document. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import sirv from "sirv";
import { splitPath } from "#lib/i18n/paths.ts";
import { DEFAULT_LOCALE, LOCALES } from "#schemas/locale.ts";
import {
  COMMON_HEADERS,
  DOCUMENT_HEADERS_FILE,
  DocumentHeaders,
  documentHeaders,
  IMMUTABLE,
  IMMUTABLE_PREFIXES,
  REVALIDATE,
  SILENT_HEADERS,
} from "./headers.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Files that are no addresses: the 404 documents, documents under their file's name, sirv's alternatives, what is meant for other hosts. */
const NO_ADDRESS = /\/(?:404|index)$|\.(?:html|br|gz)$|^\/_(?:headers|redirects|document-headers\.json)$/u;

/**
 * @param folder The finished site. It is read once: a new build wants a new start.
 * @throws when the folder holds no site.
 */
export function staticSite(folder: string): Handler {
  if (!existsSync(join(folder, "index.html"))) throw new Error(`${folder} holds no finished site: run npm run build first`);
  const etags = etagsOf(folder);
  const { headers: ofDocuments, silent } = documentHeadersOf(folder);
  /** An address is a file's own, or that of a document without its ending. */
  const etagOf = (pathname: string) => etags.get(pathname) ?? etags.get(`${pathname === "/" ? "/index" : pathname}.html`);

  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
    dotfiles: false,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name, value);
      const isDocument = !etags.has(pathname);
      response.setHeader("ETag", etagOf(pathname) ?? "");
      response.setHeader("Cache-Control", cacheControlOf(pathname));
      if (pathname === "/speculation-rules.json") response.setHeader("Content-Type", "application/speculationrules+json");
      const more = { ...(isDocument ? ofDocuments : {}), ...(silent.includes(pathname) ? SILENT_HEADERS : {}) };
      for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
    },
  });

  const notFound = new Map(
    LOCALES.map((locale) => [locale as string, readFileSync(join(folder, locale === DEFAULT_LOCALE ? "404.html" : `${locale}/404.html`))]),
  );
  const sendNotFound: Handler = (request, response) => {
    const { locale } = splitPath((request.url ?? "/").split(/[?#]/u)[0] ?? "/");
    const body = notFound.get(locale) ?? Buffer.alloc(0);
    response.writeHead(404, {
      ...COMMON_HEADERS,
      ...ofDocuments,
      "Content-Type": "text/html;charset=utf-8",
      "Content-Length": body.length,
      "Cache-Control": "no-store",
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };

  return (request, response) => {
    const url = request.url ?? "/";
    const asked = url.split("?")[0] ?? "/";
    // The default language lives at the bare path; its long form is an old or hand-typed address.
    if (asked === `/${DEFAULT_LOCALE}` || asked.startsWith(`/${DEFAULT_LOCALE}/`)) {
      redirect(response, url.slice(DEFAULT_LOCALE.length + 1));
      return;
    }
    const pathname = decoded(asked);
    if (pathname === undefined || NO_ADDRESS.test(pathname)) {
      sendNotFound(request, response);
      return;
    }
    if (asked.length > 1 && asked.endsWith("/")) {
      redirect(response, url.replace(/\/+(?=\?|$)/u, ""));
      return;
    }
    const etag = etagOf(pathname);
    if (etag !== undefined && request.headers["if-none-match"]?.split(/,\s*/u).includes(etag) === true) {
      response.writeHead(304, { ETag: etag, "Cache-Control": cacheControlOf(pathname), Vary: "Accept-Encoding" }).end();
      return;
    }
    serve(request, response, () => {
      sendNotFound(request, response);
    });
  };
}

function cacheControlOf(pathname: string): string {
  return IMMUTABLE_PREFIXES.some((prefix) => pathname.startsWith(prefix)) ? IMMUTABLE : REVALIDATE;
}

/** With its `%2E` as letters, as sirv reads it too; nothing when the codes are no text. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/** `target` is a path of this site; several slashes at its start, forward or back, would name another host. */
function redirect(response: ServerResponse, target: string): void {
  response.writeHead(308, { ...COMMON_HEADERS, Location: target.replace(/^[/\\]*/u, "/") }).end();
}

/** What the build allows its documents; without its word, the strictest. */
function documentHeadersOf(folder: string): DocumentHeaders {
  const file = join(folder, DOCUMENT_HEADERS_FILE);
  return existsSync(file) ? DocumentHeaders.parse(JSON.parse(readFileSync(file, "utf8"))) : { headers: documentHeaders(), silent: [] };
}

/** The ETag of each file by its public path, from its content: a new build of the same page changes nothing for browsers. */
function etagsOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(?:br|gz)$/u.test(entry.name),
  );
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      // Weak, because the compressed forms of a file share it.
      return [
        `/${relative(folder, file).replaceAll(sep, "/")}`,
        `W/"${createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 22)}"`,
      ];
    }),
  );
}
