"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { ChoiceField, type ChoiceOption } from "#components/ui/choice-field.tsx";
import { FormStatus } from "#components/ui/form-status.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { type DownloadErrorCode, downloadForm } from "#schemas/download-form.ts";
import { callApi, postJson, type Refusal } from "./call-api.ts";
import { emailProblem } from "./email-problem.ts";
import { type RequestSentMessages, RequestSent } from "./request-sent.tsx";
import { useTypedValues } from "./use-typed-values.ts";

export type RequestDownloadMessages = RequestSentMessages & {
  edition: string;
  computer: string;
  email: string;
  emailHint: string;
  submit: string;
  sending: string;
  /** Why the button waits. */
  waits: string;
  emailRequired: string;
  failures: Record<Refusal<DownloadErrorCode>, string>;
};
type Props = {
  product: string;
  channel: string;
  language: string;
  /** Each with the systems that it has an installer for. */
  editions: readonly (ChoiceOption & { systems: readonly string[] })[];
  systems: readonly ChoiceOption[];
  messages: RequestDownloadMessages;
  /** Where to go meanwhile. */
  links: readonly { href: string; label: string }[];
};

const CALL = "/api/v1/request-download";

/** Asks for the computer and an address, and has the link sent there. */
export function RequestDownload({ product, channel, language, editions, systems, messages, links }: Props) {
  const [refusal, setRefusal] = useState<Refusal<DownloadErrorCode>>();
  const [sentTo, setSentTo] = useState<string>();
  const only = editions.length === 1 ? editions[0]?.value : undefined;
  const onlySystem = systems.length === 1 ? systems[0]?.value : undefined;
  const form = useForm({
    mode: "all",
    defaultValues: { edition: only ?? "", system: onlySystem ?? "", email: "" },
    resolver: zodResolver(downloadForm.schema),
  });
  const { register, handleSubmit, formState, setValue, getValues, control } = form;
  const { errors, touchedFields, isValid, isSubmitting } = formState;
  const element = useTypedValues(form);
  // Renders again at each letter: an empty address and a wrong one are the same error to the form.
  useWatch({ control, name: "email" });
  const [edition, system] = useWatch({ control, name: ["edition", "system"] });
  const hasInstaller = (system: string, of = edition) => editions.find(({ value }) => value === of)?.systems.includes(system) ?? true;

  const forget = () => {
    setRefusal(undefined);
  };
  const choose = (name: "edition" | "system", value: string) => {
    forget();
    setValue(name, value, { shouldValidate: true, shouldTouch: true });
  };
  const submit = handleSubmit(async (values) => {
    setRefusal(undefined);
    const outcome = await callApi(CALL, downloadForm.errorCodes, postJson({ ...values, product, channel, language }));
    if (outcome.success) setSentTo(values.email);
    else setRefusal(outcome.code);
  });

  if (sentTo !== undefined) {
    const again = () => {
      setSentTo(undefined);
      setValue("system", onlySystem ?? "", { shouldValidate: true });
    };
    return <RequestSent address={sentTo} messages={messages} links={links} onAgain={again} />;
  }
  // What the server refuses is said at the field that it is about.
  const saidOf = (code: Refusal<DownloadErrorCode>) => (refusal === code ? messages.failures[code] : undefined);
  const isAboutField = refusal === "INVALID_EMAIL" || refusal === "UNKNOWN_INSTALLER";
  return (
    <form ref={element} onSubmit={(event) => void submit(event)} noValidate className="grid max-w-xl gap-7">
      {only === undefined && (
        <ChoiceField
          name="edition"
          legend={messages.edition}
          options={editions}
          first={edition}
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
        first={onlySystem}
        problem={saidOf("UNKNOWN_INSTALLER")}
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
        problem={
          saidOf("INVALID_EMAIL") ??
          (touchedFields.email && errors.email
            ? emailProblem(getValues("email"), messages.emailRequired, messages.failures.INVALID_EMAIL)
            : undefined)
        }
        {...register("email", { onChange: forget })}
      />
      <div className="grid gap-3">
        <SubmitButton
          label={messages.submit}
          sendingLabel={messages.sending}
          isSending={isSubmitting}
          disabled={!isValid}
          waitsFor={edition === "" || system === "" ? messages.waits : messages.emailRequired}
        />
        <FormStatus words={refusal === undefined || isAboutField ? undefined : messages.failures[refusal]} />
      </div>
    </form>
  );
}
