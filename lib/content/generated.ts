/**
 * What the content compiler wrote: handed over by a build, which reads bodies only when they are asked for; imported as a whole everywhere else.
 * In Next's production build another module stands in its place (next.config.mjs).
 */
import { findHandedOver, type HandedOver } from "./hand-over.ts";

export const { documents: allDocuments, installers } = findHandedOver() ?? (await importGenerated());

async function importGenerated(): Promise<HandedOver> {
  const [{ allDocuments: documents }, { default: noted }] = await Promise.all([
    import("#.contentlayer/generated/index.mjs"),
    import("#.contentlayer/installers.json", { with: { type: "json" } }),
  ]);
  return { documents, installers: noted };
}
