/** One mail: opened, rendered, sent, and its end written down. */
import { inOneStep } from "#server/db/database.ts";
import { describeError, log, masked } from "#server/log.ts";
import type { Server } from "#server/running-server.ts";
import { judgeFailure, nextTry, PROBE_INTERVAL } from "./judge-failure.ts";
import { Letter } from "./letter.ts";
import { renderMail } from "./render.ts";
import { unseal } from "./seal.ts";
import { buryMail, type ClaimedMail, postponeMail } from "./store.ts";
import type { MailTransport, OutgoingMail } from "./transport.ts";

export type Delivery = {
  transport: MailTransport;
  lease: string;
  /** Writes down that a mail has left. */
  noteSent: (mail: { id: string; answer: string }) => Promise<void>;
};

/** @returns Until when the mail server is to be left alone, where it could not be reached. */
export async function deliver(server: Server, { transport, lease, noteSent }: Delivery, mail: ClaimedMail): Promise<number | undefined> {
  const { id, template } = mail;
  let outgoing: OutgoingMail;
  let answer: string;
  try {
    outgoing = compose(server, mail);
  } catch (error) {
    log("mail-unreadable", { id, template, ...describeError(error) });
    await inOneStep(server.database, (db) => buryMail(db, id, lease, "it could not be composed", server.now()));
    return undefined;
  }
  try {
    answer = await transport.send(outgoing);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return await putOff(server, lease, mail, error);
  }
  await noteSent({ id, answer: masked(answer) });
  log("mail-sent", { id, template, answer });
  return undefined;
}

async function putOff(
  server: Server,
  lease: string,
  { id, template, created_at, refusals }: ClaimedMail,
  error: Error,
): Promise<number | undefined> {
  const now = server.now();
  const failure = judgeFailure(error);
  // An answer often repeats the address.
  const answer = masked(error.message).slice(0, 500);
  log("mail-refused", { id, template, failure, answer });
  const probe = now + PROBE_INTERVAL;
  if (failure === "unreachable") {
    await inOneStep(server.database, (db) => postponeMail(db, id, lease, { due_at: probe, refusals, answer }));
    return probe;
  }
  const due = failure === "never" ? undefined : nextTry(failure, created_at, refusals + 1, now);
  await inOneStep(server.database, (db) =>
    due === undefined ? buryMail(db, id, lease, answer, now) : postponeMail(db, id, lease, { due_at: due, refusals: refusals + 1, answer }),
  );
  return failure === "unanswered" ? probe : undefined;
}

function compose({ secret }: Server, { id, message_id, sealed, created_at }: ClaimedMail): OutgoingMail {
  const { to, replyTo, template, locale, values, link, unsubscribe } = Letter.parse(unseal(secret, sealed ?? ""));
  return {
    id,
    messageId: message_id,
    date: new Date(created_at),
    to,
    replyTo,
    ...renderMail({ template, locale, values, link, unsubscribePage: unsubscribe?.page, isAnswered: replyTo !== undefined }),
    headers: {
      // No answer from machines that are away on holiday.
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(unsubscribe === undefined
        ? {}
        : { "List-Unsubscribe": `<${unsubscribe.call}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
  };
}
