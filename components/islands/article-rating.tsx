"use client";

import { useState } from "react";
import { TextLink } from "#components/ui/text-link.tsx";
import { callApi, postJson } from "./forms/call-api.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

type ArticleRatingMessages = {
  question: string;
  yes: string;
  no: string;
  thanks: string;
  sorry: string;
  failed: string;
  contact: string;
};
type Props = { article: string; language: string; contactPath: string; messages: ArticleRatingMessages };

const BUTTON = "min-h-11 rounded-sm border border-rule px-5 text-small hover:border-ink aria-disabled:opacity-60";

/** Asks whether an article helped, and sends one count without anything about the visitor. */
export function ArticleRating({ article, language, contactPath, messages }: Props) {
  const [state, setState] = useState<"asked" | "sending" | "yes" | "no" | "failed">("asked");
  const kept = useKeptFocus<HTMLDivElement>();
  const rate = async (isHelpful: boolean) => {
    if (state === "sending") return;
    setState("sending");
    const { success } = await callApi("/api/v1/rate-article", [], postJson({ article, language, isHelpful }));
    setState(success ? (isHelpful ? "yes" : "no") : "failed");
  };
  const isOpen = state === "asked" || state === "sending";
  return (
    <div
      {...kept}
      className="scripting-only mt-14 flex min-h-20 max-w-[42em] flex-wrap items-center gap-x-5 gap-y-3 border-t border-line py-4 lg:border-b"
      data-rating=""
    >
      {isOpen && (
        <>
          <p id="rating-question" className="font-semibold">
            {messages.question}
          </p>
          <div role="group" aria-labelledby="rating-question" className="flex gap-3">
            {([true, false] as const).map((isHelpful) => (
              <button
                key={String(isHelpful)}
                type="button"
                className={BUTTON}
                aria-disabled={state === "sending" || undefined}
                onClick={() => void rate(isHelpful)}
              >
                {isHelpful ? messages.yes : messages.no}
              </button>
            ))}
          </div>
        </>
      )}
      <p role="status" className={isOpen ? "sr-only" : undefined}>
        {state === "yes" && messages.thanks}
        {state === "failed" && messages.failed}
        {state === "no" && messages.sorry}
      </p>
      <TextLink href={contactPath} tone="quiet" className="text-small">
        {messages.contact}
      </TextLink>
    </div>
  );
}
