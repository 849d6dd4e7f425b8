/** Which of a product's editions, or its companion app: each leads to its own download. */
import { TaskTitle } from "#components/ui/task-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { requireSystem } from "#lib/content/facts.ts";
import { requireProduct } from "#lib/content/products.ts";
import { currentPrice, systemWords } from "#lib/content/fact-words.ts";
import { findNewestRelease } from "#lib/content/releases.ts";
import { findLink } from "#lib/content/site.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import type { Price as PriceFact } from "#schemas/money.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import type { ProductScreen } from "#schemas/product-screen.ts";
import { ChannelRing } from "#components/ui/channel-ring.tsx";
import { Price } from "#components/products/price.tsx";
import { WindowStage } from "#components/products/window-stage.tsx";
import { betaLead } from "./beta-lead.ts";
import { companionOf } from "./companion.ts";
import { DownloadSteps } from "./download-steps.tsx";
import { InstallNote } from "./install-note.tsx";
import { firstEdition, screenName } from "./screen-name.ts";
import { versionWords } from "./version-words.ts";

type Props = { screen: Extract<ProductScreen, { kind: "choose-download" }> & { product: string }; locale: Locale };

export function ChooseDownloadPage({ screen: { product, channel }, locale }: Props) {
  const t = translatorFor(locale);
  const { facts, words } = requireProduct(product, locale);
  const isBeta = channel === "beta";
  const companion = companionOf(facts, isBeta, t);
  const feedback = isBeta ? findLink("feedbackForm") : undefined;
  const newest = findNewestRelease(product, channel);
  const beta = isBeta ? undefined : facts.screens.find((screen) => screen.kind === "choose-download" && screen.channel === "beta");
  const choices = facts.screens.flatMap((target) => (target.kind === "download" && target.channel === channel ? [target] : []));
  const [first, ...others] = choices;
  const main = others.length === 0 ? first : choices.find(({ editions }) => editions.some((key) => key === facts.usual));
  const isChoice = others.length > 0;
  const needsBoth = !isChoice && companion !== undefined;
  return (
    <article data-hue={facts.hue}>
      <div className="mx-auto grid max-w-6xl items-center gap-x-16 gap-y-8 px-5 pt-12 sm:pt-10 md:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
        <div>
          <TaskTitle
            headline={[t(isBeta ? "downloads.chooseBetaHeadline" : "downloads.chooseHeadline", { product: facts.name })]}
            locale={locale}
            lead={isBeta ? betaLead(product, locale) : t("downloads.sameFile")}
          />
          <p className="mt-2 flex flex-wrap gap-x-4 text-small">
            {newest !== undefined && (
              <b className={`font-semibold ${facts.systems.length > 1 ? "max-sm:basis-full" : ""}`}>{versionWords(newest, t)}</b>
            )}
            {facts.systems.map((system) => (
              <span key={system.system} className="text-mute">
                {systemWords(system, t)}
              </span>
            ))}
          </p>
          <InstallNote product={product} facts={facts} isBeta={isBeta} locale={locale} />
          {isChoice && <DownloadSteps current="product" locale={locale} />}
        </div>
        {/* A small screen has room for what is to be chosen. */}
        <div className="max-lg:hidden">
          <WindowStage
            image={(main === undefined ? facts.editions.at(-1) : firstEdition(main).edition)?.image}
            alt=""
            name={facts.name}
            language={locale}
            sizes="17rem"
            locale={locale}
          />
        </div>
        <div className="lg:col-span-full">
          {needsBoth && <p className="mb-5 font-semibold">{companion.needBoth}</p>}
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-5">
            {choices.map((target) => {
              const { key, edition, channels, price } = firstEdition(target).edition;
              return (
                <Choice
                  key={target.path}
                  href={localePath(locale, target.path)}
                  mark={<ChannelRing count={channels?.max ?? 0} className="w-16 sm:w-20" />}
                  name={screenName(target)}
                  place={needsBoth ? 1 : undefined}
                  action={
                    isBeta
                      ? t("downloads.getBeta", { product: screenName(target) })
                      : t("downloads.choose", { product: edition === "" ? screenName(target) : edition })
                  }
                  isMain={target === main}
                  recommendation={target === main && isChoice ? t("pricing.usual") : undefined}
                  remarks={channels === undefined ? [] : [t("chooser.upTo", { count: channels.max })]}
                  purpose={
                    target.editions.length === 1 && (
                      <span lang={foreignTag(words.language, locale)}>{words.data.editions[key]?.description}</span>
                    )
                  }
                >
                  <ChoicePrice facts={facts} price={price} isFrom={target.editions.length > 1} isBeta={isBeta} locale={locale} />
                </Choice>
              );
            })}
            {companion !== undefined && (
              <Choice
                href={companion.href}
                mark={<SystemIcon app={companion} />}
                name={companion.name}
                place={needsBoth ? 2 : undefined}
                action={companion.action}
                isMain={needsBoth}
                remarks={companion.systems.map((system) => systemWords(system, t))}
              >
                <b className="font-semibold">{t("downloads.companionPurpose", { product: facts.name })}</b>
              </Choice>
            )}
          </ul>
          {beta !== undefined && (
            <p className="mt-6 text-small">
              <TextLink href={localePath(locale, beta.path)}>{t("downloads.chooseBetaTitle", { product: facts.name })}</TextLink>
            </p>
          )}
          {feedback !== undefined && (
            <p className="mt-6 text-small">
              <TextLink href={feedback}>{t("downloads.betaFeedback")}</TextLink>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

type PriceProps = { facts: ProductFacts; price: PriceFact; isFrom: boolean; isBeta: boolean; locale: Locale };

/** What the download costs, which is nothing; and in smaller letters what the full version costs, while it is sold. Nobody buys a beta. */
function ChoicePrice({ facts: { trialMinutes, salesCondition }, price, isFrom, isBeta, locale }: PriceProps) {
  const t = translatorFor(locale);
  const cents = currentPrice(price);
  if (cents === undefined || trialMinutes === undefined) return <Price price={price} locale={locale} from={isFrom} className="text-h3" />;
  const full = formatMoney(cents, locale);
  return (
    <span className="grid">
      <b className="font-semibold">{t("downloads.freeTrial", { time: t("catalogue.minutes", { count: trialMinutes }) })}</b>
      {salesCondition !== "Discontinued" && !isBeta && (
        <span className="text-small text-mute">
          {t("downloads.fullVersion")} {isFrom ? t("catalogue.from", { price: full }) : full}
        </span>
      )}
    </span>
  );
}

/** Of the app's first system, as large as the ring of channels beside other choices. */
function SystemIcon({ app: { systems } }: { app: Pick<NonNullable<ProductFacts["companion"]>, "systems"> }) {
  const [first] = systems;
  if (first === undefined) return null;
  const { src, width, height } = requireSystem(first.system).icon;
  return <img src={src} width={width} height={height} alt="" className="size-16 rounded-full border border-line p-3.5 sm:size-20 sm:p-4" />;
}

type ChoiceProps = {
  href: string;
  mark: React.ReactNode;
  name: string;
  /** Of what is needed one after the other, not one or the other. */ place?: number;
  /** On the card's button. */ action: string;
  /** The usual or the only one: its button stands out. */ isMain?: boolean;
  /** Why it does, on the frame. */ recommendation?: string;
  remarks: readonly string[];
  /** What it is for. */ purpose?: React.ReactNode;
  children?: React.ReactNode;
};

/** One card, all of it a target. */
function Choice({ href, mark, name, place, action, isMain = false, recommendation, remarks, purpose, children }: ChoiceProps) {
  return (
    <li className={`relative rounded-lg border ${recommendation === undefined ? "border-line" : "border-ink"}`}>
      <a href={href} className="group flex h-full flex-col gap-5 p-5 sm:p-8">
        {recommendation !== undefined && (
          <span className="absolute -top-[0.7em] left-3 bg-paper px-2 text-small leading-tight font-semibold text-tone sm:left-6">
            {recommendation}
          </span>
        )}
        <span className="flex items-center gap-5 sm:gap-6">
          {mark}
          <span>
            <span className="block text-h3 leading-tight font-semibold tracking-tight group-hover:text-signal">
              {place !== undefined && <span className="mr-3 text-tone">{place}</span>}
              {name}
            </span>
            {remarks.map((remark) => (
              <span key={remark} className="mt-1 block text-small text-mute">
                {remark}
              </span>
            ))}
          </span>
        </span>
        {purpose && <span className="text-small text-balance">{purpose}</span>}
        {children}
        <span
          className={`mt-auto print:hidden rounded-sm border px-5 py-2.5 text-center font-semibold transition-colors group-hover:border-ink group-hover:bg-ink group-hover:text-paper ${isMain ? "border-signal bg-signal text-on-signal" : "border-rule"}`}
        >
          {action}
        </span>
      </a>
    </li>
  );
}
