"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormStatus } from "#components/ui/form-status.tsx";
import { SelectField, type SelectGroup } from "#components/ui/select-field.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { TextAreaField, TextField } from "#components/ui/text-field.tsx";
import { type LicenceKeyErrorCode, licenceKeyForm, MESSAGE_LENGTH } from "#schemas/licence-key-form.ts";
import { callApi, postJson, type Refusal } from "./call-api.ts";
import { RequestSent, type RequestSentMessages } from "./request-sent.tsx";
import { useTypedValues } from "./use-typed-values.ts";

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
  /** By product; a value is `<product's slug>/<edition's key>`. */
  products: readonly SelectGroup[];
  messages: RequestLicenceKeyMessages;
};

const CALL = "/api/v1/request-licence-key";
const EMPTY = { email: "", edition: "", orderedAt: "", message: "" };

/** Asks the vendor's staff to look for an order and to send its key again. */
export function RequestLicenceKey({ language, products, messages }: Props) {
  const [failure, setFailure] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ mode: "all", defaultValues: EMPTY, resolver: zodResolver(licenceKeyForm.schema) });
  const { register, handleSubmit, formState } = form;
  const { errors, touchedFields, isValid, isSubmitting } = formState;
  const element = useTypedValues(form);
  const problem = (name: keyof typeof EMPTY, words: string) => (touchedFields[name] && errors[name] ? words : undefined);

  const submit = handleSubmit(async ({ email, edition: chosen, orderedAt, message }) => {
    setFailure(undefined);
    const [product, edition] = chosen.split("/");
    const optional = { ...(orderedAt === "" ? {} : { orderedAt }), ...(message.trim() === "" ? {} : { message: message.trim() }) };
    const outcome = await callApi(CALL, licenceKeyForm.errorCodes, postJson({ email, product, edition, ...optional, language }));
    if (outcome.success) setSentTo(email);
    else setFailure(messages.failures[outcome.code]);
  });

  if (sentTo !== undefined) return <RequestSent address={sentTo} messages={messages} />;
  return (
    <form ref={element} onSubmit={(event) => void submit(event)} noValidate className="grid max-w-xl gap-7">
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
      <div className="grid gap-3">
        <SubmitButton label={messages.submit} sendingLabel={messages.sending} isSending={isSubmitting} disabled={!isValid} />
        <FormStatus words={failure} />
      </div>
    </form>
  );
}
