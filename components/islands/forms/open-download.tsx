"use client";

import { useEffect, useRef, useState, useTransition } from "react";
import { fill } from "#components/islands/fill.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { MailOutcome, type OutcomeWords } from "#components/ui/mail-outcome.tsx";
import { SendingRings } from "#components/ui/submit-button.tsx";
import { TextButton } from "#components/ui/text-button.tsx";
import { versionAddress } from "#lib/version-address.ts";
import type { DayFormat } from "#schemas/locale.ts";
import { DownloadOffer as Offer, ExpiredDownload, type TokenErrorCode, tokenErrorCodes } from "#schemas/mailed-token.ts";
import { callApi, type Refusal } from "./call-api.ts";
import { DownloadOffer, type DownloadOfferMessages } from "./download-offer.tsx";
import { mailToken } from "./mail-token.ts";
import { useOnWaking } from "./use-on-waking.ts";

/**
 * By edition: where its newest installer is requested, where any version is, and where a download leads on. `thanks` is a page of its own,
 * `links` stand in place.
 */
type DownloadPaths = Record<
  string,
  { title: string; form: string; versions: string; thanks?: string; links: readonly { href: string; label: string }[] }
>;
type Code = Refusal<TokenErrorCode>;
type State =
  | { status: "waiting" }
  | { status: "offered"; offer: Offer; address: string }
  | { status: "refused"; code: Code; expired?: ExpiredDownload };
type Props = {
  formats: DayFormat;
  editions: DownloadPaths;
  messages: DownloadOfferMessages & {
    /** With gaps for the product and its version, as the two below. */ ready: string;
    beta: string;
    newLink: string;
    waiting: string;
    /** Where a mail may be that does not arrive. */ junk: string;
    asking: string;
    again: string;
    outcomes: Record<Code, OutcomeWords>;
  };
};

/** From the press until the page of thanks: long enough for a slow network to begin the download. Milliseconds. */
const UNTIL_THANKS = 4_000;

async function ask(token: string): Promise<State> {
  const address = `/api/v1/downloads/${encodeURIComponent(token)}`;
  const outcome = await callApi(address, tokenErrorCodes, { headers: { Accept: "application/json" } });
  const { data: offer } = Offer.safeParse(outcome.answer);
  if (outcome.success && offer) return { status: "offered", offer, address };
  const code = outcome.success ? "OTHER" : outcome.code;
  return { status: "refused", code, ...(code === "TOKEN_EXPIRED" ? { expired: ExpiredDownload.safeParse(outcome.answer).data } : {}) };
}

/** Where the installer of a link that has expired is requested again. */
function wayToNew({ edition, chosen }: ExpiredDownload, editions: DownloadPaths, { newLink, beta }: Props["messages"]) {
  const paths = editions[edition];
  if (paths === undefined) return undefined;
  if (chosen === undefined) return { href: paths.form, label: fill(newLink, { product: paths.title }) };
  const { version, channel, system } = chosen;
  return {
    href: paths.versions + versionAddress(version, { edition, system }),
    label: fill(newLink, { product: `${paths.title} ${versionName(version, channel, beta)}` }),
  };
}

/** @param beta Says of a version that it is a beta, with a gap for it. */
const versionName = (version: string, channel: string | undefined, beta: string): string =>
  channel === "beta" ? fill(beta, { version }) : version;

/** Shows what a mailed link leads to. Asking uses nothing up; the button does. */
export function OpenDownload({ formats, editions, messages }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ status: "waiting" });
  const [isAsking, startAsking] = useTransition();
  const [presses, setPresses] = useState(0);
  const isStarted = presses > 0;

  const look = () => {
    const token = mailToken();
    if (token === undefined || isAsking) return;
    startAsking(async () => setState(await ask(token)));
  };
  useOnWaking(look);
  useEffect(() => {
    if (state.status !== "waiting") place.current?.focus({ preventScroll: state.status === "offered" });
  }, [state]);

  const paths = state.status === "offered" ? editions[state.offer.edition ?? ""] : undefined;
  const nextPath = paths?.thanks;
  const { version = "", channel } = state.status === "offered" ? state.offer : {};
  const title = paths && fill(messages.ready, { product: paths.title, version: versionName(version, channel, messages.beta) });
  useEffect(() => {
    // The page's heading is no part of the island.
    const heading = document.querySelector("h1");
    if (title === undefined || heading === null) return;
    heading.textContent = title;
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!isStarted || nextPath === undefined) return;
    const timer = window.setTimeout(() => window.location.assign(nextPath), UNTIL_THANKS);
    const stay = () => window.clearTimeout(timer);
    // Who has gone elsewhere meanwhile and comes back is not led away: a page that the browser keeps keeps its timers.
    window.addEventListener("pagehide", stay);
    return () => {
      stay();
      window.removeEventListener("pagehide", stay);
    };
  }, [isStarted, nextPath]);

  if (state.status === "offered") {
    const onPress = () => setPresses(presses + 1);
    return (
      <DownloadOffer
        ref={place}
        offer={{ ...state.offer, usesLeft: Math.max(0, state.offer.usesLeft - presses) }}
        address={state.address}
        formats={formats}
        nextPath={nextPath}
        links={paths?.links ?? []}
        isStarted={isStarted}
        messages={messages}
        onPress={onPress}
      />
    );
  }
  if (state.status === "refused") {
    const words = messages.outcomes[state.code];
    const way = (state.expired && wayToNew(state.expired, editions, messages)) ?? words.way;
    return (
      <div className="grid justify-items-start gap-6">
        <MailOutcome ref={place} words={{ ...words, way }} isProblem />
        {(state.code === "OTHER" || state.code === "TIMEOUT" || state.code === "RATE_LIMIT_EXCEEDED") && (
          <TextButton aria-disabled={isAsking} onClick={look}>
            {messages.again}
          </TextButton>
        )}
      </div>
    );
  }
  // Who comes without a link finds the way to one.
  const { way } = messages.outcomes.INVALID_TOKEN;
  return (
    <div className="grid max-w-xl justify-items-start gap-6">
      <div role="status" className="grid gap-2">
        <p className="flex items-center gap-3">
          {isAsking && <SendingRings />}
          <span className={isAsking ? "" : "font-semibold"}>{isAsking ? messages.asking : messages.waiting}</span>
        </p>
        {!isAsking && <p className="text-mute">{messages.junk}</p>}
      </div>
      {way !== undefined && !isAsking && (
        <ButtonLink href={way.href} size="small">
          {way.label}
        </ButtonLink>
      )}
    </div>
  );
}
