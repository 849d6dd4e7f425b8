import { Fragment } from "react";

/** A file name that may break after a hyphen or an underscore. */
export function FileName({ name }: { name: string }) {
  return name.split(/(?<=[-_])/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A SHA-256 on one line, or on two of equal length. */
export function FileHash({ sha256 }: { sha256: string }) {
  return (
    <>
      {sha256.slice(0, 32)}
      <wbr />
      {sha256.slice(32)}
    </>
  );
}
