import type { ChangePasswordRequest } from "#schemas/account-requests.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { authOf } from "./auth.ts";
import { callAuth } from "./auth-errors.ts";
import { deleteLinks } from "./links.ts";
import { checkNewPassword } from "./new-password.ts";
import { mailNotice } from "./notices.ts";
import type { Caller } from "./session.ts";
import { comparePassword, takeSignInLimits } from "./sign-in.ts";
import { findAccount, lockAccount } from "./store.ts";
import { inSessionTransaction } from "./transaction.ts";

/**
 * Changes the password of who is signed in. All other sessions end, and this one is renewed.
 *
 * @returns The headers with the new session cookie.
 * @throws Refusal INVALID_PASSWORD, WEAK_PASSWORD, RATE_LIMIT_EXCEEDED.
 */
export async function changePassword(
  server: Server,
  { currentPassword, newPassword }: ChangePasswordRequest,
  { client, session: { accountId }, request }: Caller,
): Promise<Headers> {
  await takeSignInLimits(server, client, accountId);
  const owner = await findAccount(server.database.queries, accountId);
  checkNewPassword(newPassword, owner?.email ?? "");
  const { passwords } = await comparePassword(server, accountId, currentPassword);
  await passwords.hash(newPassword);
  return inSessionTransaction(
    server,
    async (tx) => {
      const account = await lockAccount(tx, server.database.engine, accountId);
      if (account === undefined) throw new Refusal("SIGN_IN_REQUIRED");
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      const changed = await callAuth(() => authOf(server).api.changePassword({ body, headers: request.headers, returnHeaders: true }));
      await deleteLinks(tx, accountId);
      await mailNotice(server, tx, account, "accountPasswordChanged", "/account/forgot-password");
      return changed.headers;
    },
    passwords,
  );
}
