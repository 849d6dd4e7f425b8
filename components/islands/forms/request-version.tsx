"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { FormEnd } from "#components/ui/form-end.tsx";
import { SelectField, type SelectGroup } from "#components/ui/select-field.tsx";
import { type DownloadErrorCode, versionForm } from "#schemas/download-form.ts";
import { EmailField } from "./email-field.tsx";
import { useOnFormReady } from "./use-on-form-ready.ts";
import { type RequestProps, useRequestForm } from "./use-request-form.tsx";

type Labels = { installer: string; installerEmpty: string; installerRequired: string };
type Props = RequestProps<DownloadErrorCode, Labels> & {
  product: string;
  /** By version, newest first; a value is `<version>/<edition's key>/<system>`. */
  versions: readonly SelectGroup[];
};

/** Asks for any version of a product, and has the link sent. `?get=` in the page's address chooses one. */
export function RequestVersion({ product, language, versions, messages, links }: Props) {
  const form = useRequestForm({
    defaultValues: { installer: "", email: "" },
    resolver: zodResolver(versionForm.schema),
    call: "/api/v1/request-download",
    errorCodes: versionForm.errorCodes,
    bodyOf: ({ installer, email }) => {
      const [version, edition, system] = installer.split("/");
      return { email, product, version, edition, system, language };
    },
    anew: { installer: "" },
    fieldFailures: ["INVALID_EMAIL", "UNKNOWN_INSTALLER"],
    messages,
    links,
  });
  const { register, getValues, setValue, isSubmitting, problem, refused } = form;
  useOnFormReady(() => {
    const wanted = new URLSearchParams(window.location.search).get("get") ?? "";
    const isOffered = versions.some(({ options }) => options.some(({ value }) => value === wanted));
    if (isOffered && getValues("installer") === "") setValue("installer", wanted, { shouldValidate: true });
  });

  if (form.sent !== undefined) return form.sent;
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
