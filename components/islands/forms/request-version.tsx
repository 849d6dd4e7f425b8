"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormEnd } from "#components/ui/form-end.tsx";
import { SelectField, type SelectGroup } from "#components/ui/select-field.tsx";
import { type DownloadErrorCode, versionForm } from "#schemas/download-form.ts";
import { callApi, postJson } from "./call-api.ts";
import { EmailField } from "./email-field.tsx";
import { RequestSent, type RequestMessages } from "./request-sent.tsx";
import { useApiForm } from "./use-api-form.ts";
import { useFocusAgain } from "./use-focus-again.ts";
import { useOnWaking } from "./use-on-waking.ts";

type RequestVersionMessages = RequestMessages<DownloadErrorCode> & {
  installer: string;
  installerEmpty: string;
  installerRequired: string;
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
  const [sentTo, setSentTo] = useState<string>();
  const form = useApiForm({
    defaultValues: { installer: "", email: "" },
    resolver: zodResolver(versionForm.schema),
    send: async ({ installer, email }) => {
      const [version, edition, system] = installer.split("/");
      const request = postJson({ email, product, version, edition, system, language });
      const sent = await callApi("/api/v1/request-download", versionForm.errorCodes, request);
      if (sent.success) setSentTo(email);
      return sent;
    },
    failures: messages.failures,
    fieldFailures: ["INVALID_EMAIL", "UNKNOWN_INSTALLER"],
  });
  const { register, getValues, setValue, reset, isSubmitting, problem, refused } = form;
  useOnWaking(() => {
    const wanted = new URLSearchParams(window.location.search).get("get") ?? "";
    const isOffered = versions.some(({ options }) => options.some(({ value }) => value === wanted));
    if (isOffered && getValues("installer") === "") setValue("installer", wanted, { shouldValidate: true });
  });
  useFocusAgain(sentTo !== undefined, form.formProps.ref);

  if (sentTo !== undefined) {
    const again = () => {
      setSentTo(undefined);
      reset({ ...getValues(), installer: "" });
    };
    return <RequestSent address={sentTo} messages={messages} links={links} onAgain={again} />;
  }
  return (
    <form {...form.formProps} className="grid max-w-xl gap-7">
      <SelectField
        id="version-installer"
        label={messages.installer}
        empty={messages.installerEmpty}
        groups={versions}
        problem={refused("UNKNOWN_INSTALLER") ?? problem("installer", messages.installerRequired)}
        {...register("installer")}
      />
      <EmailField id="version-email" form={form} messages={messages} />
      <FormEnd label={messages.submit} sendingLabel={messages.sending} isSending={isSubmitting} failure={form.failure} />
    </form>
  );
}
