"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormEnd } from "#components/ui/form-end.tsx";
import { SelectField, type SelectGroup } from "#components/ui/select-field.tsx";
import { TextAreaField, TextField } from "#components/ui/text-field.tsx";
import { FIRST_ORDER_DAY, type LicenceKeyErrorCode, LICENCE_KEY_ERROR_CODES, licenceKeyForm } from "#schemas/licence-key-form.ts";
import { dayFormatter } from "#lib/i18n/day-formatter.ts";
import type { DayFormat } from "#schemas/locale.ts";
import { EmailField } from "./email-field.tsx";
import { useOnWaking } from "./use-on-waking.ts";
import { type RequestProps, useRequestForm } from "./use-request-form.tsx";

type Labels = {
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
type Props = RequestProps<LicenceKeyErrorCode, Labels> & {
  formats: DayFormat;
  /** By product; a value is `<product's slug>/<edition's key>`. */
  products: readonly SelectGroup[];
};

/** The visitor's own day: YYYY-MM-DD. */
const ownDay = () => new Intl.DateTimeFormat("sv-SE").format(new Date());

/** A chosen day: the browser's field has the order of the visitor's computer, in figures, which other readers may take for another day. */
function dayInWords(day: string, formats: DayFormat): string | undefined {
  const time = Date.parse(day);
  return Number.isNaN(time) ? undefined : dayFormatter(formats, { dateStyle: "long", timeZone: "UTC" })(time);
}

/** Asks the vendor's staff to look for an order and to send its key again. */
export function RequestLicenceKey({ language, formats, products, messages, links }: Props) {
  const [today, setToday] = useState<string>();
  const form = useRequestForm({
    defaultValues: { email: "", edition: "", orderedAt: "", message: "" },
    resolver: zodResolver(licenceKeyForm(ownDay)),
    call: "/api/v1/request-licence-key",
    errorCodes: LICENCE_KEY_ERROR_CODES,
    bodyOf: ({ email, edition: chosen, orderedAt, message }) => {
      const [product, edition] = chosen.split("/");
      const optional = { ...(orderedAt === "" ? {} : { orderedAt }), ...(message.trim() === "" ? {} : { message: message.trim() }) };
      return { email, product, edition, ...optional, language };
    },
    anew: { edition: "" },
    fieldFailures: ["INVALID_EMAIL"],
    messages,
    links,
  });
  const { register, getValues, isSubmitting, problem } = form;
  // Known in the browser alone: a page may be older than the day.
  useOnWaking(() => setToday(ownDay()));

  if (form.sent !== undefined) return form.sent;
  return (
    <form {...form.formProps} className="grid max-w-xl gap-6">
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
        rows={2}
        label={messages.message}
        hint={messages.messageHint}
        problem={problem("message", messages.messageTooLong)}
        {...register("message")}
      />
      <FormEnd isWide label={messages.submit} sendingLabel={messages.sending} isSending={isSubmitting} failure={form.failure} />
    </form>
  );
}
