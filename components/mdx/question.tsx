import { Children, type ReactNode } from "react";

/** A section of words as a question that unfolds: its heading is the line that is pressed. */
export function Question({ children }: { children?: ReactNode }) {
  const [heading, ...answer] = Children.toArray(children).filter((part) => typeof part !== "string" || part.trim() !== "");
  return (
    <details className="folded">
      <summary>{heading}</summary>
      {answer}
    </details>
  );
}
