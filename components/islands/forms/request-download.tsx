"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { ChoiceField, type ChoiceOption } from "#components/ui/choice-field.tsx";
import { FormEnd } from "#components/ui/form-end.tsx";
import type { SaleDays } from "#components/ui/sale-until.tsx";
import { type DownloadErrorCode, downloadForm } from "#schemas/download-form.ts";
import { EmailField } from "./email-field.tsx";
import { useOnFormReady } from "./use-on-form-ready.ts";
import { type RequestProps, useRequestForm } from "./use-request-form.tsx";

type Labels = {
  edition: string;
  computer: string;
  /** Says that nothing was chosen. */
  choose: string;
};
type Props = RequestProps<DownloadErrorCode, Labels> & {
  product: string;
  channel: string;
  /** Until when the editions' prices are good. */
  until: SaleDays | undefined;
  /** The edition that is chosen at first: the free one, or the usual one. */
  first: string | undefined;
  /** Each with the systems that it has an installer for. */
  editions: readonly (ChoiceOption & { systems: readonly string[] })[];
  systems: readonly ChoiceOption[];
};

/** Asks for the computer and an address, and has the link sent there. `?get=` in the page's address chooses an edition. */
export function RequestDownload({ product, channel, language, until, first, editions, systems, messages, links }: Props) {
  const only = editions.length === 1 ? editions[0]?.value : undefined;
  const onlySystem = systems.length === 1 ? systems[0]?.value : undefined;
  const form = useRequestForm({
    defaultValues: { edition: only ?? first ?? "", system: onlySystem ?? "", email: "" },
    resolver: zodResolver(downloadForm.schema),
    call: "/api/v1/request-download",
    errorCodes: downloadForm.errorCodes,
    bodyOf: (values) => ({ ...values, product, channel, language }),
    anew: { system: onlySystem ?? "" },
    // With one system alone there is no field for it.
    fieldFailures: onlySystem === undefined ? ["INVALID_EMAIL", "UNKNOWN_INSTALLER"] : ["INVALID_EMAIL"],
    messages,
    links,
  });
  const { setValue, getValues, isSubmitting, problem, refused } = form;
  const { edition } = getValues();
  const hasInstaller = (system: string, of = edition) => editions.find(({ value }) => value === of)?.systems.includes(system) ?? true;

  const choose = (name: "edition" | "system", value: string) => setValue(name, value, { shouldValidate: true, shouldTouch: true });
  useOnFormReady(() => {
    const wanted = new URLSearchParams(window.location.search).get("get") ?? "";
    const row = `[name="edition"][value="${CSS.escape(wanted)}"]`;
    if (edition === first) form.formProps.ref.current?.querySelector<HTMLInputElement>(row)?.click();
  });

  if (form.sent !== undefined) return form.sent;
  return (
    <form {...form.formProps} className="grid max-w-xl gap-7 lg:max-w-none lg:gap-5">
      {only === undefined && (
        <ChoiceField
          name="edition"
          legend={messages.edition}
          options={editions}
          first={edition}
          until={until}
          problem={problem("edition", messages.choose)}
          onChange={({ currentTarget: { value } }) => {
            choose("edition", value);
            if (!hasInstaller(getValues("system"), value)) setValue("system", "", { shouldValidate: true });
          }}
        />
      )}
      {onlySystem === undefined && (
        <ChoiceField
          name="system"
          legend={messages.computer}
          options={systems.filter(({ value }) => hasInstaller(value))}
          problem={refused("UNKNOWN_INSTALLER") ?? problem("system", messages.choose)}
          onChange={({ currentTarget: { value } }) => choose("system", value)}
        />
      )}
      <EmailField id="download-email" form={form} messages={messages} />
      <FormEnd isWide label={messages.submit} sendingLabel={messages.sending} isSending={isSubmitting} failure={form.failure} />
    </form>
  );
}
