"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { CheckField } from "#components/ui/check-field.tsx";
import { FieldProblem } from "#components/ui/field-problem.tsx";
import { FormStatus } from "#components/ui/form-status.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { FIELD } from "#components/ui/text-field.tsx";
import { type NewsletterErrorCode, newsletterForm } from "#schemas/newsletter-form.ts";
import { callApi, postJson } from "./forms/call-api.ts";
import { emailProblem } from "./forms/email-problem.ts";
import { useTypedValues } from "./forms/use-typed-values.ts";

/** The form's words are handed in by its caller: any page, any language. */
export type NewsletterMessages = {
  email: string;
  consent: string;
  privacy: string;
  submit: string;
  sending: string;
  /** Why the button waits, and what an empty address says. */
  required: string;
  consentRequired: string;
  /** One sentence for each code; `OTHER` for any other code, a missing code, or no answer at all (specification, section 8). */
  failures: Record<NewsletterErrorCode | "OTHER", string>;
};
type Props = {
  language: string;
  /** Where the form stands. A visitor who is lost has an address of their own, which the server would not take. */
  page: string;
  thanksPath: string;
  privacyPath: string;
  /** What the ticked box agrees to; the server keeps it as proof. */
  policyVersion: string;
  messages: NewsletterMessages;
};

const CALL = "/api/v1/subscribe-newsletter";

/** Newsletter sign-up: checked on load, on change and on blur; errors show once a field was touched. */
export function NewsletterForm({ language, page, thanksPath, privacyPath, policyVersion, messages }: Props) {
  const [refusal, setRefusal] = useState<NewsletterErrorCode | "OTHER">();
  const form = useForm({
    mode: "all",
    defaultValues: { email: "", consent: false },
    resolver: zodResolver(newsletterForm.schema),
  });
  const { register, handleSubmit, formState, control, getValues } = form;
  const { errors, touchedFields, isValid, isSubmitting } = formState;
  const element = useTypedValues(form);
  // Renders again at each letter: an empty address and a wrong one are the same error to the form.
  useWatch({ control, name: "email" });

  const submit = handleSubmit(async ({ email }, event) => {
    setRefusal(undefined);
    const website = trapped(event?.target);
    const request = postJson({ email, language, page, policyVersion, ...(website === "" ? {} : { website }) });
    const outcome = await callApi(CALL, newsletterForm.errorCodes, request);
    if (outcome.success) window.location.assign(thanksPath);
    else setRefusal(outcome.code === "TIMEOUT" ? "OTHER" : outcome.code);
  });
  // What the server says about the address is said under it, as the form's own check is.
  const isAboutEmail = refusal === "INVALID_EMAIL" || refusal === "ALREADY_SUBSCRIBED";
  const atField = isAboutEmail ? messages.failures[refusal] : undefined;
  const emailError =
    atField ??
    (touchedFields.email && errors.email
      ? emailProblem(getValues("email"), messages.required, messages.failures.INVALID_EMAIL)
      : undefined);
  const consentError = touchedFields.consent && errors.consent ? messages.consentRequired : undefined;

  return (
    <form
      ref={element}
      data-touched={Object.keys(touchedFields).length > 0 ? "" : undefined}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="group/form grid max-w-xl gap-4"
    >
      <div className="grid gap-1.5">
        <label htmlFor="newsletter-email" className="text-small">
          {messages.email}
        </label>
        <input
          id="newsletter-email"
          type="email"
          autoComplete="email"
          aria-invalid={emailError !== undefined}
          aria-describedby="newsletter-email-problem"
          className={`h-12 ${FIELD}`}
          {...register("email", {
            onChange: () => {
              setRefusal(undefined);
            },
          })}
        />
        <FieldProblem id="newsletter-email-problem" words={emailError} />
      </div>
      {/* No person meets it, by eye, ear or keyboard: who fills it in is a program. */}
      <div aria-hidden="true" className="sr-only">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <CheckField id="newsletter-consent" problem={consentError} {...register("consent")}>
        {messages.consent}{" "}
        <a href={privacyPath} className="underline underline-offset-4">
          {messages.privacy}
        </a>
      </CheckField>
      <SubmitButton
        label={messages.submit}
        sendingLabel={messages.sending}
        isSending={isSubmitting}
        disabled={!isValid}
        waitsFor={messages.required}
        tone="plain"
      />
      <FormStatus words={refusal === undefined || isAboutEmail ? undefined : messages.failures[refusal]} />
    </form>
  );
}

/** Read from the page, because programs write there without a word to anybody. */
function trapped(form: unknown): string {
  const caught = form instanceof HTMLFormElement ? new FormData(form).get("website") : "";
  return typeof caught === "string" ? caught : "";
}
