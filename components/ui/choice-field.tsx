/** One of a few, as rows that are targets as a whole. The mark is a ring, with a source in it once chosen. */
import type { ChangeEventHandler } from "react";
import { FieldProblem } from "./field-problem.tsx";
import { type PriceLabels, PriceText } from "./price-text.tsx";
import { type SaleDays, SaleUntil } from "./sale-until.tsx";

export type ChoiceOption = {
  value: string;
  label: string;
  /** Behind the label, or below it where options are side by side: for whom it is, what it carries. */
  notes?: readonly string[];
  /** At the end of the row: what it is for now. */
  tag?: string;
  /** What it costs, with what is sold at that price; below the tag where there is one. */
  offer?: { label?: string; price: PriceLabels };
  /** Below all that, over the whole row: for whom it is, in a sentence. */
  purpose?: string;
  /** Address of a picture, 24 px. */
  icon?: string;
};

type Props = {
  name: string;
  legend: string;
  options: readonly ChoiceOption[];
  problem?: string;
  /** What is chosen at first. What a visitor chose since counts, so it is no more than that. */
  first?: string;
  /** Until when the prices are good. */
  until?: SaleDays | undefined;
  /** Side by side where there is room: for short options. */
  isWide?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
};

export function ChoiceField({ name, legend, options, problem, first, until, isWide = false, onChange }: Props) {
  const isPair = options.length === 2 && options.every(({ offer }) => offer === undefined);
  const isBeside = isWide || isPair;
  return (
    <fieldset aria-describedby={`${name}-problem`} data-problem={problem === undefined ? undefined : ""} className="min-w-0">
      <legend className="mb-1.5 flex w-full flex-wrap items-baseline justify-between gap-x-4 text-small font-semibold">
        {legend}
        {until && (
          <span className="font-normal">
            {" "}
            <SaleUntil {...until} />
          </span>
        )}
      </legend>
      <div className={`grid gap-2 ${isWide ? "grid-cols-2 [&>:last-child:nth-child(odd)]:col-span-2" : isPair ? "sm:grid-cols-2" : ""}`}>
        {options.map(({ value, label, notes, icon, tag, offer, purpose }) => (
          <label
            key={value}
            className={`flex ${isWide ? "min-h-14 gap-x-3 px-3 py-2 lg:min-h-24" : `min-h-14 gap-x-4 ${purpose === undefined ? "px-4 py-2" : "px-4.5 py-3.5 lg:py-2.5"}`} cursor-pointer items-center rounded-sm border border-rule bg-raise transition-colors hover:border-ink has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === first}
              className="grid size-5 shrink-0 cursor-[inherit] appearance-none place-items-center rounded-full border border-rule outline-none before:size-2.5 before:scale-0 before:rounded-full before:bg-signal before:transition-transform checked:border-signal checked:before:scale-100 forced-colors:appearance-auto"
              onChange={onChange}
            />
            {icon !== undefined && <img src={icon} width={24} height={24} alt="" />}
            <span
              className={`min-w-0 grow items-baseline gap-x-4 leading-snug ${tag === undefined ? "flex flex-wrap justify-between" : "grid grid-cols-[minmax(0,1fr)_auto]"}`}
            >
              <span className={isBeside ? "grid" : "flex flex-wrap items-baseline gap-x-3"}>
                <span className={`font-semibold ${isWide ? "text-h3" : ""}`}>{label}</span>{" "}
                {notes?.map((note) => (
                  <span key={note} className="text-small text-mute">
                    {note}
                  </span>
                ))}
              </span>{" "}
              {tag !== undefined && <span className="text-right text-small text-mute">{tag}</span>}{" "}
              {tag === undefined && <Offer offer={offer} />}
              {purpose !== undefined && (
                <span className={`mt-1.5 text-small text-balance text-mute ${tag === undefined ? "basis-full" : "max-sm:col-span-2"}`}>
                  {purpose}
                </span>
              )}{" "}
              {tag !== undefined && <Offer offer={offer} className="mt-1.5 max-sm:col-span-2 max-sm:justify-self-end" />}
            </span>
          </label>
        ))}
      </div>
      <div className="mt-1.5">
        <FieldProblem id={`${name}-problem`} words={problem} />
      </div>
    </fieldset>
  );
}

function Offer({ offer, className = "" }: { offer: ChoiceOption["offer"]; className?: string }) {
  if (offer === undefined) return null;
  return (
    <span className={`text-small text-mute ${className}`}>
      {offer.label} <PriceText price={offer.price} className="ml-1 text-body font-semibold text-ink" />
    </span>
  );
}
