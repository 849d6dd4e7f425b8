/** Prices. Authors write US dollars with decimals; code counts in whole cents. */
import { z } from "zod";

/** The currency of every price on the site: the vendor sells in no other. */
export const CURRENCY = "USD";

/** US dollars with at most two decimals in the file (`243.60`), whole cents in code (24360). */
export const Dollars = z
  .number("write an amount in US dollars with two decimals, such as 243.60")
  .positive("write an amount above zero; for a free edition write free: true")
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, "write at most two decimals, such as 243.60")
  .transform((amount) => Math.round(amount * 100))
  .meta({ unit: "dollars" });

export const PaidPrice = z.strictObject({
  list: Dollars.describe("The list price in US dollars with two decimals."),
  sale: Dollars.optional().describe("The price during a sale, in US dollars with two decimals. Left out when there is no sale."),
});

export type PaidPrice = z.infer<typeof PaidPrice>;

export const FreePrice = z.strictObject({ free: z.literal(true).describe("true for an edition that costs nothing.") });

/** What an edition costs: `{ list, sale? }` in cents, or `{ free: true }`. */
export const Price = z.union(
  [PaidPrice, FreePrice],
  "write list: and sale: in US dollars, or free: true alone, as what is free has no list price",
);
export type Price = z.infer<typeof Price>;
