import { zodResolver } from "@hookform/resolvers/zod";
import { callApi, postJson, type Refusal } from "#components/islands/forms/call-api.ts";
import { useApiForm } from "#components/islands/forms/use-api-form.ts";
import { ChoiceField, type ChoiceOption } from "#components/ui/choice-field.tsx";
import { FormEnd } from "#components/ui/form-end.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { type CreditsErrorCode, creditsErrorCodes, creditsForm, OTHER_AMOUNT } from "#schemas/account-forms.ts";
import { formatCents } from "./money.ts";

export type CreditAmountProps = {
  /** The smallest top-up. */
  minimum: number;
  presets: readonly ChoiceOption[];
  /** The one chosen at first. */
  preset: string;
  /** Of the page. */ locale: string;
  /** Its tag for formats. */ formats: string;
  messages: {
    amount: string;
    other: string;
    /** Which ones are possible. */
    otherLimits: string;
    wrongAmount: string;
    /** Of a message. */
    cost: string;
    total: string;
    /** How it is paid. */
    payment: string;
    submit: string;
    sending: string;
    failures: Record<Refusal<CreditsErrorCode>, string>;
  };
};

type Props = CreditAmountProps & {
  /** The amount of a payment that came to nothing, in place of `preset`. */
  chosen: string | undefined;
  /** The session has ended meanwhile. */
  onSignedOut: () => Promise<void>;
};

/** Asks for an amount and leads to the payment page. */
export function CreditAmountForm({ chosen, onSignedOut, ...props }: Props) {
  const { minimum, presets, preset, locale, formats, messages } = props;
  const isOther = chosen !== undefined && !presets.some(({ value }) => value === chosen);
  const first = isOther ? OTHER_AMOUNT : (chosen ?? preset);
  const schema = creditsForm(minimum);
  const form = useApiForm({
    defaultValues: { preset: first, amount: isOther ? chosen : "" },
    resolver: zodResolver(schema),
    send: async (values) => {
      const body = { amount: amountOf(values), language: locale };
      const sent = await callApi("/api/v1/purchase-credits", creditsErrorCodes, postJson(body));
      if (!sent.success && sent.code === "SIGN_IN_REQUIRED") await onSignedOut();
      if (!sent.success) return sent;
      const url = "url" in sent.answer && typeof sent.answer.url === "string" ? sent.answer.url : undefined;
      if (url === undefined) return { success: false, code: "OTHER" };
      window.location.assign(url);
      return sent;
    },
    failures: messages.failures,
  });
  const { register, getValues, setValue } = form;

  // The form's own answer comes a moment later, and a screen reader would say that an amount is missing.
  const { success: isGood, data } = schema.safeParse(getValues());
  const cents = isGood ? amountOf(data) * 100 : 0;
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid content-start gap-4">
        <ChoiceField
          name="preset"
          legend={messages.amount}
          options={[...presets, { value: OTHER_AMOUNT, label: messages.other, notes: [messages.otherLimits] }]}
          first={first}
          isWide
          onChange={({ currentTarget: { value } }) => setValue("preset", value, { shouldValidate: true })}
        />
        <div className="hidden in-[form:has([value=other]:checked)]:block">
          <TextField
            id="credits-amount"
            type="text"
            inputMode="numeric"
            autoComplete="transaction-amount"
            label={messages.other}
            problem={form.problem("amount", messages.wrongAmount)}
            className="sm:w-[calc(50%-0.25rem)]"
            {...register("amount")}
          />
        </div>
      </div>
      <div className="grid content-between gap-4 rounded-sm border border-rule bg-raise p-6 max-sm:p-5 lg:mt-[calc(1.7*var(--text-small)+0.375rem)] lg:mb-1.5">
        <p className="flex items-center justify-between gap-6">
          <span className="font-semibold">{messages.total}</span>
          <b className="text-h2 leading-none font-semibold">{isGood ? formatCents(cents, formats) : "–"}</b>
        </p>
        <FormEnd label={messages.submit} sendingLabel={messages.sending} isSending={form.isSubmitting} failure={form.failure} isWide />
        <div className="grid gap-2 text-small text-mute">
          <p>{messages.cost}</p>
          <p>{messages.payment}</p>
        </div>
      </div>
    </form>
  );
}

const amountOf = ({ preset, amount }: { preset: string; amount: string }): number => Number(preset === OTHER_AMOUNT ? amount : preset);
