"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormStatus } from "#components/ui/form-status.tsx";
import { SelectField, type SelectGroup } from "#components/ui/select-field.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { TextAreaField, TextField } from "#components/ui/text-field.tsx";
import { type LicenceKeyErrorCode, LICENCE_KEY_ERROR_CODES, licenceKeyForm, MESSAGE_LENGTH } from "#schemas/licence-key-form.ts";
import { callApi, postJson, type Refusal } from "./call-api.ts";
import { emailProblem } from "./email-problem.ts";
import { RequestSent, type RequestSentMessages } from "./request-sent.tsx";
import { useOnWaking } from "./use-on-waking.ts";
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
  /** Why the button waits. */
  waits: string;
  emailRequired: string;
  orderedAtAhead: string;
  failures: Record<Refusal<LicenceKeyErrorCode>, string>;
};
type Props = {
  language: string;
  /** By product; a value is `<product's slug>/<edition's key>`. */
  products: readonly SelectGroup[];
  messages: RequestLicenceKeyMessages;
  /** Where to go meanwhile. */
  links: readonly { href: string; label: string }[];
};

const CALL = "/api/v1/request-licence-key";
const EMPTY = { email: "", edition: "", orderedAt: "", message: "" };

/** The visitor's own day: YYYY-MM-DD. */
const dayIn = () => new Intl.DateTimeFormat("sv-SE").format(new Date());

/** Asks the vendor's staff to look for an order and to send its key again. */
export function RequestLicenceKey({ language, products, messages, links }: Props) {
  const [refusal, setRefusal] = useState<Refusal<LicenceKeyErrorCode>>();
  const [today, setToday] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ mode: "all", defaultValues: EMPTY, resolver: zodResolver(licenceKeyForm(dayIn)) });
  const { register, handleSubmit, formState, getValues } = form;
  const { errors, touchedFields, isValid, isSubmitting } = formState;
  const element = useTypedValues(form);
  // Known in the browser alone: a page may be older than the day.
  useOnWaking(() => {
    setToday(dayIn());
  });
  const problem = (name: keyof typeof EMPTY, words: string) => (touchedFields[name] && errors[name] ? words : undefined);

  const submit = handleSubmit(async ({ email, edition: chosen, orderedAt, message }) => {
    setRefusal(undefined);
    const [product, edition] = chosen.split("/");
    const optional = { ...(orderedAt === "" ? {} : { orderedAt }), ...(message.trim() === "" ? {} : { message: message.trim() }) };
    const outcome = await callApi(CALL, LICENCE_KEY_ERROR_CODES, postJson({ email, product, edition, ...optional, language }));
    if (outcome.success) setSentTo(email);
    else setRefusal(outcome.code);
  });

  if (sentTo !== undefined) return <RequestSent address={sentTo} messages={messages} links={links} />;
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
        problem={
          (refusal === "INVALID_EMAIL" ? messages.failures.INVALID_EMAIL : undefined) ??
          problem("email", emailProblem(getValues("email"), messages.emailRequired, messages.failures.INVALID_EMAIL))
        }
        {...register("email", {
          onChange: () => {
            setRefusal(undefined);
          },
        })}
      />
      <TextField
        id="key-ordered-at"
        type="date"
        label={messages.orderedAt}
        hint={messages.orderedAtHint}
        className="max-w-72"
        max={today}
        problem={problem("orderedAt", messages.orderedAtAhead)}
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
        <SubmitButton
          label={messages.submit}
          sendingLabel={messages.sending}
          isSending={isSubmitting}
          disabled={!isValid}
          waitsFor={messages.waits}
        />
        <FormStatus words={refusal === undefined || refusal === "INVALID_EMAIL" ? undefined : messages.failures[refusal]} />
      </div>
    </form>
  );
}
