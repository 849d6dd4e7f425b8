import type { CreditsAnswer } from "#schemas/credits-answer.ts";
import type { Server } from "#server/running-server.ts";
import { findPurchase, listHistory, sumOf } from "./store.ts";

/** Entries on the account page. The export of one's own data has all. */
const HISTORY_LENGTH = 50;

/** @param purchase The purchase from which the visitor returns. @returns An account's balance and its newest entries. */
export async function showCredits(
  { database }: Server,
  account: string,
  purchase: string | undefined,
): Promise<Omit<CreditsAnswer, "success">> {
  const { queries } = database;
  const found = purchase === undefined ? undefined : await findPurchase(queries, purchase);
  return {
    balance: await sumOf(queries, account),
    history: (await listHistory(queries, account, HISTORY_LENGTH)).map(({ kind, amount, happened_at }) => ({
      kind,
      amount,
      at: happened_at,
    })),
    ...(found?.account_id === account ? { purchase: { state: found.state, amount: found.amount } } : {}),
  };
}
