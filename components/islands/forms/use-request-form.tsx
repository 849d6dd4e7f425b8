import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { callApi, postJson } from "./call-api.ts";
import { type RequestMessages, RequestSent } from "./request-sent.tsx";
import { type ApiFormOptions, useApiForm } from "./use-api-form.ts";
import { useFocusAgain } from "./use-focus-again.ts";

/** What each form that has something sent to an address is given. @typeParam Labels The texts of its own fields. */
export type RequestProps<Code extends string, Labels> = {
  language: string;
  messages: RequestMessages<Code> & Labels;
  /** Where to go meanwhile. */
  links: readonly { href: string; label: string }[];
};
type Options<Values extends FieldValues, Code extends string> = Omit<ApiFormOptions<Values, Code>, "send" | "failures"> &
  Pick<RequestProps<Code, unknown>, "messages" | "links"> & {
    call: string;
    errorCodes: readonly Code[];
    /** What is sent for the values. */
    bodyOf: (values: Values) => object;
    /** The fields that are chosen anew for another request. */
    anew: Partial<Values>;
  };

/** A form that has something sent to the address in its field `email`. @returns `useApiForm`, and what stands in the form's place afterwards. */
export function useRequestForm<Values extends FieldValues & { email: string }, Code extends string>(options: Options<Values, Code>) {
  const { call, errorCodes, bodyOf, anew, messages, links, ...more } = options;
  const [sentTo, setSentTo] = useState<string>();
  const form = useApiForm<Values, Code>({
    ...more,
    failures: messages.failures,
    send: async (values) => {
      const sent = await callApi(call, errorCodes, postJson(bodyOf(values)));
      if (sent.success) setSentTo(values.email);
      return sent;
    },
  });
  useFocusAgain(sentTo !== undefined, form.formProps.ref);
  const again = () => {
    setSentTo(undefined);
    form.reset({ ...form.getValues(), ...anew });
  };
  const sent = sentTo === undefined ? undefined : <RequestSent address={sentTo} messages={messages} links={links} onAgain={again} />;
  return { ...form, sent };
}
