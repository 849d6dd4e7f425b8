"use client";

import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useOnHydration } from "#components/islands/hydration/use-on-hydration.ts";
import { ChoiceField, type ChoiceOption } from "#components/ui/choice-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { type DownloadErrorCode, downloadForm } from "#schemas/download-form.ts";
import { ApiForm } from "./api-form.tsx";
import type { Refusal } from "./call-api.ts";
import { guessSystem } from "./computer.ts";
import { type RequestSentMessages, RequestSent } from "./request-sent.tsx";
import { useApiForm } from "./use-api-form.ts";

export type RequestDownloadMessages = RequestSentMessages & {
  edition: string;
  computer: string;
  email: string;
  emailHint: string;
  submit: string;
  sending: string;
  failures: Record<Refusal<DownloadErrorCode>, string>;
};
type Props = {
  product: string;
  channel: string;
  language: string;
  /** Editions, each with the systems that it has an installer for. */
  editions: readonly (ChoiceOption & { systems: readonly string[] })[];
  systems: readonly ChoiceOption[];
  messages: RequestDownloadMessages;
};

/** Asks for the computer and an address, and has the download link sent there. */
export function RequestDownload({ product, channel, language, editions, systems, messages }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  const only = editions.length === 1 ? editions[0]?.value : undefined;
  const onlySystem = systems.length === 1 ? systems[0]?.value : undefined;
  const form = useApiForm({
    endpoint: "/api/v1/request-download",
    defaultValues: { edition: only ?? "", system: onlySystem ?? "", email: "" },
    schema: downloadForm.schema,
    bodyOf: (values) => ({ ...values, product, channel, language }),
    failures: messages.failures,
    onSuccess: ({ email }) => {
      setSentTo(email);
    },
  });
  const { register, setValue, getValues, control, element, problem } = form;
  const edition = useWatch({ control, name: "edition" });
  const hasInstaller = (system: string, of = edition) => editions.find(({ value }) => value === of)?.systems.includes(system) ?? true;

  const choose = (name: "edition" | "system", value: string) => {
    setValue(name, value, { shouldValidate: true, shouldTouch: true });
  };
  useOnHydration(() => {
    const guess = guessSystem(navigator) ?? "";
    const radio = element.current?.querySelector<HTMLInputElement>(`[name="system"][value="${guess}"]`);
    if (!radio || getValues("system") !== "") return;
    radio.checked = true;
    setValue("system", radio.value, { shouldValidate: true });
  });

  if (sentTo !== undefined) {
    const again = () => {
      setSentTo(undefined);
      setValue("system", onlySystem ?? "", { shouldValidate: true });
    };
    return <RequestSent address={sentTo} messages={messages} onAgain={again} />;
  }
  return (
    <ApiForm form={form} messages={messages}>
      {only === undefined && (
        <ChoiceField
          name="edition"
          legend={messages.edition}
          options={editions}
          defaultValue={edition}
          onChange={({ currentTarget: { value } }) => {
            choose("edition", value);
            if (!hasInstaller(getValues("system"), value)) setValue("system", "", { shouldValidate: true });
          }}
        />
      )}
      <ChoiceField
        name="system"
        legend={messages.computer}
        options={systems.filter(({ value }) => hasInstaller(value))}
        defaultValue={onlySystem}
        onChange={({ currentTarget: { value } }) => {
          choose("system", value);
        }}
      />
      <TextField
        id="download-email"
        type="email"
        autoComplete="email"
        label={messages.email}
        hint={messages.emailHint}
        problem={problem("email", messages.failures.INVALID_EMAIL)}
        {...register("email")}
      />
    </ApiForm>
  );
}
