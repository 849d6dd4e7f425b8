/** Predicts the requests of Chromium for a finished document, without pictures. A browser test compares them with the real ones. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { brotliCompressSync } from "node:zlib";
import { DOCUMENT_HEADERS_FILE, type DocumentHeaders } from "#server/http/headers.ts";
import { listFaces } from "./style-faces.ts";

export type RequestPart = "html" | "css" | "script" | "fonts" | "other";
/** `bytes` of the response body: brotli where the build has it. Headers have another 600 bytes, those of the document 1,000. */
export type PageRequest = {
  address: string;
  part: RequestPart;
  bytes: number;
  /** Of a font that the document does not preload: the shown characters that need it. */
  characters?: string;
};

/** Files that a document refers to, the addresses of its pictures, and the characters that it shows. */
export type Mentioned = { requests: Pick<PageRequest, "address" | "part">[]; icons: string[]; pictures: string[]; characters: Set<string> };

/**
 * @param site Folder of the finished site.
 * @param target The document's file in it.
 * @param mentioned What `readDocument` found in it, when that is at hand.
 * @throws when a requested file does not exist, or an island would start by itself.
 */
export function listRequests(site: string, target: string, mentioned = readDocument(site, target)): PageRequest[] {
  const { requests, icons, characters } = mentioned;
  const found = new Map<string, PageRequest>();
  const add = (part: RequestPart, address: string) => found.set(address, { address, part, bytes: sentBytes(site, address) });
  for (const { part, address } of requests) add(part, address);
  for (const { part, address: sheet } of requests)
    if (part === "css")
      for (const [address, needed] of fontsOf(site, sheet, characters))
        if (!found.has(address)) found.set(address, { address, part: "fonts", bytes: sentBytes(site, address), characters: needed });
  for (const address of [...speculationRules(site), ...icons.slice(-1)]) add("other", address);
  const bytes =
    statSync(join(site, `${target}.br`), { throwIfNoEntry: false })?.size ?? brotliCompressSync(readFileSync(join(site, target))).length;
  return [{ address: `/${target}`, part: "html", bytes }, ...found.values()];
}

export function readDocument(site: string, target: string): Mentioned {
  const mentioned: Mentioned = { requests: [], icons: [], pictures: [], characters: new Set() };
  const add = (part: RequestPart, address = "") => mentioned.requests.push({ address, part });
  let unseen = 0;
  new Parser({
    onopentag(name, { rel, href, src, as, type, placeholder = "" }) {
      if (isUnseen(name)) unseen++;
      if (name === "script" && src !== undefined) add("script", src);
      if (name === "img" && src !== undefined) mentioned.pictures.push(src);
      for (const character of placeholder) mentioned.characters.add(character);
      if (name !== "link") return;
      if (rel === "stylesheet") add("css", href);
      if (rel === "modulepreload") add("script", href);
      if (rel === "preload" && as === "font") add("fonts", href);
      if (rel === "manifest") add("other", href);
      // Of several icons Chromium selects the SVG file.
      if (rel === "icon" && type === "image/svg+xml") mentioned.icons.push(href ?? "");
      else if (rel === "icon") mentioned.icons.unshift(href ?? "");
    },
    onclosetag(name) {
      if (isUnseen(name)) unseen--;
    },
    ontext(text) {
      if (unseen === 0) for (const character of text) mentioned.characters.add(character);
    },
  }).end(readFileSync(join(site, target), "utf8"));
  return mentioned;
}

/** Elements whose text is not shown. */
const isUnseen = (name: string) => ["head", "script", "style", "template"].includes(name);

/** The file of the rules is in a header of the document. */
function speculationRules(site: string): string[] {
  const file = join(site, DOCUMENT_HEADERS_FILE);
  if (!existsSync(file)) return [];
  const { headers } = JSON.parse(readFileSync(file, "utf8")) as DocumentHeaders;
  return [...(headers["Speculation-Rules"] ?? "").matchAll(/"([^"]+)"/gu)].map(([, address = ""]) => address);
}

/** The faces that a stylesheet declares and these characters need, each with its characters: of several with a character, the last. */
function fontsOf(site: string, sheet: string, characters: ReadonlySet<string>): Map<string, string> {
  const faces = listFaces(readFileSync(join(site, sheet), "utf8"), sheet);
  const needed = new Map<string, string>();
  for (const character of characters) {
    const face = faces.findLast(({ points }) => points.has(character.codePointAt(0) ?? 0));
    if (face !== undefined) needed.set(face.address, `${needed.get(face.address) ?? ""}${character}`);
  }
  return needed;
}

const sizes = new Map<string, number>();
/** Bytes of a file as sent: the brotli file where there is one. @throws when there is no such file. */
export function sentBytes(site: string, address: string): number {
  const file = join(site, decodeURIComponent(new URL(address, "http://localhost").pathname));
  const known =
    sizes.get(file) ?? statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file, { throwIfNoEntry: false })?.size;
  if (known === undefined) throw new Error(`${address} is requested by a page but does not exist`);
  sizes.set(file, known);
  return known;
}
