import type { ReactNode } from "react";

type Props = { href: string; tone?: keyof typeof COLOURS; size?: "small" | "large"; onClick?: () => void; children: ReactNode };

const COLOURS = {
  primary: "border-transparent bg-signal text-on-signal hover:bg-strong",
  plain: "border-rule hover:border-ink hover:bg-ink hover:text-paper",
};

/** A link that looks like a button. Large ones with short words are equally wide. Primary is for the one thing a visitor most likely came for. */
export function ButtonLink({ href, tone = "plain", size = "large", onClick, children }: Props) {
  const measures = size === "large" ? "min-w-36 px-6 py-3" : "px-3.5 py-1.5 text-small max-sm:py-2.75";
  return (
    <a
      href={href}
      onClick={onClick}
      className={`inline-block max-w-full print:hidden rounded-sm border text-center leading-snug wrap-break-word font-semibold transition-colors active:opacity-75 ${COLOURS[tone]} ${measures}`}
    >
      {children}
    </a>
  );
}
