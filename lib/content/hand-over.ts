/** Passes content to pages that Next has compiled without it, so that changed content needs no new compilation. */
import type { allDocuments, installers } from "./generated.ts";

const CONTENT = Symbol.for("site.content");

export type HandedOver = { documents: typeof allDocuments; installers: typeof installers };

const holder = globalThis as { [CONTENT]?: HandedOver };

/** Must be called before Next loads a page. */
export function handOver(content: HandedOver): void {
  holder[CONTENT] = content;
}

/** @throws if `handOver` was not called in this process. */
export function requireHandedOver(): HandedOver {
  const content = holder[CONTENT];
  if (content === undefined) throw new Error("this compilation holds no content: pages are rendered by npm run build");
  return content;
}
