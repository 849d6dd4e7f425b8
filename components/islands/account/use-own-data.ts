import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useOnReturn } from "#components/islands/forms/use-on-return.ts";
import { useOnWaking } from "#components/islands/forms/use-on-waking.ts";

const SIGNED_OUT = "signed-out";

/** Says to all islands of the page that its visitor is signed out. */
export function announceSignOut(): void {
  document.dispatchEvent(new Event(SIGNED_OUT));
}

/**
 * What an island shows of who is signed in: requested when the island wakes, and when the browser shows a page again that it had kept as it was
 * left; taken away before that, and when the visitor is signed out.
 *
 * @param look Requests it; undefined leaves what is shown.
 * @returns What was received last; `load` requests it again, or another way; `show` sets it, and no answer to an earlier request replaces that.
 */
export function useOwnData<Data>(look: () => Promise<Data | undefined>) {
  const [data, setData] = useState<Data>();
  /** How often `show` was called. */
  const shown = useRef(0);
  const show = (next?: Data) => {
    shown.current += 1;
    setData(() => next);
  };
  const load = async (request = look) => {
    const before = shown.current;
    const answer = await request();
    if (answer !== undefined && shown.current === before) setData(() => answer);
  };
  useOnWaking(() => void load());
  useOnReturn(() => {
    show();
    void load();
  });
  const onSignOut = useEffectEvent(() => show());
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener(SIGNED_OUT, () => onSignOut(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return { data, load, show };
}
