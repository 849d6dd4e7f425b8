/** A version number before and after a release, the figure that rises in colour. Decoration: the text beside it says the same. */
import { Fragment } from "react";

const PLACES = ["major", "minor", "patch"];

type Props = { from: string; to: string };

export function VersionFigure({ from, to }: Props) {
  const before = from.split(".");
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-h2 leading-none font-semibold" aria-hidden="true">
      <span className="font-normal text-mute">{from}</span>
      <span className="text-h3 font-normal text-mute">→</span>
      <span>
        {to.split(".").map((figure, place) => (
          <Fragment key={PLACES[place]}>
            {place > 0 && "."}
            <span className={Number(figure) > Number(before[place]) ? "text-signal" : undefined}>{figure}</span>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
