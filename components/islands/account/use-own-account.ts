import { useEffect, useState } from "react";
import { callApi } from "#components/islands/forms/call-api.ts";
import { OwnAccount } from "#schemas/own-account.ts";
import { announceSignOut, useOwnData } from "./use-own-data.ts";

/** What the server says about who is signed in: `null` for nobody, `undefined` if it says nothing that can be read. */
async function ask(): Promise<OwnAccount | null | undefined> {
  const session = await callApi("/api/auth/get-session", [], {});
  if (!session.success || !("isSignedIn" in session.answer)) return undefined;
  if (session.answer.isSignedIn !== true) return null;
  const outcome = await callApi("/api/auth/account", [], {});
  return outcome.success ? OwnAccount.safeParse(outcome.answer).data : undefined;
}

/**
 * The account of who is signed in, for one island.
 *
 * @returns `account`, undefined while nobody is known to be signed in; `load` requests it again; `forget` is called after signing out.
 * `isRefused`: the visitor has just signed in and is not signed in, because the browser refuses cookies.
 */
export function useOwnAccount() {
  const [isRefused, setIsRefused] = useState(false);
  const { data, load, show } = useOwnData(async () => {
    const answer = await ask();
    setIsRefused(answer === null && new URLSearchParams(window.location.search).has("signed-in"));
    // Who has signed out since, or comes back another day, has not just signed in.
    if (answer) window.history.replaceState(null, "", window.location.pathname);
    return answer;
  });
  useEffect(() => {
    if (data === null) announceSignOut();
  }, [data]);
  const forget = () => show(null);
  return { account: data ?? undefined, isRefused, load, forget };
}
