/** Mails in the outbox of a test's server. */
import { inTransaction } from "#server/db/database.ts";
import { queueMail } from "#server/mail/queue-mail.ts";
import type { TestServer } from "./test-server.ts";
import { until } from "./until.ts";

export function letterTo(to: string) {
  return {
    to,
    template: "newsletterConfirm",
    locale: "en",
    values: { days: 7 },
    link: "https://site.example/en/newsletter/confirm?token=a-token-that-nobody-may-read",
    unsubscribe: {
      call: "https://site.example/api/v1/unsubscribe-newsletter?token=x",
      page: "https://site.example/en/newsletter/unsubscribe?token=x",
    },
  } as const;
}

export async function queue(server: TestServer, to = "mika@studio.example", kind = "newsletter"): Promise<string> {
  const id = await inTransaction(server.database, (tx) => queueMail(server, tx, letterTo(to), { to: { visitor: kind } }));
  server.mailWaits();
  return id;
}

export const rowsOf = ({ database }: TestServer) => database.queries.selectFrom("outbox").selectAll().orderBy("created_at").execute();

/** Until every mail has left, or waits for later. */
export const settled = (server: TestServer) =>
  until(
    () => rowsOf(server),
    (rows) => rows.every(({ lease, state, due_at }) => lease === null && (state !== "waiting" || due_at > server.now())),
  );

/** Until every mail has left, or never will. */
export const ended = (server: TestServer) =>
  until(
    () => rowsOf(server),
    (rows) => rows.every(({ state }) => state !== "waiting"),
  );
