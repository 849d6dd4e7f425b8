"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type InputEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { ChoiceField, type ChoiceOption } from "#components/ui/choice-field.tsx";
import { FormStatus } from "#components/ui/form-status.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { creditsForm } from "#schemas/account-forms.ts";
import { callApi, postJson } from "./call-api.ts";
import { useOnWaking } from "./use-on-waking.ts";
import { useTypedValues } from "./use-typed-values.ts";

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
  const [failure, setFailure] = useState<string>();
  const form = useForm({ mode: "all", defaultValues: { preset: "", amount: "" }, resolver: zodResolver(creditsForm(minimum)) });
  const { register, handleSubmit, formState, getValues, setValue } = form;
  const { errors, touchedFields, isValid, isSubmitting } = formState;
  const element = useTypedValues(form);
  useOnWaking(() => {
    // A preset that was chosen before the island was awake.
    const { preset, amount } = getValues();
    if (amount === "" && preset !== "") setValue("amount", preset, { shouldValidate: true });
  });

  const submit = handleSubmit(async ({ amount }) => {
    setFailure(undefined);
    const outcome = await callApi("/api/v1/purchase-credits", ["PAYMENTS_UNAVAILABLE"], postJson({ amount: Number(amount) }));
    const url = "url" in outcome.answer && typeof outcome.answer.url === "string" ? outcome.answer.url : undefined;
    if (outcome.success && url !== undefined) window.location.assign(url);
    else setFailure(!outcome.success && outcome.code === "PAYMENTS_UNAVAILABLE" ? messages.unavailable : messages.failed);
  });

  return (
    <form ref={element} onSubmit={(event) => void submit(event)} onInput={leavePresets} noValidate className="grid max-w-xl gap-7">
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
        problem={touchedFields.amount && errors.amount ? messages.wrongAmount : undefined}
        disabled={isClosed}
        className="max-w-72"
        {...register("amount")}
      />
      <div className="grid gap-3">
        <SubmitButton label={messages.submit} sendingLabel={messages.sending} isSending={isSubmitting} disabled={isClosed || !isValid} />
        <FormStatus words={failure} />
      </div>
    </form>
  );
}

/** An amount of one's own is no preset any more. */
function leavePresets({ target, currentTarget }: InputEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLInputElement) || target.type === "radio") return;
  for (const radio of currentTarget.querySelectorAll<HTMLInputElement>('[name="preset"]')) radio.checked = false;
}
