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

/** The listener and a source: on its ring when all is well, astray when not. */
export function ArrivalSign({ isProblem = false }: { isProblem?: boolean }) {
  return (
    <svg viewBox="-41 -41 82 82" width="82" height="82" fill="none" aria-hidden="true">
      <g className="stroke-rule">
        <circle r="14" />
        <circle r="27" />
        <circle r="40" strokeDasharray={isProblem ? "3 5" : undefined} />
      </g>
      <circle r="4" className="fill-ink" />
      {isProblem ? (
        <circle cx="33" cy="-8" r="5" className="stroke-signal" strokeWidth="1.6" />
      ) : (
        <g className="stroke-tone">
          <path d="M0 0L19 -19" strokeOpacity="0.6" />
          <circle cx="19" cy="-19" r="10" strokeOpacity="0.5" />
          <circle cx="19" cy="-19" r="5" className="fill-tone stroke-none" />
        </g>
      )}
    </svg>
  );
}
