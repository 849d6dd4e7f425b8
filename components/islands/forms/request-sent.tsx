"use client";

import { useEffect, useRef } from "react";
import { Arrival } from "#components/ui/arrival.tsx";
import { TextButton } from "#components/ui/text-link.tsx";

export type RequestSentMessages = { sentTitle: string; sent: string; sentTo: string; again?: string };
type Props = {
  address: string;
  messages: RequestSentMessages;
  /** Shows a button that brings the form back. */
  onAgain?: () => void;
};

/** Replaces a form after the server has accepted its request. */
export function RequestSent({ address, messages, onAgain }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div>
      <Arrival ref={element} title={messages.sentTitle}>
        <p>{messages.sent}</p>
        <p>
          {messages.sentTo} <b className="font-semibold break-all text-ink">{address}</b>
        </p>
      </Arrival>
      {onAgain !== undefined && (
        <TextButton className="mt-6" onClick={onAgain}>
          {messages.again}
        </TextButton>
      )}
    </div>
  );
}
