/** One path of the built site, with headers prepared at start. */
import type { StoredFile } from "./file-cache.ts";

export type Encoding = "identity" | "br" | "gzip";
/** The file itself, and the compressed forms that the build has made. */
export type StoredForms = { identity: StoredFile } & Partial<Record<Encoding, StoredFile>>;

/** `encoding` is a header as a list of name and value, which Node sends fastest; empty for the file itself. */
export type Form = { stored: StoredFile; encoding: readonly string[] };

export type SiteFile = {
  status: 200 | 404;
  /** Weak, because all forms share it; empty if the response must not be cached. */
  etag: string;
  /** Headers that do not depend on the form, without the ETag. Files of one kind share the list. */
  common: readonly string[];
  forms: { identity: Form } & Partial<Record<Encoding, Form>>;
};

const PLAIN: readonly string[] = [];
const BROTLI: readonly string[] = ["Content-Encoding", "br"];
const GZIP: readonly string[] = ["Content-Encoding", "gzip"];

/** @param headers Those that do not depend on the form. */
export function describeFile(
  stored: StoredForms,
  etag: string,
  { Vary, ...headers }: Readonly<Record<string, string>>,
  status: 200 | 404 = 200,
): SiteFile {
  const vary = [Vary, stored.br === undefined ? undefined : "Accept-Encoding"].filter((name) => name !== undefined).join(", ");
  return {
    status,
    etag,
    common: shared([...Object.entries(headers).flat(), ...(vary === "" ? [] : ["Vary", vary])]),
    forms: {
      identity: { stored: stored.identity, encoding: PLAIN },
      ...(stored.br === undefined ? {} : { br: { stored: stored.br, encoding: BROTLI } }),
      ...(stored.gzip === undefined ? {} : { gzip: { stored: stored.gzip, encoding: GZIP } }),
    },
  };
}

const lists = new Map<string, readonly string[]>();

/** @returns The same list for the same headers, because thousands of files have some ten different lists. */
function shared(headers: readonly string[]): readonly string[] {
  const key = headers.join("\n");
  const list = lists.get(key) ?? headers;
  lists.set(key, list);
  return list;
}

/** @returns The headers of a 304 response, as a list of names and values. */
export const unchangedHeaders = ({ common, etag }: SiteFile): string[] => (etag === "" ? [...common] : [...common, "ETag", etag]);

/** @returns The headers of a complete response, as a list of names and values. */
export const wholeHeaders = (file: SiteFile, { stored, encoding }: Form): string[] => [
  ...unchangedHeaders(file),
  "Content-Length",
  String(stored.size),
  ...encoding,
];
