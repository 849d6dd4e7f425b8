"use client";

import { useState } from "react";
import { SelectField, type SelectGroup } from "#components/ui/select-field.tsx";
import { TextAreaField, TextField } from "#components/ui/text-field.tsx";
import { type LicenceKeyErrorCode, licenceKeyForm, MESSAGE_LENGTH } from "#schemas/licence-key-form.ts";
import { ApiForm } from "./api-form.tsx";
import type { Refusal } from "./call-api.ts";
import { RequestSent, type RequestSentMessages } from "./request-sent.tsx";
import { useApiForm } from "./use-api-form.ts";

export type RequestLicenceKeyMessages = RequestSentMessages & {
  email: string;
  emailHint: string;
  product: string;
  productEmpty: string;
  productRequired: string;
  orderedAt: string;
  orderedAtHint: string;
  message: string;
  messageHint: string;
  messageTooLong: string;
  submit: string;
  sending: string;
  failures: Record<Refusal<LicenceKeyErrorCode>, string>;
};
type Props = {
  language: string;
  /** Editions by product; the value of each is `<slug of the product>/<key of the edition>`. */
  products: readonly SelectGroup[];
  messages: RequestLicenceKeyMessages;
};

/** Asks the vendor's staff to look for an order and to send its key again. */
export function RequestLicenceKey({ language, products, messages }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useApiForm({
    endpoint: "/api/v1/request-licence-key",
    defaultValues: { email: "", edition: "", orderedAt: "", message: "" },
    schema: licenceKeyForm.schema,
    bodyOf: ({ email, edition: chosen, orderedAt, message }) => {
      const [product, edition] = chosen.split("/");
      const optional = { ...(orderedAt === "" ? {} : { orderedAt }), ...(message.trim() === "" ? {} : { message: message.trim() }) };
      return { email, product, edition, ...optional, language };
    },
    failures: messages.failures,
    onSuccess: ({ email }) => {
      setSentTo(email);
    },
  });
  const { register, problem } = form;

  if (sentTo !== undefined) return <RequestSent address={sentTo} messages={messages} />;
  return (
    <ApiForm form={form} messages={messages}>
      <SelectField
        id="key-edition"
        label={messages.product}
        empty={messages.productEmpty}
        groups={products}
        problem={problem("edition", messages.productRequired)}
        {...register("edition")}
      />
      <TextField
        id="key-email"
        type="email"
        autoComplete="email"
        label={messages.email}
        hint={messages.emailHint}
        problem={problem("email", messages.failures.INVALID_EMAIL)}
        {...register("email")}
      />
      <TextField
        id="key-ordered-at"
        type="date"
        label={messages.orderedAt}
        hint={messages.orderedAtHint}
        className="max-w-72"
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
    </ApiForm>
  );
}
