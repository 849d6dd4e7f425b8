"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormStatus } from "#components/ui/form-status.tsx";
import { SelectField, type SelectGroup } from "#components/ui/select-field.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { type DownloadErrorCode, versionForm } from "#schemas/download-form.ts";
import { callApi, postJson, type Refusal } from "./call-api.ts";
import { emailProblem } from "./email-problem.ts";
import { RequestSent, type RequestSentMessages } from "./request-sent.tsx";
import { useOnWaking } from "./use-on-waking.ts";
import { useTypedValues } from "./use-typed-values.ts";

type RequestVersionMessages = RequestSentMessages & {
  installer: string;
  installerEmpty: string;
  installerRequired: string;
  email: string;
  emailHint: string;
  emailRequired: string;
  submit: string;
  sending: string;
  /** Why the button waits. */
  waits: string;
  failures: Record<Refusal<DownloadErrorCode>, string>;
};
type Props = {
  product: string;
  language: string;
  /** By version, newest first; a value is `<version>/<edition's key>/<system>`. */
  versions: readonly SelectGroup[];
  messages: RequestVersionMessages;
  /** Where to go meanwhile. */
  links: readonly { href: string; label: string }[];
};

/** Asks for any version of a product, and has the link sent. `?get=` in the page's address chooses one. */
export function RequestVersion({ product, language, versions, messages, links }: Props) {
  const [refusal, setRefusal] = useState<Refusal<DownloadErrorCode>>();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ mode: "all", defaultValues: { installer: "", email: "" }, resolver: zodResolver(versionForm.schema) });
  const { register, handleSubmit, formState, getValues, setValue } = form;
  const { errors, touchedFields, isValid, isSubmitting } = formState;
  const element = useTypedValues(form);
  useOnWaking(() => {
    const wanted = new URLSearchParams(window.location.search).get("get") ?? "";
    const isOffered = versions.some(({ options }) => options.some(({ value }) => value === wanted));
    if (isOffered && getValues("installer") === "") setValue("installer", wanted, { shouldValidate: true });
  });
  const forget = () => {
    setRefusal(undefined);
  };

  const submit = handleSubmit(async ({ installer, email }) => {
    forget();
    const [version, edition, system] = installer.split("/");
    const request = postJson({ email, product, version, edition, system, language });
    const outcome = await callApi("/api/v1/request-download", versionForm.errorCodes, request);
    if (outcome.success) setSentTo(email);
    else setRefusal(outcome.code);
  });

  if (sentTo !== undefined) {
    const again = () => {
      setSentTo(undefined);
      setValue("installer", "", { shouldValidate: true });
    };
    return <RequestSent address={sentTo} messages={messages} links={links} onAgain={again} />;
  }
  // What the server refuses is said at the field that it is about.
  const saidOf = (code: Refusal<DownloadErrorCode>) => (refusal === code ? messages.failures[code] : undefined);
  const isAboutField = refusal === "INVALID_EMAIL" || refusal === "UNKNOWN_INSTALLER";
  return (
    <form ref={element} onSubmit={(event) => void submit(event)} noValidate className="grid max-w-xl gap-7">
      <SelectField
        id="version-installer"
        label={messages.installer}
        empty={messages.installerEmpty}
        groups={versions}
        problem={saidOf("UNKNOWN_INSTALLER") ?? (touchedFields.installer && errors.installer ? messages.installerRequired : undefined)}
        {...register("installer", { onChange: forget })}
      />
      <TextField
        id="version-email"
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
          waitsFor={messages.waits}
        />
        <FormStatus words={refusal === undefined || isAboutField ? undefined : messages.failures[refusal]} />
      </div>
    </form>
  );
}
