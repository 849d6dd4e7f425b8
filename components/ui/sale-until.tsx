/** The days of a sale, with words for its end, and whether it has not begun on the day of the build. */
export type SaleDays = { start: string; end: string; words: string; isAhead: boolean };

/** Beside sale prices: until when they are good. The island's loader hides it on other days: the document may be older than they are. */
export function SaleUntil({ start, end, words, isAhead }: SaleDays) {
  return (
    <span hidden={isAhead} data-sale="" data-from={start} data-until={end} className="text-note text-mute sm:whitespace-nowrap">
      {words}
    </span>
  );
}
