/** Sign-in of desktop apps with a code (OAuth 2.0 device authorization grant, RFC 8628): better-auth's state machine with our limits. */
import { APIError } from "better-auth/api";
import { localePath } from "#lib/i18n/paths.ts";
import { type AppClient, isAppClient } from "#schemas/app-login.ts";
import { appCode } from "#schemas/account-forms.ts";
import { preferredLocale } from "#server/preferred-locale.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { secretHash } from "./auth-adapter.ts";
import { authOf } from "./auth.ts";
import { mailNotice } from "./notices.ts";
import type { Caller, Sender } from "./session.ts";
import { findAccount, lockAppLogin } from "./store.ts";
import { inAccountTransaction } from "./transaction.ts";

type Form = ReadonlyMap<string, string>;
/** A response in the form of RFC 8628 and RFC 6749. */
export type OAuthAnswer = { status: number; body: Readonly<Record<string, unknown>> };

const GRANT = "urn:ietf:params:oauth:grant-type:device_code";

/** Gives an app a code to show, and the page to type it on, in the language that the app names. @throws Refusal RATE_LIMIT_EXCEEDED. */
export async function requestAppCode(server: Server, form: Form, client: Client, request: Sender): Promise<OAuthAnswer> {
  await takeLimits(server, client, ["app-client"]);
  const body = { client_id: form.get("client_id") ?? "", scope: form.get("scope")?.slice(0, 200) };
  return answerOf(async () => {
    const answer = await authOf(server).api.deviceCode({ body });
    const shown = appCode(answer.user_code);
    const page = server.origin + localePath(preferredLocale(request.headers.get("accept-language")), "/account/app-login");
    return { ...answer, user_code: shown, verification_uri: page, verification_uri_complete: `${page}?user_code=${shown}` };
  });
}

/** Answers an app that waits for its code to be entered: with a token, once. @throws Refusal RATE_LIMIT_EXCEEDED. */
export async function requestAppToken(server: Server, form: Form, client: Client, request: Sender): Promise<OAuthAnswer> {
  await takeLimits(server, client, ["app-wait-client"]);
  if (form.get("grant_type") !== GRANT) return { status: 400, body: { error: "unsupported_grant_type" } };
  const body = { grant_type: GRANT, device_code: form.get("device_code") ?? "", client_id: form.get("client_id") ?? "" } as const;
  const headers = new Headers({ "user-agent": request.headers.get("user-agent") ?? "" });
  // A refusal is no reason to roll back: the time of the app's last question is stored.
  const answer = await inAccountTransaction(server, () => answerOf(() => authOf(server).api.deviceToken({ body, headers })));
  return answer ?? { status: 400, body: { error: "authorization_pending" } };
}

async function answerOf(call: () => Promise<Readonly<Record<string, unknown>>>): Promise<OAuthAnswer> {
  try {
    return { status: 200, body: await call() };
  } catch (error) {
    if (!(error instanceof APIError) || error.body?.error === undefined) throw error;
    const { error: code, error_description } = error.body;
    return { status: error.statusCode, body: { error: code, error_description } };
  }
}

type Found = { app: AppClient; userCode: string };

/**
 * Looks up the app that shows a code. From now on only this account can approve it.
 *
 * @throws Refusal INVALID_CODE, CODE_EXPIRED, RATE_LIMIT_EXCEEDED.
 */
export async function findAppLogin(
  server: Server,
  { userCode: typed }: { userCode: string },
  { client, session, request }: Caller,
): Promise<Found> {
  await takeLimits(server, { ...client, subject: session.accountId }, ["code-client", "code-subject"]);
  const plain = plainCode(typed);
  const found = await inAccountTransaction(server, async (tx) => {
    await lockAppLogin(tx, server.database.engine, secretHash(server, plain));
    return callDevice(() => authOf(server).api.deviceVerify({ query: { user_code: plain }, headers: request.headers }));
  });
  const app = found?.client_id;
  if (found?.status !== "pending" || typeof app !== "string" || !isAppClient(app)) throw new Refusal("INVALID_CODE");
  return { app, userCode: appCode(plain) };
}

/** @returns A function that approves or denies the app that was looked up before. An approval is told by mail. @throws as findAppLogin. */
export const answerAppLogin =
  (verdict: "approve" | "deny") =>
  async (server: Server, { userCode: typed }: { userCode: string }, { client, session, request }: Caller): Promise<void> => {
    await takeLimits(server, { ...client, subject: session.accountId }, ["code-client", "code-subject"]);
    const userCode = plainCode(typed);
    const { api } = authOf(server);
    const call = verdict === "approve" ? api.deviceApprove : api.deviceDeny;
    await inAccountTransaction(server, async (tx) => {
      await lockAppLogin(tx, server.database.engine, secretHash(server, userCode));
      await callDevice(() => call({ body: { userCode }, headers: request.headers }));
      const account = await findAccount(tx, session.accountId);
      if (verdict === "approve" && account !== undefined) await mailNotice(server, tx, account, "accountApp", "/account");
    });
  };

const plainCode = (typed: string) => appCode(typed).replace("-", "");

async function callDevice<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    throw new Refusal(error.body?.error === "expired_token" ? "CODE_EXPIRED" : "INVALID_CODE");
  }
}
