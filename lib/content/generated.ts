/** What the content compiler wrote. In Next's production build another module stands in its place (next.config.mjs). */
import { allDocuments as documents } from "#.contentlayer/generated/index.mjs";
import noted from "#.contentlayer/installers.json" with { type: "json" };

export const allDocuments = documents;
/** Size and SHA-256 of each installer that is there, by its path below content/shared/installers. */
export const installers: Readonly<Record<string, { size: number; sha256: string } | undefined>> = noted;
