/** What the numbers mean, then the newest version of each product, then rules and feeds. */
import { Fragment, type ReactNode } from "react";
import { tagsOf } from "#components/mdx/questions.tsx";
import { contentOf } from "#components/mdx/words.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Section } from "#components/ui/section.tsx";
import { TaskHead } from "#components/ui/task-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { listProducts } from "#lib/content/products.ts";
import { listLatest } from "#lib/content/releases.ts";
import { formatDay } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { VersionAnatomy } from "./version-anatomy.tsx";

/** The sections that explain the numbers, each with its figure. They stand before the table that has such numbers. */
const NUMBERS = 3;

export function VersioningPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const Content = page.body === "" ? Fragment : contentOf(page, locale);
  const words = tagsOf(<Content />).map((section, place) => <Fragment key={place}>{section}</Fragment>);
  const numbers = Math.min(NUMBERS, words.length - 1);
  return (
    <>
      <TaskHead headline={page.data.headline} locale={locale} lead={page.data.lead} figure={<VersionAnatomy locale={locale} />}>
        <p className="mt-8">
          <TextLink href="#newest">{t("releases.newestOfEach")}</TextLink>
        </p>
      </TaskHead>
      <WordsSections id="numbers" words={words.slice(0, numbers)} />
      <Section id="newest">
        <Heading words={(t) => t("releases.newestOfEach")} locale={locale} taken={new Set(["newest"])} className="mb-6 text-h3" />
        <table className="w-full border-collapse text-left">
          <thead className="text-note text-mute max-sm:sr-only">
            <tr>
              {[t("products.product"), t("releases.version"), t("releases.date"), t("releases.whatIsNew")].map((label) => (
                <th key={label} scope="col" className="pr-5 pb-3 font-normal last:sm:max-lg:hidden">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listLatest(listProducts(locale), locale).map(({ slug, facts, latest }) => (
              <tr key={slug} className="border-t border-line align-baseline max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:py-3">
                <th scope="row" className="py-4 pr-5 font-semibold max-sm:py-0">
                  <TextLink href={localePath(locale, `${facts.path}/releases`)} tone="quiet">
                    {facts.name}
                  </TextLink>
                  {facts.salesCondition === "Discontinued" && (
                    <span className="block text-small font-normal text-mute">{t("catalogue.Discontinued")}</span>
                  )}
                </th>
                <td className="py-4 pr-5 max-sm:p-0">
                  <Risen version={latest.version} />
                </td>
                <td className="py-4 pr-5 text-small whitespace-nowrap text-mute max-sm:col-span-2 max-sm:py-0">
                  <time dateTime={latest.facts.date}>{formatDay(latest.facts.date, locale)}</time>
                </td>
                <td
                  lang={foreignTag(latest.words.language, locale)}
                  className="max-w-[32em] py-4 text-small max-sm:col-span-2 max-sm:pt-1 max-sm:pb-0 sm:max-lg:hidden"
                >
                  {latest.words.data.summary}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <WordsSections id="rules" words={words.slice(numbers, -1)} />
      {/* What is for programs alone stands last. */}
      <WordsSections id="programs" words={words.slice(-1)} />
    </>
  );
}

/** A version with the number that rose last in the colour that the head has for it. */
function Risen({ version }: { version: string }) {
  const [, before = version, risen, zeros] = /^(.*?)([1-9]\d*)((?:\.0)*)$/u.exec(version) ?? [];
  return (
    <>
      {before}
      <b className="font-semibold text-signal">{risen}</b>
      {zeros}
    </>
  );
}

/** Sections of the page's words, as a section of the page; nothing where there are none. */
const WordsSections = ({ id, words }: { id: string; words: readonly ReactNode[] }) =>
  words.length > 0 && (
    <Section id={id}>
      <div className="words words-sheet">{words}</div>
    </Section>
  );
