"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormEnd } from "#components/ui/form-end.tsx";
import { SelectField, type SelectGroup } from "#components/ui/select-field.tsx";
import { TextAreaField, TextField } from "#components/ui/text-field.tsx";
import {
  FIRST_ORDER_DAY,
  type LicenceKeyErrorCode,
  LICENCE_KEY_ERROR_CODES,
  licenceKeyForm,
  MESSAGE_LENGTH,
} from "#schemas/licence-key-form.ts";
import { callApi, postJson } from "./call-api.ts";
import { EmailField } from "./email-field.tsx";
import { type RequestMessages, RequestSent } from "./request-sent.tsx";
import { useApiForm } from "./use-api-form.ts";
import { useFocusAgain } from "./use-focus-again.ts";
import { useOnWaking } from "./use-on-waking.ts";

type RequestLicenceKeyMessages = RequestMessages<LicenceKeyErrorCode> & {
  product: string;
  productEmpty: string;
  productRequired: string;
  orderedAt: string;
  orderedAtHint: string;
  message: string;
  messageHint: string;
  messageTooLong: string;
  orderedAtAhead: string;
  orderedAtTooEarly: string;
};
type Props = {
  language: string;
  /** The page's language, for formatted days. */ formats: string;
  /** By product; a value is `<product's slug>/<edition's key>`. */
  products: readonly SelectGroup[];
  messages: RequestLicenceKeyMessages;
  /** Where to go meanwhile. */
  links: readonly { href: string; label: string }[];
};

const CALL = "/api/v1/request-licence-key";

/** The visitor's own day: YYYY-MM-DD. */
const ownDay = () => new Intl.DateTimeFormat("sv-SE").format(new Date());

/** A chosen day: the browser's field has the order of the visitor's computer, in figures, which other readers may take for another day. */
function dayInWords(day: string, formats: string): string | undefined {
  const time = Date.parse(day);
  return Number.isNaN(time) ? undefined : new Intl.DateTimeFormat(formats, { dateStyle: "long", timeZone: "UTC" }).format(time);
}

/** Asks the vendor's staff to look for an order and to send its key again. */
export function RequestLicenceKey({ language, formats, products, messages, links }: Props) {
  const [today, setToday] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const form = useApiForm({
    defaultValues: { email: "", edition: "", orderedAt: "", message: "" },
    resolver: zodResolver(licenceKeyForm(ownDay)),
    send: async ({ email, edition: chosen, orderedAt, message }) => {
      const [product, edition] = chosen.split("/");
      const optional = { ...(orderedAt === "" ? {} : { orderedAt }), ...(message.trim() === "" ? {} : { message: message.trim() }) };
      const sent = await callApi(CALL, LICENCE_KEY_ERROR_CODES, postJson({ email, product, edition, ...optional, language }));
      if (sent.success) setSentTo(email);
      return sent;
    },
    failures: messages.failures,
    fieldFailures: ["INVALID_EMAIL"],
  });
  const { register, getValues, reset, isSubmitting, problem } = form;
  useFocusAgain(sentTo !== undefined, form.formProps.ref);
  // Known in the browser alone: a page may be older than the day.
  useOnWaking(() => setToday(ownDay()));

  if (sentTo !== undefined) {
    const again = () => {
      setSentTo(undefined);
      reset({ ...getValues(), edition: "" });
    };
    return <RequestSent address={sentTo} messages={messages} links={links} onAgain={again} />;
  }
  return (
    <form {...form.formProps} className="grid max-w-xl gap-7">
      <SelectField
        id="key-edition"
        label={messages.product}
        empty={messages.productEmpty}
        groups={products}
        problem={problem("edition", messages.productRequired)}
        {...register("edition")}
      />
      <EmailField id="key-email" form={form} messages={messages} />
      <TextField
        id="key-ordered-at"
        type="date"
        label={messages.orderedAt}
        hint={dayInWords(getValues("orderedAt"), formats) ?? messages.orderedAtHint}
        min={FIRST_ORDER_DAY}
        max={today}
        problem={problem("orderedAt", getValues("orderedAt") < FIRST_ORDER_DAY ? messages.orderedAtTooEarly : messages.orderedAtAhead)}
        {...register("orderedAt")}
      />
      <TextAreaField
        id="key-message"
        label={messages.message}
        hint={messages.messageHint}
        maxLength={MESSAGE_LENGTH}
        problem={problem("message", messages.messageTooLong)}
        {...register("message")}
      />
      <FormEnd isWide label={messages.submit} sendingLabel={messages.sending} isSending={isSubmitting} failure={form.failure} />
    </form>
  );
}
