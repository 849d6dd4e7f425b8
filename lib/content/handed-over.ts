/** Replaces generated.ts in Next's production compilation (next.config.mjs). */
import { requireHandedOver } from "./hand-over.ts";

export const { documents: allDocuments, installers } = requireHandedOver();
