/**
 * How a price is written: today's large, the list price struck through and said in words to a screen reader. Used by islands, too.
 * Here and elsewhere, blanks part what only styles part otherwise: a reader's view, a text browser and a translator have no styles.
 */
export type PriceLabels = {
  /** Today's price, or what it is called when it is free. */
  today: string;
  /** Set on a sale: the list price, and what both are called. */
  sale?: { list: string; listLabel: string; saleLabel: string };
  /** Before both, or behind today's, as the language has it: "from". */ before?: string;
  after?: string;
};

/** Beside the figures. */
const LIGHT = "text-[max(0.72em,0.875rem)] font-normal text-mute";

export function PriceText({ price: { today, sale, before, after }, className = "" }: { price: PriceLabels; className?: string }) {
  return (
    <span className={`inline-flex items-baseline gap-x-2 whitespace-nowrap ${className}`}>
      {before !== undefined && <span className={LIGHT}>{before} </span>}
      {sale !== undefined && (
        <s className="text-[max(0.72em,0.875rem)] text-mute decoration-1">
          <span className="sr-only">{sale.listLabel} </span>
          {sale.list}
        </s>
      )}{" "}
      <b className="font-semibold">
        {sale !== undefined && <span className="sr-only">{sale.saleLabel} </span>}
        {today}
      </b>
      {after !== undefined && <span className={LIGHT}> {after}</span>}
    </span>
  );
}
