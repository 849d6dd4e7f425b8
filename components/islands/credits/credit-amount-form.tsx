import { zodResolver } from "@hookform/resolvers/zod";
import { type InputEvent, useState } from "react";
import { fill } from "#components/islands/fill.ts";
import { callApi, postJson, type Refusal } from "#components/islands/forms/call-api.ts";
import { useApiForm } from "#components/islands/forms/use-api-form.ts";
import { useOnWaking } from "#components/islands/forms/use-on-waking.ts";
import { ChoiceField, type ChoiceOption } from "#components/ui/choice-field.tsx";
import { FormEnd } from "#components/ui/form-end.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { estimateMessages, type MessageCost } from "#lib/message-estimate.ts";
import { type CreditsErrorCode, creditsErrorCodes, creditsForm } from "#schemas/account-forms.ts";
import { formatCents } from "./money.ts";

export type CreditAmountProps = {
  /** The smallest top-up. */
  minimum: number;
  presets: readonly ChoiceOption[];
  /** The one chosen at first. */
  preset: string;
  messageCost: MessageCost;
  /** Of the page. */
  locale: string;
  /** Its tag for formats. */
  formats: string;
  /** Of the product that credits are spent in. */
  hue?: number;
  messages: {
    amount: string;
    other: string;
    otherHint: string;
    wrongAmount: string;
    /** With gaps: {amount}, {fewest}, {most}. */
    estimate: string;
    total: string;
    /** What is never asked for. */
    key: string;
    submit: string;
    waits: string;
    sending: string;
    failures: Record<Refusal<CreditsErrorCode>, string>;
  };
};

/** Asks for an amount and leads to the payment page. */
export function CreditAmountForm({ minimum, presets, preset: first, messageCost, locale, formats, hue, messages }: CreditAmountProps) {
  const schema = creditsForm(minimum);
  const form = useApiForm({
    defaultValues: { preset: first, amount: "" },
    resolver: zodResolver(schema),
    send: async (values) => {
      const body = { amount: Number(values.amount), language: locale };
      const sent = await callApi("/api/v1/purchase-credits", creditsErrorCodes, postJson(body));
      if (!sent.success) return sent;
      const url = "url" in sent.answer && typeof sent.answer.url === "string" ? sent.answer.url : undefined;
      if (url === undefined) return { success: false, code: "OTHER" };
      window.location.assign(url);
      return sent;
    },
    failures: messages.failures,
  });
  const { register, getValues, setValue } = form;
  const [isHydrated, setIsHydrated] = useState(false);
  useOnWaking(() => {
    setIsHydrated(true);
    // The preset of the document, or what was chosen or typed before the island was hydrated.
    const { preset, amount: typed } = getValues();
    if (typed === "") setValue("amount", preset, { shouldValidate: true });
    else if (typed !== preset) uncheckPresets(form.formProps.ref.current);
  });

  // The form's own answer comes a moment later, and a screen reader would say that an amount is missing.
  const isGood = isHydrated ? schema.safeParse(getValues()).success : true;
  const cents = isGood ? Number(isHydrated ? getValues("amount") : first) * 100 : 0;
  const estimate = estimateMessages(cents, messageCost);
  const shown = {
    amount: formatCents(cents, formats),
    fewest: new Intl.NumberFormat(formats).format(estimate.fewest),
    most: new Intl.NumberFormat(formats).format(estimate.most),
  };
  return (
    <form
      {...form.formProps}
      onInput={leavePresets}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="grid gap-7">
        <ChoiceField
          name="preset"
          legend={messages.amount}
          options={presets}
          first={first}
          isWide
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
          problem={form.problem("amount", messages.wrongAmount)}
          className="min-[24rem]:w-[calc(50%-0.25rem)]"
          {...register("amount")}
        />
      </div>
      <div data-hue={hue} className="stage grid gap-6 rounded-lg p-6 md:p-8">
        <p className="flex items-baseline justify-between gap-6">
          <span className="leading-none font-semibold">{messages.total}</span>
          <b className="text-h2 leading-none font-semibold tabular-nums">{shown.amount}</b>
        </p>
        <p aria-live="polite" className="min-h-[4.5em] border-t border-line pt-5 text-small text-mute">
          {isGood ? fill(messages.estimate, shown) : messages.waits}
        </p>
        <FormEnd label={messages.submit} sendingLabel={messages.sending} isSending={form.isSubmitting} failure={form.failure} />
        <p className="border-t border-line pt-5 text-small text-mute">{messages.key}</p>
      </div>
    </form>
  );
}

/** Unchecks the presets when another amount is typed. */
function leavePresets({ target, currentTarget }: InputEvent<HTMLFormElement>): void {
  if (target instanceof HTMLInputElement && target.type !== "radio") uncheckPresets(currentTarget);
}

function uncheckPresets(form: HTMLFormElement | null): void {
  for (const radio of form?.querySelectorAll<HTMLInputElement>('[name="preset"]') ?? []) radio.checked = false;
}
