/** A labelled choice from a long list. Short lists are radio rows: choice-field.tsx. */
import type { ComponentProps } from "react";
import { FieldProblem } from "./field-problem.tsx";
import { LineIcon } from "./line-icon.tsx";
import { FIELD, FieldLabel } from "./text-field.tsx";

export type SelectGroup = { label: string; options: readonly { value: string; label: string }[] };

/** At the end of a select, whose own mark browsers draw at its very edge. */
export function SelectChevron() {
  return (
    <LineIcon viewBox="0 0 12 8" width="12" height="8" strokeWidth="1.6" className="pointer-events-none absolute top-5 right-4">
      <path d="M1 1.2l5 5 5-5" />
    </LineIcon>
  );
}

type Props = Omit<ComponentProps<"select">, "id"> & {
  id: string;
  label: string;
  problem?: string;
  /** The first line, that is no choice. */
  empty: string;
  groups: readonly SelectGroup[];
};

export function SelectField({ id, label, problem, empty, groups, className = "", ...select }: Props) {
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <FieldLabel id={id} label={label} />
      <div className="relative grid">
        <select
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          className={`h-12 cursor-pointer appearance-none truncate pr-11 ${FIELD}`}
          {...select}
        >
          <option value="">{empty}</option>
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <SelectChevron />
      </div>
      <FieldProblem id={`${id}-problem`} words={problem} />
    </div>
  );
}
