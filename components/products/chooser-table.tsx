/** All answers of the chooser as a table: what is mixed and how it is heard, by the number of channels. */
import { Price } from "#components/prices/price.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { LISTENINGS } from "#lib/chooser.ts";
import type { ChooserAnswers } from "#lib/content/chooser.ts";
import { editionTitle, pathOfEdition, requireEdition } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";

export function ChooserTable({ chooser: { channels, works }, locale }: { chooser: ChooserAnswers; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={t("chooser.title")}>
      <table className="w-full border-collapse text-left text-small">
        <thead>
          <tr>
            {[t("chooser.work"), t("chooser.listening"), ...channels.map((count) => t("chooser.upTo", { count }))].map((label) => (
              <th key={label} scope="col" className="py-3 pr-6 align-bottom font-normal text-mute">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {works.flatMap(({ id, editions }) =>
            LISTENINGS.map((listening) => (
              <tr key={`${id} ${listening}`} className="border-t border-line align-top">
                <th scope="row" className="py-3 pr-6 font-semibold">
                  {t(`chooser.works.${id}`)}
                </th>
                <td className="py-3 pr-6">{t(`chooser.${listening}`)}</td>
                {editions[listening].map((key, place) => (
                  <td key={place} className="py-3 pr-6">
                    <EditionCell of={key} locale={locale} />
                  </td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}

function EditionCell({ of, locale }: { of: CatalogueKey; locale: Locale }) {
  const { facts, edition } = requireEdition(of);
  return (
    <>
      <TextLink href={localePath(locale, pathOfEdition(facts, of) ?? facts.path)}>{editionTitle(facts, edition)}</TextLink>
      <br />
      <Price price={edition.price} locale={locale} />
    </>
  );
}
