/** A form's answer, in its place: what has happened, and what comes next. The focus moves to it, so that everybody hears it. */
import type { ReactNode, Ref } from "react";

type Props = {
  title: string;
  children?: ReactNode;
  isProblem?: boolean;
  /** It ends what its page is for: its title takes the place of the page's heading, which the variant `ended` hides. */
  isEnd?: boolean;
  ref?: Ref<HTMLDivElement>;
};

export function Arrival({ title, children, isProblem = false, isEnd = false, ref }: Props) {
  return (
    <div
      ref={ref}
      data-arrival={isEnd ? "end" : ""}
      role="status"
      tabIndex={-1}
      className={`max-w-xl focus:outline-none ${isEnd ? "" : "border-t-2 border-tone pt-8"}`}
    >
      <ArrivalSign isProblem={isProblem} />
      <p
        {...(isEnd ? { role: "heading", "aria-level": 1 } : {})}
        className={`mt-6 leading-tight font-semibold text-balance ${isEnd ? "text-task" : "text-h3"}`}
      >
        {title}
      </p>
      <div className="mt-3 grid gap-3 text-mute">{children}</div>
    </div>
  );
}

/** A tick in a ring when all is well, an exclamation mark when not. */
export function ArrivalSign({ isProblem = false }: { isProblem?: boolean }) {
  return (
    <svg viewBox="-28 -28 56 56" width="56" height="56" fill="none" strokeWidth="2.5" aria-hidden="true">
      <g className={isProblem ? "stroke-signal" : "stroke-tone"}>
        <circle r="26" strokeOpacity="0.6" strokeWidth="1.5" />
        <path d={isProblem ? "M0 -11V4M0 9V12" : "M-11 0.5L-3 8.5L12 -7.5"} />
      </g>
    </svg>
  );
}
