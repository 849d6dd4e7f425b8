import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "#components/ui/text-field.tsx";
import type { RequestMessages } from "./request-sent.tsx";

type Props = {
  id: string;
  /** What `useApiForm` returned, for a form with a field `email`. */
  form: {
    register: (name: "email") => UseFormRegisterReturn;
    problem: (name: "email", text: string, textIfEmpty: string) => string | undefined;
    refused: (code: "INVALID_EMAIL") => string | undefined;
  };
  messages: RequestMessages<"INVALID_EMAIL">;
};

/** The address that a form has something sent to. */
export function EmailField({ id, form: { register, problem, refused }, messages }: Props) {
  return (
    <TextField
      id={id}
      type="email"
      autoComplete="email"
      label={messages.email}
      hint={messages.emailHint}
      problem={refused("INVALID_EMAIL") ?? problem("email", messages.failures.INVALID_EMAIL, messages.emailRequired)}
      {...register("email")}
    />
  );
}
