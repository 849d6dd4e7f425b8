"use client";

import { useEffect, useRef, useState } from "react";
import { onPersonSign } from "#components/islands/runtime/person-signs.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { type OutcomeWords, MailOutcome } from "#components/ui/mail-outcome.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { type TokenErrorCode, tokenErrorCodes } from "#schemas/mailed-token.ts";
import { callApi, postJson, type Refusal } from "./call-api.ts";
import { mailToken } from "./mail-token.ts";
import { useOnWaking } from "./use-on-waking.ts";

const CALLS = {
  confirm: (token: string) => callApi("/api/v1/confirm-newsletter", tokenErrorCodes, postJson({ token })),
  unsubscribe: (token: string) =>
    callApi(`/api/v1/unsubscribe-newsletter?token=${encodeURIComponent(token)}`, tokenErrorCodes, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    }),
};
type Outcome = "done" | "repeated" | Refusal<TokenErrorCode>;
type Props = {
  action: keyof typeof CALLS;
  submit: string;
  sending: string;
  outcomes: Record<Outcome, OutcomeWords>;
  /** The way out, without doing it. */ stay?: { href: string; label: string };
};

async function act(action: keyof typeof CALLS): Promise<Outcome> {
  const token = mailToken();
  if (token === undefined) return "INVALID_TOKEN";
  const outcome = await CALLS[action](token);
  if (!outcome.success) return outcome.code;
  return "repeated" in outcome.answer && outcome.answer.repeated === true ? "repeated" : "done";
}

/**
 * What a mailed link is for, done by its button; a confirmation also by the first sign of a person, because pressing
 * Confirm in the mail was meant to be enough. Without script the form goes to the page's own address, token and all.
 */
export function MailAction({ action, submit, sending, outcomes, stay }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  /** An object, because the same outcome again is another one, which takes the focus again. */
  const [answer, setAnswer] = useState<{ outcome: Outcome }>();

  const start = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    setAnswer({ outcome: await act(action) });
    setIsSending(false);
    isUnderWay.current = false;
  };

  useOnWaking(() => {
    if (action !== "confirm" || mailToken() === undefined) return;
    if (form.current?.closest("[data-sign]")) {
      void start();
      return;
    }
    const listening = new AbortController();
    onPersonSign(() => {
      listening.abort();
      void start();
    }, listening.signal);
    return () => listening.abort();
  });
  useEffect(() => place.current?.focus(), [answer]);
  const outcome = answer?.outcome;
  const isEnd = outcome === "done" || outcome === "repeated";

  // What trying again can mend keeps its button.
  const isOpen = outcome === undefined || outcome === "OTHER" || outcome === "TIMEOUT" || outcome === "RATE_LIMIT_EXCEEDED";
  return (
    <div className="grid gap-8">
      {outcome !== undefined && <MailOutcome ref={place} words={outcomes[outcome]} isProblem={!isEnd} isEnd={isEnd} />}
      {isOpen && (
        <form
          ref={form}
          method="post"
          className="flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-1"
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <SubmitButton label={submit} sendingLabel={sending} isSending={isSending} />
          {stay !== undefined && <ButtonLink href={stay.href}>{stay.label}</ButtonLink>}
        </form>
      )}
    </div>
  );
}
