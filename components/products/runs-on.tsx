import { formatList } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

type Props = {
  facts: Pick<ProductFacts, "systems" | "formats" | "salesCondition">;
  /** Minutes of the trial, if there is one. */ trialMinutes: number | undefined;
  locale: Locale;
};

/** In one quiet line, what a visitor has to know before reading on: systems, formats, and how long the trial is. The requirements have it at length. */
export function RunsOn({ facts: { systems, formats, salesCondition }, trialMinutes, locale }: Props) {
  const t = translatorFor(locale);
  const facts = [
    formatList(
      systems.map(({ system }) => system),
      locale,
    ),
    formats.length > 0 ? formatList(formats, locale) : t("catalogue.app"),
    trialMinutes !== undefined &&
      salesCondition !== "Discontinued" &&
      t("products.trialOf", { time: t("catalogue.minutes", { count: trialMinutes }) }),
  ].filter((fact) => fact !== false);
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-0.5 text-small text-mute">
      {facts.map((fact) => (
        <span key={fact}>{fact} </span>
      ))}
    </span>
  );
}
