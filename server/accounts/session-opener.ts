/** A function of better-auth for sign-ins that it does not do itself: it opens a session as its sign-in with a password does. */
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

export const sessionOpener = {
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
