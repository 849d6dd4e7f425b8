import type { ComponentProps } from "react";

const TONES = {
  plain: "underline underline-offset-4 hover:text-signal",
  /** The main link of its section. */
  signal: "font-semibold text-signal underline underline-offset-4",
  /** For lists of links: a thinner line. */
  quiet: "underline decoration-rule decoration-1 underline-offset-4 hover:text-signal hover:decoration-current",
  /** On a coloured ground, which the hover colour of the other tones may not stand out from. */
  inherit: "underline decoration-1 underline-offset-4 hover:decoration-2",
};
type Tone = { tone?: keyof typeof TONES };

const classOf = (tone: keyof typeof TONES, className: string | undefined) =>
  className === undefined ? TONES[tone] : `${className} ${TONES[tone]}`;

/** An underlined link. */
export function TextLink({ tone = "plain", className, children, ...link }: ComponentProps<"a"> & Tone) {
  return (
    <a {...link} className={classOf(tone, className)}>
      {children}
    </a>
  );
}

/** A button that looks like an underlined link. */
export function TextButton({ className, children, ...button }: Omit<ComponentProps<"button">, "type">) {
  return (
    <button type="button" {...button} className={classOf("plain", `${className ?? ""} cursor-pointer py-1`.trim())}>
      {children}
    </button>
  );
}
