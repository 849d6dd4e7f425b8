import { zodResolver } from "@hookform/resolvers/zod";
import { type InputEvent, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { callApi, postJson, type Refusal } from "#components/islands/forms/call-api.ts";
import { useOnWaking } from "#components/islands/forms/use-on-waking.ts";
import { useTypedValues } from "#components/islands/forms/use-typed-values.ts";
import { ChoiceField, type ChoiceOption } from "#components/ui/choice-field.tsx";
import { FormStatus } from "#components/ui/form-status.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { estimateMessages, type MessageCost } from "#lib/message-estimate.ts";
import { creditsForm } from "#schemas/account-forms.ts";
import { fill, formatCents } from "./money.ts";

const REFUSALS = ["PAYMENTS_UNAVAILABLE", "SIGN_IN_REQUIRED", "RATE_LIMIT_EXCEEDED"] as const;

export type CreditAmountProps = {
  /** The smallest top-up in dollars. */
  minimum: number;
  presets: readonly ChoiceOption[];
  messageCost: MessageCost;
  /** Of the page. */
  locale: string;
  /** Its tag for formats. */
  formats: string;
  isClosed: boolean;
  messages: {
    amount: string;
    other: string;
    otherHint: string;
    wrongAmount: string;
    /** With gaps: {amount}, {fewest}, {most}. */
    estimate: string;
    submit: string;
    sending: string;
    failures: Record<Refusal<(typeof REFUSALS)[number]>, string>;
  };
};

/** Asks for an amount and leads to the payment page. */
export function CreditAmountForm({ minimum, presets, messageCost, locale, formats, isClosed, messages }: CreditAmountProps) {
  const [failure, setFailure] = useState<string>();
  const form = useForm({ mode: "all", defaultValues: { preset: "", amount: "" }, resolver: zodResolver(creditsForm(minimum)) });
  const { register, handleSubmit, formState, getValues, setValue, control } = form;
  const { errors, touchedFields, isValid, isSubmitting } = formState;
  useWatch({ control, name: "amount" });
  // What was typed while the island woke is in the form, and not always in what is watched.
  const amount = getValues("amount");
  const element = useTypedValues(form);
  useOnWaking(() => {
    // A preset that was chosen before the island was awake.
    const { preset, amount: typed } = getValues();
    if (typed === "" && preset !== "") setValue("amount", preset, { shouldValidate: true });
  });

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    const body = { amount: Number(values.amount), language: locale };
    const outcome = await callApi("/api/v1/purchase-credits", REFUSALS, postJson(body));
    const url = "url" in outcome.answer && typeof outcome.answer.url === "string" ? outcome.answer.url : undefined;
    if (outcome.success && url !== undefined) window.location.assign(url);
    else setFailure(messages.failures[outcome.success ? "OTHER" : outcome.code]);
  });

  const estimate = estimateMessages(Number(amount) * 100, messageCost);
  const shown = {
    amount: formatCents(Number(amount) * 100, formats),
    fewest: new Intl.NumberFormat(formats).format(estimate.fewest),
    most: new Intl.NumberFormat(formats).format(estimate.most),
  };
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
      <p aria-live="polite" className="-my-3 min-h-6 text-small text-mute">
        {isValid && fill(messages.estimate, shown)}
      </p>
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
