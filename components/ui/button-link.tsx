import type { ReactNode } from "react";

type Props = { href: string; tone: "primary" | "plain"; size?: "small" | "large"; children: ReactNode };

/** A link that looks like a button. `primary` marks the main action of the page. */
export function ButtonLink({ href, tone, size = "large", children }: Props) {
  const colours =
    tone === "primary"
      ? "border-signal bg-signal text-on-signal hover:border-ink hover:bg-ink hover:text-paper"
      : "border-rule hover:border-ink hover:bg-ink hover:text-paper";
  const measures = size === "large" ? "px-6 py-3" : "px-3.5 py-1.5 text-small";
  return (
    <a
      href={href}
      className={`inline-block rounded-sm border text-center leading-snug font-semibold transition-colors ${colours} ${measures}`}
    >
      {children}
    </a>
  );
}
