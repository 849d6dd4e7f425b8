"use client";

import { useEffect, useRef } from "react";
import { Arrival } from "#components/ui/arrival.tsx";

export type RequestSentMessages = { sentTitle: string; sent: string; sentTo: string; again?: string };
type Props = {
  address: string;
  messages: RequestSentMessages;
  /** Left out where one request is enough. */
  onAgain?: () => void;
};

/** Stands in place of a form whose request was taken. */
export function RequestSent({ address, messages, onAgain }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div>
      <Arrival ref={place} title={messages.sentTitle}>
        <p>{messages.sent}</p>
        <p>
          {messages.sentTo} <b className="font-semibold break-all text-ink">{address}</b>
        </p>
      </Arrival>
      {onAgain !== undefined && (
        <button type="button" className="mt-6 cursor-pointer py-1 underline underline-offset-4 hover:text-signal" onClick={onAgain}>
          {messages.again}
        </button>
      )}
    </div>
  );
}
