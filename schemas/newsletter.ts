/** The newsletter: what its calls take (specification, section 3). Its form is checked by newsletter-form.ts. */
import { z } from "zod";
import { Locale } from "./locale.ts";
import { SitePath } from "./text.ts";

/** `POST /api/v1/subscribe-newsletter`. The address is judged by the call, which has a code of its own for a wrong one. */
export const SubscribeRequest = z.strictObject({
  email: z.string(),
  language: Locale.optional().describe("The site's default language when it is left out, or when the site does not have it."),
  page: SitePath.max(200).optional().describe("Where the form stood."),
  policyVersion: z
    .string()
    .regex(/^[\w.-]{1,40}$/u)
    .optional()
    .describe("The version of the privacy policy that the ticked box spoke of."),
  website: z.string().optional().describe("No person sees this field: who fills it in is a program."),
});
export type SubscribeRequest = z.infer<typeof SubscribeRequest>;

/** `POST /api/v1/confirm-newsletter`. */
export const ConfirmRequest = z.strictObject({ token: z.string() });
export type ConfirmRequest = z.infer<typeof ConfirmRequest>;
