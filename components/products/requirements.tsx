/** What a product runs on and in, as a specification sheet. */
import type { ReactNode } from "react";
import { TextLink } from "#components/ui/text-link.tsx";
import { requireFormat, requireSystem } from "#lib/content/facts.ts";
import { dawWords, systemWords } from "#lib/content/fact-words.ts";
import { requireLink } from "#lib/content/site.ts";
import { formatList, formatMegabytes, formatNumber } from "#lib/i18n/format.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductWords } from "#schemas/product-words.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { LastPrice } from "./edition-offer.tsx";
import { channelWords, conditionFact } from "./edition-rows.tsx";

type Props = {
  facts: ProductFacts;
  /** Given on a page about this edition alone, without a list of editions that would say what it carries. */ edition?: Edition;
  /** By system. */ notes?: ProductWords["systemNotes"];
  locale: Locale;
};

export function Requirements({ facts, edition, notes = {}, locale }: Props) {
  const t = translatorFor(locale);
  // What is free has no trial.
  const trialMinutes = edition !== undefined && "free" in edition.price ? undefined : facts.trialMinutes;
  const [condition, state] = conditionFact(facts, t);
  return (
    <dl>
      {edition?.channels !== undefined && <Row name={t("catalogue.channels")}>{channelWords(edition.channels, t)}</Row>}
      {facts.formats.length > 0 && (
        <Row name={t("catalogue.formats")}>
          <ul className="flex flex-wrap gap-x-8 gap-y-2">
            {facts.formats.map((name) => {
              const { icon, longName, systems } = requireFormat(name);
              return (
                <li key={name} className="flex items-center gap-3">
                  <img src={icon.src} width={icon.width} height={icon.height} alt={name} title={longName} loading="lazy" />
                  {systems.length === 1 && facts.systems.length > 1 && (
                    <span className="text-small text-mute">{t("catalogue.onlyOn", { system: systems[0] ?? "" })}</span>
                  )}
                </li>
              );
            })}
          </ul>
        </Row>
      )}
      <Row name={t("catalogue.systems")}>
        <ul className="grid gap-2">
          {facts.systems.map((supported) => {
            const { icon, tested, processors } = requireSystem(supported.system);
            return (
              <li key={supported.system} className="flex gap-3">
                <img src={icon.src} width={icon.width} height={icon.height} alt="" loading="lazy" className="mt-0.5 size-6" />
                <span>
                  {systemWords(supported, t)}
                  <span className="block text-small text-mute">
                    {t("catalogue.testedOn", { versions: formatList(tested, locale) })}
                    {sentenceSpace(locale)}
                    {t("catalogue.processors", { processors: formatList(supported.processors ?? processors, locale) })}
                    {notes[supported.system] !== undefined && <span className="block">{notes[supported.system]}</span>}
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
        {facts.salesCondition !== "Discontinued" && !facts.systems.some(({ system }) => system === "Windows") && (
          <p className="mt-3 text-small text-mute">{t("catalogue.notOnWindows")}</p>
        )}
      </Row>
      {facts.companion !== undefined && (
        <Row name={t("products.companion")}>
          <TextLink href={requireLink(facts.companion.link)}>{facts.companion.name}</TextLink>
          {" – "}
          {formatList(
            facts.companion.systems.map((system) => systemWords(system, t)),
            locale,
          )}
        </Row>
      )}
      <Row name={t("catalogue.daws")}>{dawWords(facts, locale, t)}</Row>
      {facts.technical !== undefined && <TechnicalData data={facts.technical} locale={locale} />}
      {edition !== undefined && (
        <Row name={condition}>
          {state}
          {facts.salesCondition === "Discontinued" && (
            <span className="block text-small">
              <LastPrice price={edition.price} locale={locale} />
            </span>
          )}
        </Row>
      )}
      {trialMinutes !== undefined && (
        <Row name={t("catalogue.trial")}>{t("products.trialWords", { time: t("catalogue.minutes", { count: trialMinutes }) })}</Row>
      )}
    </dl>
  );
}

function TechnicalData({ data, locale }: { data: NonNullable<ProductFacts["technical"]>; locale: Locale }) {
  const t = translatorFor(locale);
  const { latencySamples, latencyMilliseconds, sampleRates, diskMegabytes } = data;
  const rows = [
    latencySamples !== undefined && [t("products.latency"), t("products.latencySamples", { count: latencySamples })],
    latencyMilliseconds !== undefined && [
      t("products.latency"),
      t("products.latencyMilliseconds", {
        from: formatNumber(latencyMilliseconds.from, locale),
        to: formatNumber(latencyMilliseconds.to, locale),
      }),
    ],
    [
      t("products.sampleRates"),
      t("products.sampleRateRange", { from: formatNumber(sampleRates.from, locale), to: formatNumber(sampleRates.to, locale) }),
    ],
    [t("products.diskSpace"), formatMegabytes(diskMegabytes, locale)],
  ].filter((row) => row !== false);
  return rows.map(([name = "", words]) => (
    <Row key={name} name={name}>
      {words}
    </Row>
  ));
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-t border-line py-4 md:grid-cols-[14rem_1fr]">
      <dt className="text-small leading-[1.8rem] text-mute">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
