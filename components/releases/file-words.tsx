/** Long words without spaces, with the places where they may break. */
import { Fragment } from "react";

/** A file's name breaks after a hyphen or an underscore, so that no word of it is cut. */
export function FileName({ name }: { name: string }) {
  return name.split(/(?<=[-_])/u).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** By which a SHA-256 is told from others at a glance: its beginning and its end. */
export const ShortHash = ({ sha256 }: { sha256: string }) => (
  <span className="font-mono text-note underline decoration-dotted underline-offset-4">
    {sha256.slice(0, 6)}…{sha256.slice(-6)}
  </span>
);

/** A SHA-256 stands on one line, or on two of equal length. */
export function FileHash({ sha256 }: { sha256: string }) {
  return (
    <>
      {sha256.slice(0, 32)}
      <wbr />
      {sha256.slice(32)}
    </>
  );
}
