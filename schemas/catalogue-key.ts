/** The key by which every file, component and API call names one edition of a product. */
import * as z from "zod";
import type { KeyOf } from "./content-keys.ts";

export type CatalogueKey = KeyOf<"edition">;

/** The form of a key. That an edition in content/shared/products has it is a rule of the checker. */
export const CatalogueKey = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9]*$/u, "write letters and digits, a letter first, such as threeDXLite")
  .meta({ keyOf: "edition" }) as unknown as z.ZodType<CatalogueKey, CatalogueKey>;
