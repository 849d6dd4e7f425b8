"use client";

import { TextLink } from "#components/ui/text-link.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { CheckField } from "#components/ui/check-field.tsx";
import { FieldProblem } from "#components/ui/field-problem.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { FIELD } from "#components/ui/text-field.tsx";
import { type NewsletterErrorCode, newsletterForm } from "#schemas/newsletter-form.ts";
import { keepSentAddress } from "./forms/sent-address.ts";
import { callApi, postJson, type Refusal } from "./forms/call-api.ts";
import { useApiForm } from "./forms/use-api-form.ts";

/** The form's words are handed in by its caller: any page, any language. */
type NewsletterMessages = {
  email: string;
  /** The second part is the link to the privacy policy. */
  consent: readonly [string, string, string];
  submit: string;
  sending: string;
  /** Why the button waits, and what an empty address says. */
  required: string;
  consentRequired: string;
  failures: Record<Refusal<NewsletterErrorCode>, string>;
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

/** Newsletter sign-up. */
export function NewsletterForm({ language, page, thanksPath, privacyPath, policyVersion, messages }: Props) {
  const form = useApiForm({
    defaultValues: { email: "", consent: false },
    resolver: zodResolver(newsletterForm.schema),
    send: async ({ email }, element) => {
      const website = trapped(element);
      const request = postJson({ email, language, page, policyVersion, ...(website === "" ? {} : { website }) });
      const sent = await callApi(CALL, newsletterForm.errorCodes, request);
      if (sent.success) {
        keepSentAddress(email);
        window.location.assign(thanksPath);
      }
      return sent;
    },
    failures: messages.failures,
  });
  const { register, problem, refused } = form;
  const emailError =
    refused("INVALID_EMAIL") ?? refused("ALREADY_SUBSCRIBED") ?? problem("email", messages.failures.INVALID_EMAIL, messages.required);
  // Every failure stands under the field; one that is not about the address leaves the field valid.
  const [before, policy, after] = messages.consent;
  const underField = emailError ?? form.failure;

  return (
    <form {...form.formProps} data-touched={form.isTouched ? "" : undefined} className="group/form grid max-w-xl gap-4">
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
          {...register("email")}
        />
        <FieldProblem id="newsletter-email-problem" words={underField} />
      </div>
      {/* Hidden from sight, screen readers and the keyboard: only a program fills it in. */}
      <div aria-hidden="true" className="sr-only">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <CheckField id="newsletter-consent" problem={problem("consent", messages.consentRequired)} {...register("consent")}>
        {before}
        <TextLink href={privacyPath} className="whitespace-nowrap">
          {policy}
        </TextLink>
        {after}
      </CheckField>
      <SubmitButton
        label={messages.submit}
        sendingLabel={messages.sending}
        isSending={form.isSubmitting}
        disabled={!form.isValid}
        waitsFor={messages.required}
        tone="plain"
      />
    </form>
  );
}

/** Read from the page, because programs write there without an event. */
function trapped(form: HTMLFormElement | null): string {
  const caught = form === null ? "" : new FormData(form).get("website");
  return typeof caught === "string" ? caught : "";
}
