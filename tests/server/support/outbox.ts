/** The outbox of a test's server. */
import { queueMail } from "#server/mail/outbox.ts";
import type { TestServer } from "./test-server.ts";
import { until } from "./until.ts";

export function mailTo(to: string) {
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
  const id = await server.database.transact((tx) => queueMail(server, tx, mailTo(to), { to: { visitor: kind } }));
  server.wakeMailWorker();
  return id;
}

export const rowsOf = ({ database }: TestServer) => database.queries.selectFrom("outbox").selectAll().orderBy("created_at").execute();

/** Waits until every mail was sent, given up, or waits for a later attempt. */
export const settled = (server: TestServer) =>
  until(
    () => rowsOf(server),
    (rows) => rows.every(({ lease, state, due_at }) => lease === null && (state !== "waiting" || due_at > server.now())),
  );

/** Waits until every mail was sent or given up. */
export const ended = (server: TestServer) =>
  until(
    () => rowsOf(server),
    (rows) => rows.every(({ state }) => state !== "waiting"),
  );
