import type { ComponentProps, ReactNode } from "react";
import { FieldProblem } from "./field-problem.tsx";

const BOX =
  "mt-0.5 grid size-6 shrink-0 cursor-pointer appearance-none place-items-center rounded-sm border border-rule bg-raise transition-colors enabled:hover:border-ink checked:border-signal checked:bg-signal disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:checked:bg-line forced-colors:appearance-auto";
const TICK =
  "before:size-3.5 before:scale-0 before:bg-on-signal before:transition-transform before:[clip-path:polygon(14%_44%,0_60%,40%_96%,100%_20%,84%_6%,38%_66%)] checked:before:scale-100 disabled:before:bg-mute forced-colors:before:hidden";

/** A box to tick, with its words beside it; the words may hold a link. */
type Props = Omit<ComponentProps<"input">, "type" | "className"> & {
  children: ReactNode;
  /** Needed for `problem`. */
  id?: string;
  /** What is wrong with it. Only with an id. */
  problem?: string;
};

export function CheckField({ children, problem, ...input }: Props) {
  const { id } = input;
  const box = (
    <label className="flex items-start gap-3 text-small has-disabled:cursor-not-allowed has-disabled:text-mute">
      <input
        type="checkbox"
        className={`${BOX} ${TICK}`}
        {...(id === undefined ? {} : { "aria-invalid": problem !== undefined, "aria-describedby": `${id}-problem` })}
        {...input}
      />
      <span>{children}</span>
    </label>
  );
  if (id === undefined) return box;
  return (
    <div className="grid gap-1.5">
      {box}
      <FieldProblem id={`${id}-problem`} words={problem} />
    </div>
  );
}
