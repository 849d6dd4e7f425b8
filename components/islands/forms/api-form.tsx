import type { InputEventHandler, ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { FormStatus } from "#components/ui/form-status.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import type { ApiFormState } from "./use-api-form.ts";

type Props<Values extends FieldValues> = {
  form: Pick<ApiFormState<Values>, "element" | "onSubmit" | "isSubmitting" | "isValid" | "failure">;
  messages: { submit: string; sending: string };
  /** Keeps the submit button disabled. */
  isClosed?: boolean;
  onInput?: InputEventHandler<HTMLFormElement>;
  /** The fields. */
  children: ReactNode;
};

/** The fields of a form in one column, then its submit button and the reason of a failed request. */
export function ApiForm<Values extends FieldValues>({ form, messages, isClosed = false, onInput, children }: Props<Values>) {
  const { element, onSubmit, isSubmitting, isValid, failure } = form;
  return (
    <form ref={element} onSubmit={onSubmit} onInput={onInput} noValidate className="grid max-w-xl gap-7">
      {children}
      <div className="grid gap-3">
        <SubmitButton label={messages.submit} sendingLabel={messages.sending} isSending={isSubmitting} disabled={isClosed || !isValid} />
        <FormStatus text={failure} />
      </div>
    </form>
  );
}
