"use client";

import { CheckField } from "#components/ui/check-field.tsx";
import { FormStatus } from "#components/ui/form-status.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { FIELD } from "#components/ui/text-field.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { type NewsletterErrorCode, newsletterForm } from "#schemas/newsletter-form.ts";
import type { Refusal } from "./call-api.ts";
import { useApiForm } from "./use-api-form.ts";

export type NewsletterMessages = {
  email: string;
  consent: string;
  privacy: string;
  submit: string;
  sending: string;
  consentRequired: string;
  /** One sentence for each error code. */
  failures: Record<Refusal<NewsletterErrorCode>, string>;
};
type Props = {
  language: string;
  /** Path of the page in the site. On the 404 page it is not the address that the visitor asked for, which the server would refuse. */
  page: string;
  thanksPath: string;
  privacyPath: string;
  /** The version of the privacy policy that the visitor agrees to; the server stores it as proof of consent. */
  policyVersion: string;
  messages: NewsletterMessages;
};

/** Newsletter sign-up. */
export function NewsletterForm({ language, page, thanksPath, privacyPath, policyVersion, messages }: Props) {
  const form = useApiForm({
    endpoint: "/api/v1/subscribe-newsletter",
    defaultValues: { email: "", consent: false },
    schema: newsletterForm.schema,
    bodyOf: ({ email }, element) => ({ email, language, page, policyVersion, ...honeypotOf(element) }),
    failures: messages.failures,
    onSuccess: () => {
      window.location.assign(thanksPath);
    },
  });
  const { register, element, onSubmit, isSubmitting, isValid, failure, problem } = form;
  const emailProblem = problem("email", messages.failures.INVALID_EMAIL);
  const consentProblem = problem("consent", messages.consentRequired);

  return (
    <form ref={element} onSubmit={onSubmit} noValidate className="grid max-w-xl gap-4">
      <div className="grid gap-1.5">
        <label htmlFor="newsletter-email" className="text-small">
          {messages.email}
        </label>
        <input
          id="newsletter-email"
          type="email"
          autoComplete="email"
          aria-invalid={emailProblem !== undefined}
          aria-describedby="newsletter-problem"
          className={`h-12 ${FIELD}`}
          {...register("email")}
        />
      </div>
      {/* A honeypot: hidden from sight, screen readers and the keyboard, so that only programs fill it in. */}
      <div aria-hidden="true" className="sr-only">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <CheckField {...register("consent")}>
        {messages.consent} <TextLink href={privacyPath}>{messages.privacy}</TextLink>
      </CheckField>
      <SubmitButton label={messages.submit} sendingLabel={messages.sending} isSending={isSubmitting} disabled={!isValid} tone="plain" />
      <FormStatus id="newsletter-problem" text={failure ?? emailProblem ?? consentProblem} />
    </form>
  );
}

/** Read from the page, because a program that fills in a field triggers no events. */
function honeypotOf(form: HTMLFormElement | null): { website?: string } {
  const website = form === null ? null : new FormData(form).get("website");
  return typeof website === "string" && website !== "" ? { website } : {};
}
