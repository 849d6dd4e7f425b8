/** One download: choose the computer, say where the link may be sent; beside it, what will arrive. */
import { InstallerTable } from "#components/releases/installer-table.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { TaskTitle } from "#components/ui/task-head.tsx";
import { RowLinks } from "#components/ui/row-links.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { formatWords, systemWords } from "#lib/content/fact-words.ts";
import { pathOfEdition, requireEdition, requireFacts } from "#lib/content/products.ts";
import { findNewestRelease, findOpenBeta } from "#lib/content/releases.ts";
import { linkToGuide } from "#lib/content/guides.ts";
import { linkTo } from "#lib/content/routes.ts";
import { findLink } from "#lib/content/site.ts";
import { formatDay } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductScreen } from "#schemas/product-screen.ts";
import { companionOf, downloadsOf } from "./companion.ts";
import { betaLead } from "./beta-lead.ts";
import { DownloadForm } from "./download-form.tsx";
import { DownloadPicture } from "./download-picture.tsx";
import { DownloadSteps } from "./download-steps.tsx";
import { BetaNote, CompanionNote } from "./install-note.tsx";
import { firstEdition, isFree, screenHeading, screenName } from "./screen-name.ts";
import { separated, versionWords } from "./version-words.ts";

type Props = { screen: Extract<ProductScreen, { kind: "download" }> & { product: string }; locale: Locale };

export function DownloadPage({ screen, locale }: Props) {
  const { product, editions, channel } = screen;
  const t = translatorFor(locale);
  const facts = requireFacts(product);
  const isBeta = channel === "beta";
  const { edition } = firstEdition(screen);
  const newest = findNewestRelease(product, channel);
  const beta = isBeta ? undefined : findOpenBeta(product);
  // Where there is a choice, an edition with a page of its own is one of it.
  const offered =
    editions.length === 1
      ? editions
      : facts.editions.map(({ key }) => key).filter((key) => editions.includes(key) || pathOfEdition(facts, key));
  // The one that the form chooses at first.
  const choices = offered.map((key) => requireEdition(key).edition);
  const shown = choices.find(({ price }) => "free" in price) ?? edition;
  const time = isFree(screen) ? undefined : facts.trialMinutes;
  const companion = companionOf(facts, isBeta, t);
  const needsBoth = companion !== undefined && downloadsOf(facts, channel).length === 1;
  const choice = facts.screens.find((other) => other.kind === "choose-download" && other.channel === channel);
  const installers = newest?.facts.installers.filter(({ edition }) => offered.includes(edition)) ?? [];
  const systems = [...new Set(installers.map((installer) => systemWords(installer, t)))];
  const feedback = isBeta ? findLink("feedbackForm") : undefined;
  const news = isBeta ? betaLead(product, locale) : undefined;
  const links = [
    ...linkTo("/compatibility", t("compatibility.check"), locale),
    ...(time === undefined || isBeta ? [] : linkToGuide("trial", locale, t("products.tryFirst"))),
    ...(facts.getStarted === undefined ? [] : linkTo(facts.getStarted, t("thanks.getStarted", { product: facts.name }), locale)),
    { href: localePath(locale, facts.path), label: t("releases.toProduct", { product: facts.name }) },
    { href: localePath(locale, `${facts.path}/releases`), label: t("downloads.older") },
    ...(beta === undefined
      ? []
      : [{ href: localePath(locale, `${facts.path}/releases#${beta.version}`), label: t("downloads.tryBeta", { version: beta.version }) }]),
    ...(feedback === undefined ? [] : [{ href: feedback, label: t("downloads.betaFeedback") }]),
  ];
  return (
    <article data-hue={facts.hue} className="group/download">
      <div className="mx-auto grid max-w-6xl items-start gap-x-16 gap-y-7 px-5 pt-11 sm:pt-10 md:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-7 lg:gap-6">
          <div>
            <TaskTitle
              headline={[t(isBeta ? "downloads.betaHeadline" : "downloads.headline", { product: screenHeading(screen) })]}
              locale={locale}
              lead={leadOf(screen, offered, locale, t)}
            />
            {isBeta && (
              <div className="mt-5">
                <BetaNote product={product} facts={facts} locale={locale} />
              </div>
            )}
            {companion !== undefined && (
              <div className="mt-4 font-semibold sm:text-balance">
                <CompanionNote companion={companion} locale={locale} />
              </div>
            )}
          </div>
          <DownloadSteps
            current="computer"
            choice={choice && localePath(locale, choice.path)}
            isDirect={choice === undefined || needsBoth}
            locale={locale}
          />
          <DownloadForm product={product} editions={offered} channel={channel} locale={locale} />
        </div>
        {newest !== undefined && (
          <section className="max-lg:mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <DownloadPicture facts={facts} edition={shown} locale={locale} />
            <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-4">
              <Heading words={(t) => versionWords(newest, t)} locale={locale} className="text-h3" />
              <TextLink href={localePath(locale, `${facts.path}/releases#${newest.version}`)} className="text-small">
                {t("releases.whatIsNew")}
              </TextLink>
            </div>
            <p className="mt-1 text-small text-mute">
              <time dateTime={newest.facts.date} className="block">
                {formatDay(newest.facts.date, locale)}
              </time>{" "}
              {/* Where there are several systems, the form has a choice of them. */}
              {separated(...(systems.length === 1 ? systems : []), formatWords(facts, locale, t))}
            </p>
            {news !== undefined && <p className="mt-3 text-small">{news}</p>}
            {isBeta && time !== undefined && (
              <p className="mt-4 text-small">
                <b className="block font-semibold">{t("catalogue.trial")}</b>{" "}
                {t("products.trialWords", { time: t("catalogue.minutes", { count: time }) })}
              </p>
            )}
            <RowLinks links={links} className="mt-5 border-b border-line" />
          </section>
        )}
        {newest !== undefined && (
          <details className="folded border-y border-line">
            <summary className="font-semibold">{t("downloads.files")}</summary>
            <div className="mt-2 mb-4">
              <InstallerTable installers={installers} locale={locale} />
            </div>
          </details>
        )}
      </div>
    </article>
  );
}

/** What the installer is without a licence key. What is not for a beta stands in its note. */
function leadOf(screen: Props["screen"], offered: readonly CatalogueKey[], locale: Locale, t: Translate): string | undefined {
  const product = screenName(screen);
  const { salesCondition, trialMinutes } = requireFacts(screen.product);
  if (screen.channel === "beta") return undefined;
  if (salesCondition === "Discontinued") return t("downloads.discontinuedLead", { product });
  if (isFree(screen)) return t("downloads.freeLead", { product });
  if (trialMinutes === undefined) return undefined;
  const time = t("catalogue.minutes", { count: trialMinutes });
  const isMixed = offered.some((key) => "free" in requireEdition(key).edition.price);
  return isMixed ? t("downloads.mixedLead", { time }) : t("downloads.lead", { product, time });
}
