/** The lines of a large heading, with a space between them for screen readers, search engines and copied text. */
export function HeadlineLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, place) => (
    <span key={line} className="block">
      {line}
      {place < lines.length - 1 ? " " : null}
    </span>
  ));
}
