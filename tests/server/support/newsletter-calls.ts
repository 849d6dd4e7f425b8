/** The newsletter as subscribers use it: forms, mails and links. */
import { expect } from "vitest";
import type { Engine } from "#server/db/database.ts";
import type { MailSink } from "#tests/faults/mail-sink.ts";
import { OK } from "./answers.ts";
import { CONFIRM_PAGE, subscribe, tokenIn, use } from "./calls.ts";
import { openMailSink } from "./mail-sink.ts";
import { ended } from "./outbox.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

export const EMAIL = "mika@studio.example";

export type Setting = { server: TestServer; sink: MailSink };

export async function openNewsletter(engine: Engine, env: Readonly<Record<string, string>> = {}): Promise<Setting> {
  const sink = await openMailSink();
  const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url, RATE_LIMIT_SCALE: "100", ...env } });
  use(server);
  return { server, sink };
}

export const statusOf = ({ database }: TestServer) =>
  database.queries.selectFrom("subscriptions").select(["email", "status", "language"]).execute();

/** Signs up, and reads the token from the mail. */
export async function tokenFor({ sink, server }: Setting, email = EMAIL, more = {}): Promise<string> {
  const before = sink.mails.length;
  expect(await subscribe(email, more)).toMatchObject(OK);
  const mails = await sink.until(before + 1);
  await ended(server);
  return tokenIn(mails.at(-1)!.parsed.text ?? "", CONFIRM_PAGE);
}

/** Signs up many addresses at the same time. */
export async function tokensFor({ sink }: Setting, count: number): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, number) => subscribe(`reader-${number}@studio.example`)));
  for (const answer of answers) expect(answer).toMatchObject(OK);
  const mails = await sink.until(count);
  return mails.map(({ parsed }) => tokenIn(parsed.text ?? "", CONFIRM_PAGE));
}
