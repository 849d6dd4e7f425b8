/**
 * better-auth as the site uses it: accounts with address and password, sessions, and apps that sign in with a code. Endpoints
 * call its functions one by one; its own router, rate limits and mailed links are not used: docs/decisions/0049-accounts-by-better-auth.md.
 */
import { betterAuth } from "better-auth/minimal";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { bearer, deviceAuthorization } from "better-auth/plugins";
import * as z from "zod";
import { commerce } from "#lib/content/site.ts";
import { DEFAULT_LOCALE } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { isAppClient } from "#schemas/app-login.ts";
import { PASSWORD_LENGTH } from "#schemas/form-fields.ts";
import { DAY } from "#server/durations.ts";
import type { Server } from "#server/running-server.ts";
import { keyFor } from "#server/secret.ts";
import { authAdapter } from "./auth-adapter.ts";
import { noteSignUp, passwordWork } from "./transaction.ts";

const SECOND = 1_000;
/** Milliseconds. A session that is used is renewed once a day. */
const SESSION_TIME = 30 * DAY;

const TIMES = { createdAt: "created_at", updatedAt: "updated_at" };

/** A function of better-auth for sign-ins that it does not do itself: it opens a session as its sign-in with a password does. */
const sessionOpener = {
  id: "session-opener",
  endpoints: {
    openSession: createAuthEndpoint(
      "/session-opener/open",
      { method: "POST", body: z.object({ accountId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.accountId);
        if (user === null) throw new Error("a session was opened for an account that does not exist");
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({ success: true });
      },
    ),
  },
};

function openAuth(server: Server) {
  const isSecure = server.origin.startsWith("https:");
  return betterAuth({
    appName: "site",
    baseURL: server.origin,
    basePath: "/api/auth",
    secret: keyFor(server.secret, "accounts").export().toString("base64url"),
    database: authAdapter(server),
    // Its messages contain addresses. Errors reach the endpoints, which log them masked.
    logger: { disabled: true },
    telemetry: { enabled: false },
    // Limits are in server/limits, and count before any work is done.
    rateLimit: { enabled: false },
    user: {
      modelName: "accounts",
      fields: { emailVerified: "email_verified", ...TIMES },
      additionalFields: { locale: { type: "string", required: true } },
    },
    account: { modelName: "account_credentials", fields: { userId: "account_id", providerId: "provider", accountId: "subject", ...TIMES } },
    session: {
      modelName: "account_sessions",
      fields: { userId: "account_id", token: "token_hash", userAgent: "user_agent", expiresAt: "expires_at", ...TIMES },
      additionalFields: { app: { type: "string", required: false, input: false } },
      expiresIn: SESSION_TIME / SECOND,
      updateAge: DAY / SECOND,
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      password: passwordWork,
      onExistingUserSignUp: ({ user }) => noteSignUp({ kind: "existing", accountId: user.id }),
    },
    emailVerification: { sendVerificationEmail: ({ user }) => noteSignUp({ kind: "new", accountId: user.id }) },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            const client = context?.path === "/device/token" ? (context.body as { client_id?: unknown }).client_id : undefined;
            // No network address is stored with a session.
            return {
              data: {
                ...session,
                ipAddress: undefined,
                userAgent: session.userAgent?.slice(0, 300),
                app: typeof client === "string" ? client : null,
              },
            };
          },
        },
      },
    },
    advanced: {
      // __Host- is set by name, because the library's own prefix would be __Secure-.
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      disableCSRFCheck: true,
      cookies: {
        session_token: {
          name: isSecure ? "__Host-session" : "session",
          attributes: { secure: isSecure, sameSite: "lax", httpOnly: true, path: "/" },
        },
      },
    },
    plugins: [
      bearer(),
      sessionOpener,
      deviceAuthorization({
        expiresIn: `${commerce.appCodeMinutes}m`,
        interval: "5s",
        userCodeLength: 8,
        validateClient: isAppClient,
        verificationUri: `${server.origin}${localePath(DEFAULT_LOCALE, "/account/app-login")}`,
        schema: {
          deviceCode: {
            modelName: "app_logins",
            fields: {
              deviceCode: "device_code_hash",
              userCode: "user_code_hash",
              userId: "account_id",
              expiresAt: "expires_at",
              lastPolledAt: "last_polled_at",
              pollingInterval: "polling_interval",
              clientId: "client_id",
            },
          },
        },
      }),
    ],
  });
}

type Auth = ReturnType<typeof openAuth>;
const opened = new WeakMap<Server, Auth>();

/** better-auth on a server's database. */
export function authOf(server: Server): Auth {
  const auth = opened.get(server) ?? openAuth(server);
  opened.set(server, auth);
  return auth;
}
