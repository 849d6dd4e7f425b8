/** Three questions that end at one edition, as a section of a page. Without script, all answers are a table. */
import { Chooser } from "#components/islands/chooser.tsx";
import { Island } from "#components/ui/island.tsx";
import { Section } from "#components/ui/section.tsx";
import { LISTENINGS } from "#lib/chooser.ts";
import { findChooser } from "#lib/content/chooser.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { chosenEdition } from "./chosen-edition.ts";
import { ChooserTable } from "./chooser-table.tsx";

/** Nothing for a site without a chooser. */
export function ChooserSection({ locale }: { locale: Locale }) {
  const chooser = findChooser();
  if (chooser === undefined) return null;
  const t = translatorFor(locale);
  const { channels, works } = chooser;
  const keys = new Set(works.flatMap(({ editions }) => LISTENINGS.flatMap((listening) => editions[listening])));
  return (
    <div className="print:hidden">
      <Section id="chooser" title={(t) => t("chooser.title")} locale={locale}>
        <p className="-mt-4 mb-10 max-w-[42em] text-lead text-mute">{t("chooser.lead")}</p>
        <div className="scripting-only" data-pagefind-ignore="">
          <Island
            name="chooser"
            when="touch"
            of={Chooser}
            props={{
              id: "chooser",
              questions: {
                work: { legend: t("chooser.work"), options: works.map(({ id }) => t(`chooser.works.${id}`)) },
                listening: { legend: t("chooser.listening"), options: LISTENINGS.map((listening) => t(`chooser.${listening}`)) },
                channels: { legend: t("chooser.channels"), options: channels.map((count) => t("chooser.upTo", { count })) },
              },
              answers: works.map(({ editions }) => editions),
              editions: Object.fromEntries([...keys].map((key) => [key, chosenEdition(key, locale)])),
              messages: { answer: t("chooser.answer") },
            }}
          />
        </div>
        <div className="no-scripting-only">
          <ChooserTable chooser={chooser} locale={locale} />
        </div>
      </Section>
    </div>
  );
}
