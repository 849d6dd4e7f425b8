/** One path of the built site, with headers prepared at start. */
import type { StoredFile } from "./file-cache.ts";

export type Encoding = "identity" | "br" | "gzip";
/** The file itself, and the compressed forms that the build has made. */
export type StoredForms = { identity: StoredFile } & Partial<Record<Encoding, StoredFile>>;

/** Headers are a flat list of names and values, which Node sends fastest. */
export type Form = { stored: StoredFile; encoding: readonly string[]; headers: string[] };

export type SiteFile = {
  status: 200 | 404;
  /** Weak, because all forms share it; empty if the response must not be cached. */
  etag: string;
  /** Headers that do not depend on the form, without the ETag. */
  common: readonly string[];
  /** Headers of a 304 response. */
  unchanged: string[];
  /** Headers of a complete response, for each form. */
  forms: { identity: Form } & Partial<Record<Encoding, Form>>;
};

/** @param headers Those that do not depend on the form. */
export function describeFile(
  stored: StoredForms,
  etag: string,
  { Vary, ...headers }: Readonly<Record<string, string>>,
  status: 200 | 404 = 200,
): SiteFile {
  const vary = [Vary, stored.br === undefined ? undefined : "Accept-Encoding"].filter((name) => name !== undefined).join(", ");
  const common = [...Object.entries(headers).flat(), ...(vary === "" ? [] : ["Vary", vary])];
  const unchanged = [...common, ...(etag === "" ? [] : ["ETag", etag])];
  const form = (file: StoredFile, ...encoding: readonly string[]): Form => ({
    stored: file,
    encoding,
    headers: [...unchanged, "Content-Length", String(file.size), ...encoding],
  });
  return {
    status,
    etag,
    common,
    unchanged,
    forms: {
      identity: form(stored.identity),
      ...(stored.br === undefined ? {} : { br: form(stored.br, "Content-Encoding", "br") }),
      ...(stored.gzip === undefined ? {} : { gzip: form(stored.gzip, "Content-Encoding", "gzip") }),
    },
  };
}
