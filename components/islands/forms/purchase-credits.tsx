"use client";

import type { InputEvent } from "react";
import { useOnHydration } from "#components/islands/hydration/use-on-hydration.ts";
import { ChoiceField, type ChoiceOption } from "#components/ui/choice-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { creditsForm } from "#schemas/account-forms.ts";
import { ApiForm } from "./api-form.tsx";
import { useApiForm } from "./use-api-form.ts";

type Props = {
  /** The smallest top-up in dollars. */
  minimum: number;
  presets: readonly ChoiceOption[];
  isClosed: boolean;
  messages: {
    amount: string;
    other: string;
    otherHint: string;
    wrongAmount: string;
    submit: string;
    sending: string;
    unavailable: string;
    failed: string;
  };
};

/** Asks for an amount and leads to the payment page. */
export function PurchaseCredits({ minimum, presets, isClosed, messages }: Props) {
  const form = useApiForm({
    endpoint: "/api/v1/purchase-credits",
    defaultValues: { preset: "", amount: "" },
    schema: creditsForm(minimum),
    bodyOf: ({ amount }) => ({ amount: Number(amount) }),
    failures: { PAYMENTS_UNAVAILABLE: messages.unavailable, OTHER: messages.failed },
    onSuccess: (_values, answer, fail) => {
      if ("url" in answer && typeof answer.url === "string") window.location.assign(answer.url);
      else fail();
    },
  });
  const { register, getValues, setValue, problem } = form;
  useOnHydration(() => {
    // A preset that was chosen before hydration.
    const { preset, amount } = getValues();
    if (amount === "" && preset !== "") setValue("amount", preset, { shouldValidate: true });
  });

  return (
    <ApiForm form={form} messages={messages} isClosed={isClosed} onInput={clearPreset}>
      <ChoiceField
        name="preset"
        legend={messages.amount}
        options={presets}
        isWide
        disabled={isClosed}
        onChange={({ currentTarget: { value } }) => {
          setValue("amount", value, { shouldValidate: true, shouldTouch: true });
        }}
      />
      <TextField
        id="credits-amount"
        type="text"
        inputMode="numeric"
        autoComplete="transaction-amount"
        label={messages.other}
        hint={messages.otherHint}
        problem={problem("amount", messages.wrongAmount)}
        disabled={isClosed}
        className="max-w-72"
        {...register("amount")}
      />
    </ApiForm>
  );
}

/** Unchecks the preset when an amount is typed. */
function clearPreset({ target, currentTarget }: InputEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLInputElement) || target.type === "radio") return;
  for (const radio of currentTarget.querySelectorAll<HTMLInputElement>('[name="preset"]')) radio.checked = false;
}
