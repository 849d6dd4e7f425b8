"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormStatus } from "#components/ui/form-status.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { type AccountFormName, accountForm, appCode } from "#schemas/account-forms.ts";
import { callApi, postJson } from "./call-api.ts";
import { PasswordField } from "./password-field.tsx";
import { useTypedValues } from "./use-typed-values.ts";

export type AccountField = {
  name: string;
  kind: "text" | "email" | "password" | "code";
  label: string;
  hint?: string;
  problem: string;
  autoComplete: string;
};
type Props = {
  form: AccountFormName;
  /** Where the values go. */
  call: string;
  /** Where success leads. */
  next: string;
  fields: readonly AccountField[];
  /** What the visitor types to mean it, in their language. */
  confirmation?: string;
  isClosed: boolean;
  messages: { submit: string; sending: string; show: string; failed: string };
};

/** Typed to be sure, and nothing to the server. */
const STAYS_HERE = new Set(["repeat", "confirmation"]);

/** Any form of the account screens: its fields come as data. */
export function AccountForm({ form: name, call, next, fields, confirmation = "", isClosed, messages }: Props) {
  const [failure, setFailure] = useState<string>();
  const form = useForm<Record<string, string>>({
    mode: "all",
    defaultValues: Object.fromEntries(fields.map((field) => [field.name, ""])),
    resolver: zodResolver(accountForm(name, confirmation)),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, touchedFields, isValid, isSubmitting } = formState;
  const element = useTypedValues(form);

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    const sent = Object.fromEntries(Object.entries(values).filter(([field]) => !STAYS_HERE.has(field)));
    const outcome = await callApi(call, [], postJson(sent));
    if (outcome.success) window.location.assign(next);
    else setFailure(messages.failed);
  });

  return (
    <form ref={element} onSubmit={(event) => void submit(event)} noValidate className="grid max-w-xl gap-7">
      {fields.map((field) => {
        const common = {
          id: `account-${field.name}`,
          label: field.label,
          hint: field.hint,
          problem: touchedFields[field.name] && errors[field.name] ? field.problem : undefined,
          autoComplete: field.autoComplete,
          disabled: isClosed,
        };
        if (field.kind === "password")
          return <PasswordField key={field.name} showLabel={messages.show} {...common} {...register(field.name)} />;
        if (field.kind === "code") {
          const setValueAs = (typed: string) => appCode(typed);
          return <TextField key={field.name} {...common} {...CODE} {...register(field.name, { setValueAs })} />;
        }
        return <TextField key={field.name} type={field.kind} {...common} {...register(field.name)} />;
      })}
      <div className="grid gap-3">
        <SubmitButton label={messages.submit} sendingLabel={messages.sending} isSending={isSubmitting} disabled={isClosed || !isValid} />
        <FormStatus words={failure} />
      </div>
    </form>
  );
}

/** Eight letters and digits, easy to compare with a screen across the room. */
const CODE = {
  type: "text",
  inputMode: "text",
  autoCapitalize: "characters",
  spellCheck: false,
  maxLength: 9,
  placeholder: "XXXX-XXXX",
  className: "max-w-72 [&_input]:font-mono [&_input]:text-h3 [&_input]:tracking-[0.2em] [&_input]:uppercase",
} as const;
