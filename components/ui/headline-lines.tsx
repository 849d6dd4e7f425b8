/** A big heading's lines, broken by hand; a space stands between them, for programs that read them as one. */
export function HeadlineLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, place) => (
    <span key={line} className="block">
      {line}
      {place < lines.length - 1 ? " " : null}
    </span>
  ));
}
