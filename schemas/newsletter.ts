/** The newsletter: the requests of its endpoints. Its form is in newsletter-form.ts. */
import * as z from "zod";
import { RequestLanguage } from "./language-fields.ts";
import { SitePath } from "./text.ts";

/** `POST /api/v1/subscribe-newsletter`. The endpoint checks the address itself, because a wrong one has its own error code. */
export const SubscribeRequest = z.strictObject({
  email: z.string(),
  language: RequestLanguage,
  page: SitePath.max(200).optional().describe("The path of the page with the form."),
  policyVersion: z
    .string()
    .regex(/^[\w.-]{1,40}$/u)
    .optional()
    .describe("The version of the privacy policy that the visitor agreed to."),
  website: z.string().optional().describe("A hidden field: visitors leave it empty, programs fill it in."),
});
export type SubscribeRequest = z.infer<typeof SubscribeRequest>;

/** `POST /api/v1/confirm-newsletter`. */
export const ConfirmRequest = z.strictObject({ token: z.string() });
