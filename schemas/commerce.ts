/** `content/shared/commerce.yaml`: the figures of doing business that prose refers to with <Fact of="…" />. */
import { z } from "zod";
import { Dollars } from "./money.ts";

/** From–to in whole business days. */
const BusinessDays = z
  .strictObject({ from: z.int().positive(), to: z.int().positive() })
  .refine(({ from, to }) => from < to, { path: ["to"], error: "write a last day after the first" });

export const Commerce = z.strictObject({
  licenceIssueDays: BusinessDays.describe("How long a licence key takes after a purchase, in business days."),
  supportReplyDays: BusinessDays.describe("How long an answer from support takes, in business days."),
  invoiceMinimumYen: z
    .int()
    .positive()
    .describe("Purchases in Japan from this sum can be paid by invoice or bank transfer, and get a volume discount. Yen."),
  bundleSavingMinimumPercent: z.int().min(1).max(99).describe("Every bundle saves at least this share of its parts' list prices."),
  creditTopUpMinimum: Dollars.describe("The smallest credit top-up for Labz AI, US dollars."),
  messageCost: z.strictObject({ from: Dollars, to: Dollars }).describe("What one message to BeatGen costs, US dollars."),
  downloadLinkHours: z.int().positive().describe("How long a mailed download link works, in hours."),
  downloadLinkUses: z.int().positive().describe("How many times a mailed download link can be used."),
  confirmationDays: z.int().positive().describe("How long the Confirm link of the newsletter works, in days."),
  unconfirmedDeletionDays: z.int().positive().describe("A subscription that nobody confirms is deleted after so many days."),
});
export type Commerce = z.infer<typeof Commerce>;

/** The keys that <Fact of="…" /> knows. */
export const FactKey = z.enum(Object.keys(Commerce.shape) as [keyof Commerce, ...(keyof Commerce)[]]);
export type FactKey = z.infer<typeof FactKey>;
