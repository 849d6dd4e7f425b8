/** Sends one mail: decrypts, renders and sends it, and stores the result. */
import { site } from "#lib/content/site.ts";
import { describeError, log, masked } from "#server/log.ts";
import type { Server } from "#server/running-server.ts";
import { classifyFailure, nextAttempt, PROBE_INTERVAL_MS } from "./classify-failure.ts";
import { MailJob } from "./mail-job.ts";
import { renderMail } from "./render.ts";
import { unseal } from "./seal.ts";
import { type ClaimedMail, markDead, postponeMail } from "./store.ts";
import type { MailTransport, OutgoingMail } from "./transport.ts";

export type Delivery = { transport: MailTransport; lease: string; recordSent: (mail: { id: string; answer: string }) => Promise<void> };

/** @returns If the mail server could not be reached, the time until which no other mail should be tried. Milliseconds since 1970. */
export async function deliver(server: Server, { transport, lease, recordSent }: Delivery, mail: ClaimedMail): Promise<number | undefined> {
  const { id, template } = mail;
  let outgoing: OutgoingMail;
  let answer: string;
  try {
    outgoing = compose(server, mail);
  } catch (error) {
    log("mail-unreadable", { id, template, ...describeError(error) });
    await server.database.write((db) => markDead(db, id, lease, "it could not be composed", server.now()));
    return undefined;
  }
  try {
    answer = await transport.send(outgoing);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return await retryLater(server, lease, mail, error);
  }
  await recordSent({ id, answer: masked(answer) });
  log("mail-sent", { id, template, answer });
  return undefined;
}

async function retryLater(
  server: Server,
  lease: string,
  { id, template, created_at, refusals }: ClaimedMail,
  error: Error,
): Promise<number | undefined> {
  const now = server.now();
  const failure = classifyFailure(error);
  // Mail servers often repeat the recipient's address in their responses.
  const answer = masked(error.message).slice(0, 500);
  log("mail-refused", { id, template, failure, answer });
  const probe = now + PROBE_INTERVAL_MS;
  if (failure === "unreachable") {
    await server.database.write((db) => postponeMail(db, id, lease, { due_at: probe, refusals, answer }));
    return probe;
  }
  const due = failure === "never" ? undefined : nextAttempt(failure, created_at, refusals + 1, now);
  await server.database.write((db) =>
    due === undefined ? markDead(db, id, lease, answer, now) : postponeMail(db, id, lease, { due_at: due, refusals: refusals + 1, answer }),
  );
  return failure === "unanswered" ? probe : undefined;
}

/** RFC 2919: the newsletter's name, by which mail programs sort it. The same whatever address it is sent from. */
const listId = (origin: string) => `${site.name} newsletter <newsletter.${new URL(origin).hostname}>`;

function compose({ secret, origin }: Server, { id, message_id, sealed, created_at }: ClaimedMail): OutgoingMail {
  const { to, replyTo, template, locale, values, link, unsubscribe } = MailJob.parse(unseal(secret, sealed ?? ""));
  return {
    id,
    messageId: message_id,
    date: new Date(created_at),
    to,
    // MAIL_FROM may be an address that nobody reads; the support address is read.
    replyTo: replyTo ?? site.email,
    ...renderMail({ template, locale, values, link, unsubscribePage: unsubscribe?.page, isToStaff: replyTo !== undefined }),
    headers: {
      // Suppress automatic replies, such as vacation notices.
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(unsubscribe === undefined
        ? {}
        : {
            "List-Unsubscribe": `<${unsubscribe.call}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "List-Id": listId(origin),
          }),
    },
  };
}
