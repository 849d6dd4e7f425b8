import type { ComponentProps } from "react";

/** A button that looks like a link in text. */
export function TextButton({ className = "", ...button }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...button}
      className={`${className} cursor-pointer py-1 underline underline-offset-4 hover:text-signal`.trim()}
    />
  );
}
