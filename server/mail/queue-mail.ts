import { newId } from "#server/id.ts";
import type { Server } from "#server/running-server.ts";
import type { Tx } from "#server/db/database.ts";
import { recipientHash, takeStaffBudget, takeVisitorBudget } from "./budget.ts";
import type { Letter } from "./letter.ts";
import { seal } from "./seal.ts";
import { insertMail } from "./store.ts";

type Options = {
  /**
   * What the mail's budget counts for. `visitor`: to an address that anybody may have typed, with what it is about, because
   * the same again has to wait. `staff`: to the vendor's own address, with the visitor whom it is about.
   */
  to: { visitor: string } | { staff: string; about: string };
  /** What the mail server answers is kept, as a proof that the mail was sent. */
  isProof?: boolean;
};

/**
 * Puts a mail into the outbox, in the transaction of what it belongs to: both are there afterwards, or neither. Call it in
 * inMailTransaction.
 *
 * @returns The mail's id.
 * @throws MailWithheld, or Refusal RATE_LIMIT_EXCEEDED, when a budget is used up.
 */
export async function queueMail(server: Server, tx: Tx, letter: Letter, { to, isProof = false }: Options): Promise<string> {
  if ("visitor" in to) await takeVisitorBudget(server, tx, letter.to, to.visitor);
  else await takeStaffBudget(server, tx, to.about, to.staff);
  const id = newId();
  await insertMail(tx, {
    id,
    // Stable over all tries, so that a mail that was delivered twice is shown once.
    message_id: `<${id}@${new URL(server.origin).hostname}>`,
    template: letter.template,
    locale: letter.locale,
    kind: "visitor" in to ? to.visitor : null,
    recipient: recipientHash(server, letter.to),
    sealed: seal(server.secret, letter),
    is_proof: isProof ? 1 : 0,
    created_at: server.now(),
  });
  return id;
}
