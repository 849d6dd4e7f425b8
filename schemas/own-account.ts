/** `GET /api/auth/account`: what the account page shows. Times are milliseconds since 1970. Written with zod/mini because the page parses it. */
import * as z from "zod/mini";

export const OwnAccount = z.object({
  account: z.object({ name: z.string(), email: z.string(), language: z.string(), since: z.number() }),
  hasPassword: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), since: z.number(), lastUsed: z.nullable(z.number()) })),
  newsletter: z.string(),
  sessions: z.array(
    z.object({
      id: z.string(),
      app: z.nullable(z.string()),
      device: z.nullable(z.string()),
      since: z.number(),
      lastUsed: z.number(),
      isCurrent: z.boolean(),
    }),
  ),
  mails: z.array(z.object({ template: z.string(), at: z.number(), state: z.string() })),
});
export type OwnAccount = z.infer<typeof OwnAccount>;
