import { useRef, useState } from "react";
import { callApi, postJson } from "#components/islands/forms/call-api.ts";
import { useKeptFocus } from "#components/islands/use-kept-focus.ts";
import type { SearchMessages } from "./search-messages.ts";

type Props = { query: string; language: string; messages: SearchMessages };

/** Offers to send a search that found nothing: only then does its text leave the browser. */
export function MissedSearch({ query, language, messages }: Props) {
  const [sent, setSent] = useState<{ query: string; isSaved: boolean }>();
  const kept = useKeptFocus<HTMLParagraphElement>();
  const sending = useRef<string>(undefined);
  const isSent = sent?.query === query;
  const send = async () => {
    if (sending.current === query) return;
    sending.current = query;
    const { success } = await callApi("/api/v1/report-search", [], postJson({ query, language }));
    sending.current = undefined;
    setSent({ query, isSaved: success });
  };
  return (
    <p {...kept} className="mt-3 text-small" role="status">
      {isSent && (sent.isSaved ? messages.reported : messages.notReported)}
      {!isSent && (
        <button type="button" className="underline decoration-rule underline-offset-4 hover:decoration-ink" onClick={() => void send()}>
          {messages.report}
        </button>
      )}
    </p>
  );
}
