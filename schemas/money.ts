/** Prices, in the currency of content/shared/site.yaml. Authors write amounts with decimals; code counts in whole cents. */
import * as z from "zod";

/** At most two decimals in the file (`243.60`), whole cents in code (24360). */
export const Amount = z
  .number("write an amount with two decimals, such as 243.60")
  .positive("write an amount above zero; for a free edition write free: true")
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, "write at most two decimals, such as 243.60")
  .transform((amount) => Math.round(amount * 100))
  .meta({ unit: "money" });

export const PaidPrice = z.strictObject({
  list: Amount.describe("The list price with two decimals."),
  sale: Amount.optional().describe("The price during a sale, with two decimals. Left out when there is no sale."),
});

export type PaidPrice = z.infer<typeof PaidPrice>;

const FreePrice = z.strictObject({ free: z.literal(true).describe("true for an edition that costs nothing.") });

/** What an edition costs: `{ list, sale? }` in cents, or `{ free: true }`. */
export const Price = z.union(
  [PaidPrice, FreePrice],
  "write list: and sale: as amounts, or free: true alone, as what is free has no list price",
);
export type Price = z.infer<typeof Price>;
