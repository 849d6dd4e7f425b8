import type { ComponentProps, ReactNode } from "react";

const BOX =
  "mt-0.5 grid size-6 shrink-0 cursor-pointer appearance-none place-items-center rounded-sm border border-rule bg-raise transition-colors enabled:hover:border-ink checked:border-signal checked:bg-signal disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:checked:bg-line forced-colors:appearance-auto";
const TICK =
  "before:size-3.5 before:scale-0 before:bg-on-signal before:transition-transform before:[clip-path:polygon(14%_44%,0_60%,40%_96%,100%_20%,84%_6%,38%_66%)] checked:before:scale-100 disabled:before:bg-mute forced-colors:before:hidden";

/** A checkbox with its label beside it; the label may contain a link. */
export function CheckField({ children, ...input }: Omit<ComponentProps<"input">, "type" | "className"> & { children: ReactNode }) {
  return (
    <label className="flex items-start gap-3 text-small has-disabled:cursor-not-allowed has-disabled:text-mute">
      <input type="checkbox" className={`${BOX} ${TICK}`} {...input} />
      <span>{children}</span>
    </label>
  );
}
