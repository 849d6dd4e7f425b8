"use client";

import type { Ref } from "react";

type Props = { name: string; label: string; figure: Ref<HTMLSpanElement> };

/** A labelled figure that a demonstration updates while it plays. `name` becomes a data attribute of the figure. */
export function Reading({ name, label, figure }: Props) {
  return (
    <p className="flex items-baseline justify-between gap-4 text-small">
      <span className="text-mute">{label}</span>
      <span ref={figure} {...{ [`data-${name}`]: "" }} className="font-semibold tabular-nums">
        –
      </span>
    </p>
  );
}
