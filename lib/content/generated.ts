/** The generated content. Next's production build replaces this module with handed-over.ts (next.config.mjs). */
import { allDocuments as documents } from "#.contentlayer/generated/index.mjs";
import noted from "#.contentlayer/installers.json" with { type: "json" };

export const allDocuments = documents;
/** Size and SHA-256 of each installer file, by its path below content/shared/installers. */
export const installers: Readonly<Record<string, { size: number; sha256: string } | undefined>> = noted;
