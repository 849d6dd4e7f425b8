import type { Tx } from "#server/db/database.ts";
import type { Server } from "#server/running-server.ts";
import { recipientHash, staffSubjectHash } from "./budget.ts";
import { Letter } from "./letter.ts";
import { mailboxOf } from "./mailbox-of.ts";
import { deleteMailFilesOf } from "./mail-files.ts";
import { unseal } from "./seal.ts";
import { deleteMails, deleteRecipient, listMailsTo, listSealed } from "./store.ts";

/**
 * Removes every mail to a mailbox, in whichever spelling of its address, the mails to the staff about it that have not
 * left, and what was counted for it.
 *
 * @returns The ids of the mails.
 */
export async function forgetMailsOf(server: Server, tx: Tx, address: string): Promise<string[]> {
  const recipient = recipientHash(server, address);
  const { name } = mailboxOf(address);
  const sealed = await listSealed(tx);
  const about = sealed.filter((mail) => listPeople(server, mail.sealed ?? "").some((person) => mailboxOf(person).name === name));
  const ids = [...new Set([...(await listMailsTo(tx, recipient)), ...about.map(({ id }) => id)])];
  await deleteMails(tx, ids);
  for (const key of [recipient, staffSubjectHash(server, address)]) await deleteRecipient(tx, key);
  return ids;
}

/** Removes the mails to and about a mailbox that were written as files on this machine. @returns How many. */
export function forgetMailFilesOf({ env }: Server, address: string): Promise<number> {
  const { name } = mailboxOf(address);
  return deleteMailFilesOf(env.DATA_DIR, (person) => mailboxOf(person).name === name);
}

/** Of a mail that was sealed with another secret nobody can tell, and nobody can read it either. */
function listPeople({ secret }: Server, sealed: string): string[] {
  try {
    const { to, replyTo } = Letter.parse(unseal(secret, sealed));
    return [to, ...(replyTo === undefined ? [] : [replyTo])];
  } catch {
    return [];
  }
}
