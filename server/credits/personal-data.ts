/** Credits in the export and the erasure of an account. */
import type { Queries } from "#server/db/database.ts";
import { isoTime } from "#server/iso-time.ts";
import { deleteUnpaid, listEntries, listPurchases, sumOf } from "./store.ts";

/** @returns An account's purchases and ledger as plain data. Amounts are whole cents. */
export async function exportCredits(db: Queries, account: string): Promise<object> {
  return {
    balance: await sumOf(db, account),
    purchases: (await listPurchases(db, account)).map(({ id, amount, state, created_at }) => ({
      id,
      amount,
      state,
      at: isoTime(created_at),
    })),
    ledger: (await listEntries(db, account)).map(({ id, kind, amount, happened_at }) => ({ id, kind, amount, at: isoTime(happened_at) })),
  };
}

/** Deletes the purchases that brought no money. The others stay with the ledger: they hold no address. */
export const eraseUnpaidPurchases = deleteUnpaid;
