"use client";

import { TextField } from "#components/ui/text-field.tsx";
import { type AccountFormName, accountForm, appCode } from "#schemas/account-forms.ts";
import { ApiForm } from "./api-form.tsx";
import { PasswordField } from "./password-field.tsx";
import { useApiForm } from "./use-api-form.ts";

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
  endpoint: string;
  /** The page to load after success. */
  next: string;
  fields: readonly AccountField[];
  /** What a visitor has to type to confirm, in their language. */
  confirmation?: string;
  isClosed: boolean;
  messages: { submit: string; sending: string; show: string; failed: string };
};

/** Fields that are validated here and not sent. */
const LOCAL_FIELDS = new Set(["repeat", "confirmation"]);

/** Any form of the account screens. */
export function AccountForm({ form: name, endpoint, next, fields, confirmation = "", isClosed, messages }: Props) {
  const form = useApiForm({
    endpoint,
    defaultValues: Object.fromEntries(fields.map((field) => [field.name, ""])),
    schema: accountForm(name, confirmation),
    bodyOf: (values) => Object.fromEntries(Object.entries(values).filter(([field]) => !LOCAL_FIELDS.has(field))),
    failures: { OTHER: messages.failed },
    onSuccess: () => {
      window.location.assign(next);
    },
  });
  const { register, problem } = form;

  return (
    <ApiForm form={form} messages={messages} isClosed={isClosed}>
      {fields.map((field) => {
        const common = {
          id: `account-${field.name}`,
          label: field.label,
          hint: field.hint,
          problem: problem(field.name, field.problem),
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
    </ApiForm>
  );
}

/** Large monospaced characters, easy to compare with the code on another screen. */
const CODE = {
  type: "text",
  inputMode: "text",
  autoCapitalize: "characters",
  spellCheck: false,
  maxLength: 9,
  placeholder: "XXXX-XXXX",
  className: "max-w-72 [&_input]:font-mono [&_input]:text-h3 [&_input]:tracking-[0.2em] [&_input]:uppercase",
} as const;
