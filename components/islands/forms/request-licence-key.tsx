"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { FormEnd } from "#components/ui/form-end.tsx";
import { SelectField, type SelectGroup } from "#components/ui/select-field.tsx";
import { TextAreaField } from "#components/ui/text-field.tsx";
import { type LicenceKeyErrorCode, LICENCE_KEY_ERROR_CODES, licenceKeyForm } from "#schemas/licence-key-form.ts";
import { EmailField } from "./email-field.tsx";
import { type RequestProps, useRequestForm } from "./use-request-form.tsx";

type Labels = {
  product: string;
  productEmpty: string;
  productRequired: string;
  message: string;
  messageHint: string;
  messageTooLong: string;
};
type Props = RequestProps<LicenceKeyErrorCode, Labels> & {
  /** By product; a value is `<product's slug>/<edition's key>`. */
  products: readonly SelectGroup[];
};

/** Asks the vendor's staff to look for an order and to send its key again. */
export function RequestLicenceKey({ language, products, messages, links }: Props) {
  const form = useRequestForm({
    defaultValues: { email: "", edition: "", message: "" },
    resolver: zodResolver(licenceKeyForm),
    call: "/api/v1/request-licence-key",
    errorCodes: LICENCE_KEY_ERROR_CODES,
    bodyOf: ({ email, edition: chosen, message }) => {
      const [product, edition] = chosen.split("/");
      return { email, product, edition, ...(message.trim() === "" ? {} : { message: message.trim() }), language };
    },
    anew: { edition: "" },
    fieldFailures: ["INVALID_EMAIL"],
    messages,
    links,
  });
  const { register, isSubmitting, problem } = form;

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
