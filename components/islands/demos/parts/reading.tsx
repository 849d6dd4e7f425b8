import type { Ref } from "react";

/** Nothing has been measured yet: the reading is not shown, but has its space. */
export const NO_FIGURE = "";

type Props = {
  label: string;
  /** Where a figure is written that is measured. */
  figure?: Ref<HTMLSpanElement>;
  name: "match" | "loudest";
  /** The one of the picture at rest. */
  text: string;
};

/** A figure that is measured while it sounds, with its label. */
export function Reading({ label, figure, name, text }: Props) {
  return (
    <p className="flex items-baseline justify-between gap-4 text-small has-[[data-reading]:empty]:invisible">
      <span className="text-mute">{label}</span>
      <span ref={figure} data-reading={name} className="font-semibold whitespace-nowrap tabular-nums">
        {text}
      </span>
    </p>
  );
}
