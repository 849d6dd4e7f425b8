/** A labelled line or paragraph of text, 48 px high, with a hint and a problem under it. Used by islands: no server imports here. */
import type { ComponentProps, ReactNode } from "react";
import { FieldProblem } from "./field-problem.tsx";
import { TextLink } from "./text-link.tsx";

export const FIELD =
  "w-full min-w-0 rounded-sm border border-rule bg-raise px-4 text-body transition-colors hover:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-mute aria-invalid:border-signal";

type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  /** A link for visitors who cannot fill it in, at the end of the label's line. */
  way?: { href: string; label: string };
  /** What is wrong with it; the field is marked as long as it is there. */
  problem?: string;
};
type InputProps = FieldProps & Omit<ComponentProps<"input">, "id"> & { /** Stands in the field, at its end. */ button?: ReactNode };
type AreaProps = Omit<FieldProps, "way"> & Omit<ComponentProps<"textarea">, "id">;

/** `className` is the line's own: a short one leaves its hint the form's width. */
export function TextField({ id, label, hint, way, problem, button, className = "", ...input }: InputProps) {
  return (
    <div className="grid content-start gap-1.5">
      <FieldLabel id={id} label={label} way={way} />
      <div className={`relative grid ${className}`}>
        <input
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(id, hint)}
          className={`h-12 ${button === undefined ? "" : "pr-14"} ${FIELD}`}
          {...input}
        />
        {button}
      </div>
      <FieldHint id={id} hint={hint} />
      <FieldProblem id={`${id}-problem`} words={problem} />
    </div>
  );
}

export function TextAreaField({ id, label, hint, problem, className = "", ...area }: AreaProps) {
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <FieldLabel id={id} label={label} />
      <textarea
        id={id}
        rows={3}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, hint)}
        className={`py-3 ${FIELD}`}
        {...area}
      />
      <FieldHint id={id} hint={hint} />
      <FieldProblem id={`${id}-problem`} words={problem} />
    </div>
  );
}

export function FieldLabel({ id, label, way }: Pick<FieldProps, "id" | "label" | "way">) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-small">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {way !== undefined && <TextLink href={way.href}>{way.label}</TextLink>}
    </p>
  );
}

const FieldHint = ({ id, hint }: Pick<FieldProps, "id" | "hint">) =>
  hint !== undefined && (
    <p id={`${id}-hint`} className="text-small text-mute">
      {hint}
    </p>
  );

const describedBy = (id: string, hint: string | undefined): string => `${hint === undefined ? "" : `${id}-hint `}${id}-problem`;
