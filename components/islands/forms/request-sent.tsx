import { useEffect, useRef } from "react";
import { Arrival } from "#components/ui/arrival.tsx";
import { NextLinks } from "#components/ui/next-links.tsx";
import { TextButton } from "#components/ui/text-button.tsx";
import type { Refusal } from "./call-api.ts";

export type RequestSentMessages = { sentTitle: string; sent: string; sentTo: string; sentBefore: string; again: string; next: string };
/** The texts of a form that has something sent to an address. @typeParam Code The refusals of its endpoint. */
export type RequestMessages<Code extends string> = RequestSentMessages & {
  email: string;
  emailHint: string;
  emailRequired: string;
  submit: string;
  sending: string;
  failures: Record<Refusal<Code>, string>;
};
type Props = {
  address: string;
  messages: RequestSentMessages;
  /** Where to go meanwhile. */ links: readonly { href: string; label: string }[];
  /** Shows the form again: for something else, or for another address. */
  onAgain: () => void;
};

/** Stands in place of a form whose request was taken. */
export function RequestSent({ address, messages, links, onAgain }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div>
      <Arrival ref={place} title={messages.sentTitle}>
        <p>{messages.sent}</p>
        {/* So that its owner sees a slip of the keyboard. */}
        <p>
          {messages.sentTo} <b className="inline-block max-w-full font-semibold wrap-anywhere text-ink">{address}</b>
        </p>
        <p className="text-small">{messages.sentBefore}</p>
      </Arrival>
      <TextButton className="mt-6" onClick={onAgain}>
        {messages.again}
      </TextButton>
      <NextLinks title={messages.next} links={links} />
    </div>
  );
}
