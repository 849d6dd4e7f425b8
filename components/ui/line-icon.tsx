import type { ComponentProps } from "react";

/** A decorative line drawing in the colour of the text around it. */
export function LineIcon({ className, children, ...svg }: ComponentProps<"svg">) {
  return (
    <svg fill="none" stroke="currentColor" aria-hidden="true" {...svg} className={className}>
      {children}
    </svg>
  );
}
