import type { UseFormRegister } from "react-hook-form";
import { TextField } from "#components/ui/text-field.tsx";
import type { AccountErrorCode } from "#schemas/account-forms.ts";
import { PasswordField } from "./password-field.tsx";

export type AccountField = {
  name: string;
  kind: "text" | "email" | "password";
  label: string;
  hint?: string;
  problem: string;
  /** Said in place of `problem` where nothing was typed. */
  problemIfEmpty?: string;
  /** The server's refusals that are about it. */
  failures?: readonly AccountErrorCode[];
  autoComplete: string;
  maxLength?: number;
  /** A link for visitors who cannot fill it in. */
  way?: { href: string; label: string };
};

type Values = Record<string, string>;
type Props = {
  fields: readonly AccountField[];
  /** Distinguishes the ids of several forms on a page. */
  prefix: string;
  register: UseFormRegister<Values>;
  problem: (name: string, text: string, textIfEmpty?: string) => string | undefined;
  refused: (code: AccountErrorCode) => string | undefined;
  showLabel: string;
};

/** The fields of a form of accounts, which come as data. */
export function AccountFields({ fields, prefix, register, problem, refused, showLabel }: Props) {
  return fields.map((field) => {
    const refusal = field.failures?.map(refused).find((words) => words !== undefined);
    const common = {
      id: `${prefix}-${field.name}`,
      label: field.label,
      hint: field.hint,
      way: field.way,
      problem: refusal ?? problem(field.name, field.problem, field.problemIfEmpty),
      autoComplete: field.autoComplete,
      maxLength: field.maxLength,
    };
    if (field.kind === "password") return <PasswordField key={field.name} showLabel={showLabel} {...common} {...register(field.name)} />;
    return <TextField key={field.name} type={field.kind} {...common} {...register(field.name)} />;
  });
}
