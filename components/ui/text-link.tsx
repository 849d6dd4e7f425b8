import type { ReactNode } from "react";

type Props = { href: string; tone?: "plain" | "signal"; className?: string; children: ReactNode };

/** A link that is seen by its line. Where it leads to what a visitor came for, it has the signal's colour. */
export function TextLink({ href, tone = "plain", className, children }: Props) {
  const look =
    tone === "signal" ? "font-semibold text-signal underline underline-offset-4" : "underline underline-offset-4 hover:text-signal";
  return (
    <a href={href} className={className === undefined ? look : `${className} ${look}`}>
      {children}
    </a>
  );
}
