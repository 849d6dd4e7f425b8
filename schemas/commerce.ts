/** `content/shared/commerce.yaml`: business figures that text refers to with <Fact of="…" />. */
import * as z from "zod";
import { Amount } from "./money.ts";

/** A whole number from 1. */
const Count = z.int().positive();

/** A range of whole business days. */
const BusinessDays = z
  .strictObject({ from: Count.describe("The fewest business days."), to: Count.describe("The most business days.") })
  .refine(({ from, to }) => from < to, { path: ["to"], error: "write more days than in from" });

export const Commerce = z.strictObject({
  licenceIssueDays: BusinessDays.describe("How long a licence key takes after a purchase, in business days."),
  supportReplyDays: BusinessDays.describe("How long an answer from support takes, in business days."),
  singleUserComputers: Count.describe("On how many computers a single-user licence may be active at a time."),
  invoiceMinimumYen: Count.describe(
    "Purchases in Japan from this sum can be paid by invoice or bank transfer, and get a volume discount. Yen.",
  ),
  bundleSavingMinimumPercent: z.int().min(1).max(99).describe("Every bundle saves at least this share of its parts' list prices."),
  creditTopUpMinimum: Amount.describe("The smallest credit top-up for Labz AI."),
  messageCost: z
    .strictObject({ from: Amount.describe("The lowest cost."), to: Amount.describe("The highest cost.") })
    .describe("What one message to BeatGen costs."),
  downloadLinkHours: Count.describe("How long a mailed download link works, in hours."),
  downloadLinkUses: Count.describe("How many times a mailed download link can be used."),
  sameMailMinutes: Count.describe("The same thing requested again within this time sends no second mail, in minutes."),
  confirmationDays: Count.describe("How long the Confirm link of the newsletter works, in days."),
  unconfirmedDeletionDays: Count.describe("After how many days a subscription that was not confirmed is deleted."),
  passwordLinkHours: Count.describe("How long a mailed link for a new password works, in hours."),
  accountLinkHours: Count.describe("How long a mailed link for a new address or the deletion of an account works, in hours."),
  appCodeMinutes: Count.describe(
    "How long the code of a desktop app works, in minutes: long enough to create an account and confirm its address on the way.",
  ),
  searchReportDays: Count.describe("How many days the words of a search without result are kept after a visitor last sent them."),
});
export type Commerce = z.infer<typeof Commerce>;

/** The keys that <Fact of="…" /> takes. */
export const FactKey = z.enum(Object.keys(Commerce.shape) as [keyof Commerce, ...(keyof Commerce)[]]);
export type FactKey = z.infer<typeof FactKey>;
