/** A small screen of a product, drawn beside the text that explains it: its name, one field, and its buttons. Decoration. */
type Props = {
  /** The product's name and hue. */ name: string;
  hue: number;
  field: string | undefined;
  /** The last one is the one to press. */ buttons: readonly string[];
};

export function ScreenFigure({ name, hue, field, buttons }: Props) {
  return (
    <div data-hue={hue} lang="en" className="stage screen-figure" aria-hidden="true">
      <div className="glass mx-auto max-w-md rounded-lg border border-line text-small shadow-window">
        <p className="flex items-center gap-2 border-b border-line px-4 py-2.5 font-semibold">
          <svg viewBox="-12 -12 24 24" width="18" height="18" fill="none">
            <circle r="10" className="stroke-tone" strokeWidth="1.5" />
            <circle r="4" className="fill-tone" />
          </svg>
          {name}
        </p>
        <div className="grid gap-4 p-4 sm:p-6">
          {field !== undefined && (
            <p className="grid gap-1.5 text-note text-mute">
              {field}
              <span className="h-10 rounded-sm border border-rule" />
            </p>
          )}
          <p className="flex flex-wrap justify-end gap-2.5 font-semibold">
            {buttons.map((label, place) => (
              <span
                key={label}
                className={`rounded-sm border px-4 py-1.5 ${place === buttons.length - 1 ? "border-tone bg-tone text-on-signal" : "border-rule"}`}
              >
                {label}
              </span>
            ))}
          </p>
        </div>
      </div>
    </div>
  );
}
