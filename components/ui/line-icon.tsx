import type { ComponentProps } from "react";

/** A sign drawn in lines of the text's colour, beside words or a label that say the same. */
export function LineIcon(drawing: ComponentProps<"svg">) {
  return <svg fill="none" stroke="currentColor" aria-hidden="true" {...drawing} />;
}
