/** Prices. Authors write decimals of US dollars; code counts in whole cents. */
import { z } from "zod";

/** The currency of every price on the site. Source: specification, section 9. */
export const CURRENCY = "USD";

/** US dollars with at most two decimals in the file (`243.60`), whole cents in code (24360). */
export const Dollars = z
  .number("write an amount in US dollars with two decimals, such as 243.60")
  .positive("write an amount above zero; a free product says free: true")
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, "write at most two decimals, such as 243.60")
  .transform((amount) => Math.round(amount * 100));

export const PaidPrice = z.strictObject({
  list: Dollars.describe("The list price in US dollars, two decimals: 348.00."),
  sale: Dollars.optional().describe("The price it is sold at today, when it is on sale. Never above the list price."),
});

export const FreePrice = z.strictObject({
  free: z.literal(true).describe("Says explicitly that there is no price."),
});

/** What an edition costs: `{ list, sale? }` in cents, or `{ free: true }`. */
export const Price = z.union([PaidPrice, FreePrice], "write list: and sale: in US dollars, or free: true");
export type Price = z.infer<typeof Price>;
