"use client";

import { useEffect, useRef, useState, useTransition } from "react";
import { useOnHydration } from "#components/islands/hydration/use-on-hydration.ts";
import { mailedToken } from "#components/islands/mailed-link.ts";
import { MailOutcome, type Outcome } from "#components/ui/mail-outcome.tsx";
import { SendingRings } from "#components/ui/submit-button.tsx";
import { TextButton, TextLink } from "#components/ui/text-link.tsx";
import { DownloadOffer as Offer, type TokenErrorCode, tokenErrorCodes } from "#schemas/mailed-token.ts";
import { callApi, type Refusal } from "./call-api.ts";
import { DownloadOffer, type DownloadOfferMessages } from "./download-offer.tsx";

/** Paths of a product's download form and thanks page, by slug. */
export type DownloadPaths = Record<string, { form: string; formLabel: string; thanks?: string | undefined }>;
type Code = Refusal<TokenErrorCode>;
type State = { status: "waiting" } | { status: "offered"; offer: Offer } | { status: "refused"; code: Code; product: string };
type Props = {
  language: string;
  products: DownloadPaths;
  messages: DownloadOfferMessages & { waiting: string; asking: string; again: string; outcomes: Record<Code, Outcome> };
};

/** Milliseconds from pressing the button to loading the thanks page: the browser must have started the download by then. */
const THANKS_DELAY_MS = 4_000;

const endpointOf = (token: string) => `/api/v1/downloads/${encodeURIComponent(token)}`;

async function requestOffer(token: string): Promise<State> {
  const outcome = await callApi(endpointOf(token), tokenErrorCodes, { headers: { Accept: "application/json" } });
  const { data: offer } = Offer.safeParse(outcome.answer);
  if (outcome.success && offer) return { status: "offered", offer };
  const { answer } = outcome;
  const product = "product" in answer && typeof answer.product === "string" ? answer.product : "";
  return { status: "refused", code: outcome.success ? "OTHER" : outcome.code, product };
}

/** Shows the file that a mailed link leads to. Only downloading it counts as a use of the link. */
export function OpenDownload({ language, products, messages }: Props) {
  const outcomeElement = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ status: "waiting" });
  const [isLoading, startLoading] = useTransition();
  const [isStarted, setIsStarted] = useState(false);

  const load = () => {
    const token = mailedToken();
    if (token === undefined) return;
    startLoading(async () => {
      setState(await requestOffer(token));
    });
  };
  useOnHydration(load);
  useEffect(() => {
    if (state.status === "refused") outcomeElement.current?.focus();
  }, [state]);

  const nextPath = state.status === "offered" ? products[state.offer.product ?? ""]?.thanks : undefined;
  useEffect(() => {
    if (!isStarted || nextPath === undefined) return;
    const timer = window.setTimeout(() => {
      window.location.assign(nextPath);
    }, THANKS_DELAY_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [isStarted, nextPath]);

  if (state.status === "offered") {
    const onPress = () => {
      setIsStarted(true);
    };
    return (
      <DownloadOffer
        offer={state.offer}
        address={endpointOf(mailedToken() ?? "")}
        language={language}
        nextPath={nextPath}
        isStarted={isStarted}
        messages={messages}
        onPress={onPress}
      />
    );
  }
  if (state.status === "refused") {
    const outcome = messages.outcomes[state.code];
    const paths = state.code === "TOKEN_EXPIRED" ? products[state.product] : undefined;
    return (
      <div className="grid justify-items-start gap-6">
        <MailOutcome
          ref={outcomeElement}
          outcome={paths ? { ...outcome, way: { href: paths.form, label: paths.formLabel } } : outcome}
          isProblem
        />
        {(state.code === "OTHER" || state.code === "RATE_LIMIT_EXCEEDED") && (
          <TextButton disabled={isLoading} onClick={load}>
            {messages.again}
          </TextButton>
        )}
      </div>
    );
  }
  // Opened without a token: shows where download links are requested.
  const { way } = messages.outcomes.INVALID_TOKEN;
  return (
    <div className="grid max-w-xl gap-4 border-t-2 border-line pt-8">
      <p role="status" className="flex items-center gap-3">
        {isLoading && <SendingRings />}
        {isLoading ? messages.asking : messages.waiting}
      </p>
      {way !== undefined && !isLoading && (
        <p>
          <TextLink href={way.href}>{way.label}</TextLink>
        </p>
      )}
    </div>
  );
}
