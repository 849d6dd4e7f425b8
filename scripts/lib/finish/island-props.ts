/** Makes the properties of islands small in finished documents. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { putFile } from "#scripts/lib/put-file.ts";
import { decodeEntities } from "./entities.ts";

/** Of fewer characters, an address would save a document nothing. */
const MIN_MESSAGES = 200;

/**
 * Moves the messages of islands, which are the same on all pages of a language, into files that the loader fetches when an island wakes
 * (components/islands/runtime/loader.ts). The other properties stand in single quotes: in double quotes, each quotation mark of their JSON is
 * an entity of six bytes.
 *
 * @param site Folder of the site, into which the files are written.
 * @returns A function that gives a document of React's HTML with shorter properties.
 */
export function shortIslandProps(site: string): (html: string) => string {
  /** Addresses by messages: each file is written once. */
  const written = new Map<string, string>();
  const addressOf = (text: string) => {
    const address = written.get(text) ?? putMessages(site, text);
    written.set(text, address);
    return address;
  };
  return (html) =>
    html.replaceAll(/ data-props="([^"]*)"/gu, (_attribute, encoded: string) => {
      const { messages, ...others } = JSON.parse(decodeEntities(encoded)) as { messages?: object };
      const text = JSON.stringify(messages ?? {});
      if (text.length < MIN_MESSAGES) return ` data-props='${encoded.replaceAll("&quot;", '"')}'`;
      return ` data-props='${encodeProps(others)}' data-messages="${addressOf(text)}"`;
    });
}

/** @returns The names, below the site's folder, of the files of messages that a finished document refers to. */
export const messagesIn = (html: string): string[] => Array.from(html.matchAll(/ data-messages="\/([^"]*)"/gu), ([, name = ""]) => name);

const encodeProps = (props: object) => JSON.stringify(props).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&#x27;");

/** @returns The address of the file. */
function putMessages(site: string, text: string): string {
  const address = `/_assets/messages-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.json`;
  putFile(join(site, address), text);
  return address;
}
