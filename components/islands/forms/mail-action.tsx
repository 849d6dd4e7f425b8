"use client";

import { useEffect, useRef, useState } from "react";
import { useOnHydration } from "#components/islands/hydration/use-on-hydration.ts";
import { mailedToken, USER_EVENTS } from "#components/islands/mailed-link.ts";
import { MailOutcome, type Outcome } from "#components/ui/mail-outcome.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { tokenErrorCodes } from "#schemas/mailed-token.ts";
import { callApi, postJson } from "./call-api.ts";

const REQUESTS = {
  confirm: (token: string) => callApi("/api/v1/confirm-newsletter", tokenErrorCodes, postJson({ token })),
  unsubscribe: (token: string) =>
    callApi(`/api/v1/unsubscribe-newsletter?token=${encodeURIComponent(token)}`, tokenErrorCodes, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    }),
};
type Result = "done" | "repeated" | (typeof tokenErrorCodes)[number] | "OTHER";
type Props = {
  action: keyof typeof REQUESTS;
  submit: string;
  sending: string;
  outcomes: Record<Result, Outcome>;
};

async function act(action: keyof typeof REQUESTS): Promise<Result> {
  const token = mailedToken();
  if (token === undefined) return "INVALID_TOKEN";
  const outcome = await REQUESTS[action](token);
  if (!outcome.success) return outcome.code;
  return "repeated" in outcome.answer && outcome.answer.repeated === true ? "repeated" : "done";
}

/**
 * Does what a mailed link is for, when its button is pressed. A confirmation also starts at the first user event on the page, because
 * the visitor has already pressed Confirm in the mail. Without JavaScript the form is posted to the page's address with the token.
 */
export function MailAction({ action, submit, sending, outcomes }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const outcomeElement = useRef<HTMLDivElement>(null);
  const isRunning = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [result, setResult] = useState<Result>();

  const start = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    setResult(await act(action));
    setIsSending(false);
    isRunning.current = false;
  };

  useOnHydration(() => {
    if (action !== "confirm" || mailedToken() === undefined) return;
    if (form.current?.closest("[data-sign]")) {
      void start();
      return;
    }
    const listening = new AbortController();
    const onUserEvent = () => {
      listening.abort();
      void start();
    };
    for (const type of USER_EVENTS)
      document.addEventListener(type, onUserEvent, { capture: true, passive: true, signal: listening.signal });
    return () => {
      listening.abort();
    };
  });
  useEffect(() => {
    outcomeElement.current?.focus();
  }, [result]);

  // The button stays after failures for which another attempt can help.
  const canStart = result === undefined || result === "OTHER" || result === "RATE_LIMIT_EXCEEDED";
  return (
    <div className="grid gap-8">
      {result !== undefined && (
        <MailOutcome ref={outcomeElement} outcome={outcomes[result]} isProblem={result !== "done" && result !== "repeated"} />
      )}
      {canStart && (
        <form
          ref={form}
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <SubmitButton label={submit} sendingLabel={sending} isSending={isSending} disabled={false} />
        </form>
      )}
    </div>
  );
}
