import type { ComponentProps } from "react";

type Props = Pick<ComponentProps<"a">, "className" | "hrefLang" | "download" | "children"> & { href: string; tone?: keyof typeof TONES };

const TONES = {
  plain: "underline underline-offset-4 hover:text-signal",
  /** What a visitor came for. */
  signal: "font-semibold text-signal underline underline-offset-4",
  /** In a list of nothing but links, which needs no lines to show it. */
  listed: "underline-offset-4 hover:text-signal hover:underline",
  /** Among names and other text: a thinner line, because it is not the only one. */
  quiet: "underline decoration-rule decoration-1 underline-offset-4 hover:text-signal hover:decoration-current",
};

/** A link in text or in a list. */
export function TextLink({ tone = "plain", className, children, ...link }: Props) {
  return (
    <a {...link} className={className === undefined ? TONES[tone] : `${className} ${TONES[tone]}`}>
      {children}
    </a>
  );
}
