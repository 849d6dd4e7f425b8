/** How a build gives content to its own programs and to Next's compilation: content is data there, so that new content needs no new compilation. */
import type { CompiledWords } from "#lib/mdx/compile.ts";

const CONTENT = Symbol.for("site.content");

/** A file of content as contentlayer wrote it: its fields, and the words below its front matter, compiled. */
export type GeneratedDocument = { readonly _id: string; readonly type: string; readonly compiled?: CompiledWords };
/** Size and SHA-256 of each installer that is there, by its path below content/shared/installers. */
export type Installers = Readonly<Record<string, { size: number; sha256: string } | undefined>>;
export type HandedOver = { documents: readonly GeneratedDocument[]; installers: Installers };

const holder = globalThis as { [CONTENT]?: HandedOver };

/** To be called before anything reads content. */
export function handOver(content: HandedOver): void {
  holder[CONTENT] = content;
}

/** @returns undefined when nothing was handed over in this process. */
export const findHandedOver = (): HandedOver | undefined => holder[CONTENT];

/** @throws when nothing was handed over in this process. */
export function requireHandedOver(): HandedOver {
  const content = findHandedOver();
  if (content === undefined) throw new Error("this compilation holds no content: pages are rendered by npm run build");
  return content;
}
