import type { Ref } from "react";

type Props = {
  label: string;
  figure: Ref<HTMLSpanElement>;
  name: "match" | "loudest";
  /** The figure of the picture at rest. */ initial?: string;
};

/** A figure that is measured while it sounds, with its label; without a figure, neither is seen. */
export function Reading({ label, figure, name, initial }: Props) {
  return (
    <p className="flex items-baseline justify-between gap-4 text-small has-empty:invisible">
      <span className="text-mute">{label}</span>
      <span ref={figure} data-reading={name} className="font-semibold tabular-nums">
        {initial}
      </span>
    </p>
  );
}
