/** Labelled text fields with a hint above and a problem below the input. Islands use them, so they import nothing of the server. */
import type { ComponentProps, ReactNode } from "react";
import { FieldProblem } from "./field-problem.tsx";

export const FIELD =
  "w-full min-w-0 rounded-sm border border-rule bg-raise px-4 text-body transition-colors hover:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-mute aria-invalid:border-signal";

type FieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value; the input is marked as invalid while it is set. */
  problem?: string | undefined;
};
type InputProps = FieldProps & Omit<ComponentProps<"input">, "id"> & { /** Drawn inside the input, at its end. */ button?: ReactNode };
type AreaProps = FieldProps & Omit<ComponentProps<"textarea">, "id">;

/** `className` applies to the input's row and not to the hint, which keeps the form's width. */
export function TextField({ id, label, hint, problem, button, className = "", ...input }: InputProps) {
  return (
    <div className="grid content-start gap-1.5">
      <FieldLabel id={id} label={label} hint={hint} />
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
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}

export function TextAreaField({ id, label, hint, problem, className = "", ...area }: AreaProps) {
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <FieldLabel id={id} label={label} hint={hint} />
      <textarea
        id={id}
        rows={4}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, hint)}
        className={`py-3 ${FIELD}`}
        {...area}
      />
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  );
}

export function FieldLabel({ id, label, hint }: { id: string; label: string; hint?: string | undefined }) {
  return (
    <>
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="-mt-1 text-small text-mute">
          {hint}
        </p>
      )}
    </>
  );
}

export const describedBy = (id: string, hint: string | undefined): string => `${hint === undefined ? "" : `${id}-hint `}${id}-problem`;
