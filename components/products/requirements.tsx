/** What a product runs on and in, as a specification sheet. */
import { requireDaw, requireFormat, requireSystem } from "#lib/content/facts.ts";
import { systemWords } from "#lib/content/fact-words.ts";
import { requireLink } from "#lib/content/site.ts";
import { formatList } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

const ROW = "grid gap-x-8 gap-y-1 border-t border-line py-4 md:grid-cols-[14rem_1fr]";

export function Requirements({ facts, locale }: { facts: ProductFacts; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <dl>
      {facts.formats.length > 0 && (
        <div className={ROW}>
          <dt className="text-small text-mute">{t("catalogue.formats")}</dt>
          <dd>
            <ul className="flex flex-wrap gap-x-8 gap-y-2">
              {facts.formats.map((name) => {
                const { icon, longName, systems } = requireFormat(name);
                return (
                  <li key={name} className="flex items-center gap-3">
                    <img src={icon.src} width={icon.width} height={icon.height} alt="" loading="lazy" />
                    <abbr title={longName} className="no-underline">
                      {name}
                    </abbr>
                    {systems.length === 1 && facts.systems.length > 1 && (
                      <span className="text-small text-mute">{t("catalogue.onlyOn", { system: systems[0] ?? "" })}</span>
                    )}
                  </li>
                );
              })}
            </ul>
          </dd>
        </div>
      )}
      <div className={ROW}>
        <dt className="text-small text-mute">{t("catalogue.systems")}</dt>
        <dd>
          <ul className="grid gap-2">
            {facts.systems.map((supported) => {
              const { icon, tested, processors } = requireSystem(supported.system);
              return (
                <li key={supported.system} className="flex gap-3">
                  <img src={icon.src} width={icon.width} height={icon.height} alt="" loading="lazy" className="mt-0.5 size-6" />
                  <span>
                    {systemWords(supported, t)}
                    <span className="block text-small text-mute">
                      {t("catalogue.testedOn", { versions: formatList(tested, locale) })}{" "}
                      {t("catalogue.processors", { processors: formatList(processors, locale) })}
                    </span>
                  </span>
                </li>
              );
            })}
          </ul>
          {!facts.systems.some(({ system }) => system === "Windows") && (
            <p className="mt-3 text-small text-mute">{t("catalogue.notOnWindows")}</p>
          )}
        </dd>
      </div>
      {facts.companion !== undefined && (
        <div className={ROW}>
          <dt className="text-small text-mute">{t("products.companion")}</dt>
          <dd>
            <a href={requireLink(facts.companion.link)} className="underline underline-offset-4 hover:text-signal">
              {facts.companion.name}
            </a>
            {" – "}
            {facts.companion.systems.map((system) => systemWords(system, t)).join(", ")}
          </dd>
        </div>
      )}
      <div className={ROW}>
        <dt className="text-small text-mute">{t("catalogue.daws")}</dt>
        <dd>{formatList(facts.daws.map(requireDaw), locale)}</dd>
      </div>
      {facts.trialMinutes !== undefined && (
        <div className={ROW}>
          <dt className="text-small text-mute">{t("catalogue.trial")}</dt>
          <dd>{t("products.trialWords", { time: t("catalogue.minutes", { count: facts.trialMinutes }) })}</dd>
        </div>
      )}
    </dl>
  );
}
