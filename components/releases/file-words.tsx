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
