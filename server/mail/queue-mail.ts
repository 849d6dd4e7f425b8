import { MAIL_BUDGET } from "#server/limits/policies.ts";
import { newId } from "#server/id.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import type { Tx } from "#server/db/database.ts";
import { keyedHash } from "#server/secret.ts";
import { budgetForm } from "./budget-form.ts";
import type { Letter } from "./letter.ts";
import { seal } from "./seal.ts";
import { insertMail, noteMail } from "./store.ts";

type Options = {
  /**
   * Whom the mail's budget counts for. `visitor` is anybody who typed an address somewhere: mails of one kind keep a
   * distance, and all together have a limit a day. `house` is the vendor's own address, which no visitor chooses.
   */
  to: { visitor: string } | "house";
  /** What the mail server answers is kept, as a proof that the mail was sent. */
  isProof?: boolean;
};

/**
 * Puts a mail into the outbox, in the transaction of what it belongs to: both are there afterwards, or neither. Call
 * `server.mailWaits()` when the transaction is through.
 *
 * @returns The mail's id.
 * @throws Refusal RATE_LIMIT_EXCEEDED when the address has had enough.
 */
export async function queueMail(server: Server, tx: Tx, letter: Letter, { to, isProof = false }: Options): Promise<string> {
  const now = server.now();
  const recipient = keyedHash(server.secret, "recipient", budgetForm(letter.to));
  if (to !== "house") await takeBudget(tx, recipient, to.visitor, now);
  const id = newId();
  await insertMail(tx, {
    id,
    // Stable over all tries, so that a mail that was delivered twice is shown once.
    message_id: `<${id}@${new URL(server.origin).hostname}>`,
    template: letter.template,
    locale: letter.locale,
    kind: to === "house" ? null : to.visitor,
    recipient,
    sealed: seal(server.secret, letter),
    is_proof: isProof ? 1 : 0,
    created_at: now,
  });
  return id;
}

async function takeBudget(tx: Tx, recipient: string, kind: string, now: number): Promise<void> {
  const { lastOfKind, thirdLast } = await noteMail(tx, recipient, kind, now);
  const free = Math.max(lastOfKind + MAIL_BUDGET.betweenSameKind, thirdLast + MAIL_BUDGET.time);
  if (free > now) throw new Refusal("RATE_LIMIT_EXCEEDED", free - now);
}
