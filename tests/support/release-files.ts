/** Reads what machines read about releases, with parsers that know nothing of how it was written. */
import { verifyAsync } from "@noble/ed25519";
import { XMLParser } from "fast-xml-parser";

export type AppcastItem = {
  version: string;
  channel: string;
  system: string;
  minimum: string;
  url: string;
  length: number;
  signature: string;
  link: string;
  notes: { language: string; html: string }[];
  informationalBelow: string | undefined;
};

type Parsed = Record<string, unknown>;
const record = (value: unknown) => (typeof value === "object" && value !== null ? (value as Parsed) : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const said = (value: unknown): string => {
  const text = typeof value === "string" ? value : record(value)["#text"];
  return typeof text === "string" ? text : "";
};

/** An appcast as Sparkle reads it. */
export function readAppcast(text: string): { title: string; items: AppcastItem[] } {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@", parseTagValue: false, parseAttributeValue: false });
  const channel = record(record(record(parser.parse(text)).rss).channel);
  const items = list(channel.item).map((each) => {
    const item = record(each);
    const enclosure = record(item.enclosure);
    const below = record(item["sparkle:informationalUpdate"])["sparkle:belowVersion"];
    return {
      version: said(item["sparkle:version"]),
      channel: said(item["sparkle:channel"]),
      system: said(enclosure["@sparkle:os"]),
      minimum: said(item["sparkle:minimumSystemVersion"]),
      url: said(enclosure["@url"]),
      length: Number(enclosure["@length"]),
      signature: said(enclosure["@sparkle:edSignature"]),
      link: said(item.link),
      notes: list(item.description).map((note) => ({ language: said(record(note)["@xml:lang"]), html: said(note) })),
      informationalBelow: below === undefined ? undefined : said(below),
    };
  });
  return { title: said(channel.title), items };
}

/** Whether an installed plug-in that carries this key would take these bytes. */
export function wouldTake(item: Pick<AppcastItem, "length" | "signature">, bytes: Uint8Array, publicKey: string): Promise<boolean> {
  if (bytes.length !== item.length) return Promise.resolve(false);
  return verifyAsync(Buffer.from(item.signature, "base64"), bytes, Buffer.from(publicKey, "base64"));
}
