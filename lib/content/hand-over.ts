/** How a build gives content to Next's compilation: content is data there, so that new content needs no new compilation. */
import type { allDocuments, installers } from "./generated.ts";

const CONTENT = Symbol.for("site.content");

export type HandedOver = { documents: typeof allDocuments; installers: typeof installers };

const holder = globalThis as { [CONTENT]?: HandedOver };

/** To be called before Next loads a page. */
export function handOver(content: HandedOver): void {
  holder[CONTENT] = content;
}

/** @throws when nothing was handed over in this process. */
export function requireHandedOver(): HandedOver {
  const content = holder[CONTENT];
  if (content === undefined) throw new Error("this compilation holds no content: pages are rendered by npm run build");
  return content;
}
