"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { type NewsletterErrorCode, newsletterForm } from "#schemas/newsletter.ts";

/** The form's words are handed in by its caller: any page, any language. */
export type NewsletterMessages = {
  email: string;
  consent: string;
  privacy: string;
  submit: string;
  sending: string;
  consentRequired: string;
  /** One sentence for each code; `OTHER` for any other code, a missing code, or no answer at all. */
  failures: Record<NewsletterErrorCode | "OTHER", string>;
};
type Props = {
  language: string;
  thanksPath: string;
  /** Left out until there is a privacy page. */ privacyPath?: string;
  messages: NewsletterMessages;
};

/** What the server said, or nothing that can be understood. */
async function subscribe(email: string, language: string): Promise<keyof NewsletterMessages["failures"] | "SUCCESS"> {
  try {
    const response = await fetch("/api/v1/subscribe-newsletter", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, language }),
    });
    const answer = (await response.json()) as { success?: boolean; errorCode?: string };
    if (answer.success === true) return "SUCCESS";
    return newsletterForm.errorCodes.find((code) => code === answer.errorCode) ?? "OTHER";
  } catch {
    return "OTHER";
  }
}

/** Newsletter sign-up: checked on load, on change and on blur; errors show once a field was touched. */
export function NewsletterForm({ language, thanksPath, privacyPath, messages }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, setValue, trigger } = useForm({
    mode: "all",
    defaultValues: { email: "", consent: false },
    resolver: zodResolver(newsletterForm.schema),
  });
  const { errors, touchedFields, isValid, isSubmitting } = formState;

  useEffect(() => {
    // What was typed before the island was awake is kept.
    const typed = new FormData(form.current ?? undefined);
    const email = typed.get("email");
    setValue("email", typeof email === "string" ? email : "");
    setValue("consent", typed.get("consent") !== null);
    void trigger();
  }, [setValue, trigger]);

  const submit = handleSubmit(async ({ email }) => {
    setFailure(undefined);
    const outcome = await subscribe(email, language);
    if (outcome === "SUCCESS") window.location.assign(thanksPath);
    else setFailure(messages.failures[outcome]);
  });
  const emailError = touchedFields.email && errors.email ? messages.failures.INVALID_EMAIL : undefined;
  const consentError = touchedFields.consent && errors.consent ? messages.consentRequired : undefined;
  const problem = failure ?? emailError ?? consentError;

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid max-w-xl gap-4">
      <label htmlFor="newsletter-email" className="text-small">
        {messages.email}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id="newsletter-email"
          type="email"
          autoComplete="email"
          aria-invalid={emailError !== undefined}
          aria-describedby="newsletter-problem"
          className="h-12 min-w-0 grow basis-56 rounded-sm border border-rule bg-raise px-4"
          {...register("email")}
        />
        <button
          type="submit"
          disabled={!isValid || isSubmitting}
          className="h-12 shrink-0 cursor-pointer rounded-sm border border-ink px-6 font-semibold hover:bg-ink hover:text-paper disabled:cursor-not-allowed disabled:border-rule disabled:text-mute disabled:hover:bg-transparent"
        >
          {isSubmitting ? messages.sending : messages.submit}
        </button>
      </div>
      <label className="flex items-start gap-3 text-small">
        <input type="checkbox" className="mt-1 size-6 shrink-0 accent-signal" {...register("consent")} />
        <span>
          {messages.consent}
          {privacyPath !== undefined && (
            <>
              {" "}
              <a href={privacyPath} className="underline underline-offset-4">
                {messages.privacy}
              </a>
            </>
          )}
        </span>
      </label>
      <p id="newsletter-problem" role="alert" className="min-h-6 text-small text-signal">
        {problem}
      </p>
    </form>
  );
}
