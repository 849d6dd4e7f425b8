/** A mail as it will arrive, and what its button leads to: drawn beside the text that waits for it. Decoration. */
type Props = {
  /** The vendor. */ from: string;
  heading: string;
  /** The label of the button, which has a ring around it. */ button: string;
  /** What stands on the page behind the button. */ next?: string;
};

export function MailFigure({ from, heading, button, next }: Props) {
  return (
    <div className="stage screen-figure rounded-lg px-5 py-8 md:px-10" aria-hidden="true">
      <div className="mx-auto max-w-md rounded-lg border border-rule bg-paper text-small text-ink [box-shadow:var(--shadow-window)]">
        <p className="flex items-center gap-3 border-b border-line px-5 py-3">
          <svg viewBox="0 0 24 18" width="24" height="18" fill="none" strokeWidth="1.5" className="shrink-0 stroke-tone">
            <path d="M1 1h22v16H1zl11 9L23 1" />
          </svg>
          <b className="font-semibold">{from}</b>
        </p>
        <div className="grid justify-items-start gap-3 p-5 sm:p-6">
          <p className="text-h3 leading-tight font-semibold wrap-anywhere">{heading}</p>
          <Lines />
          <p className="mt-2 rounded-sm bg-tone px-4 py-1.5 font-semibold text-on-signal outline-2 outline-offset-3 outline-ink">
            {button}
          </p>
        </div>
      </div>
      {next !== undefined && (
        <>
          <svg viewBox="0 0 12 44" width="12" height="44" fill="none" strokeWidth="1.5" className="mx-auto my-1.5 stroke-tone">
            <path d="M6 2v38M1 35l5 6 5-6" />
          </svg>
          <p className="mx-auto flex max-w-md flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-rule bg-paper px-5 py-3.5 text-small text-ink">
            <svg viewBox="0 0 24 28" width="24" height="28" fill="none" strokeWidth="1.5" className="shrink-0 stroke-tone">
              <path d="M1 1h15l7 7v19H1zM16 1v7h7M12 12v9m-4-4 4 4 4-4" />
            </svg>
            <span className="min-w-8 flex-1">
              <Lines />
            </span>
            <span className="rounded-sm border border-rule px-4 py-1.5 font-semibold">{next}</span>
          </p>
        </>
      )}
    </div>
  );
}

/** Two lines of text that nobody needs to read. */
function Lines() {
  return (
    <svg viewBox="0 0 280 20" className="w-full fill-line">
      <path d="M0 0h280v6H0zM0 14h190v6H0z" />
    </svg>
  );
}
