import { Fragment } from "react";
import type { CompatibleProduct } from "#lib/compatibility.ts";
import { dawsBySystem } from "#lib/content/fact-words.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { formatList } from "#lib/i18n/format.ts";
import type { Locale } from "#schemas/locale.ts";

/** Where a name stands in a list. */
const GAP = "\uFFFC";

/** Names alone; a line of its own for those that can be used on one system only. */
export function DawNames({ product, locale }: { product: CompatibleProduct; locale: Locale }) {
  const t = translatorFor(locale);
  // As lists are written: with a space behind the comma, or without.
  const [, comma = ""] = formatList([GAP, GAP, GAP], locale).split(GAP);
  return dawsBySystem(product, locale).map(([system, names]) => (
    <span key={system} className="block">
      {system !== "" && <span className="mr-2 text-note text-mute">{t("compatibility.onlyOn", { system })} </span>}
      {names.map((name, place) => (
        <Fragment key={name}>
          <span className="whitespace-nowrap">
            {name}
            {place < names.length - 1 && comma.trim()}
          </span>
          {comma.endsWith(" ") ? " " : <wbr />}
        </Fragment>
      ))}
    </span>
  ));
}
