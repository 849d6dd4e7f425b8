/** Which of a product's editions, or its companion app: each leads to its own download. */
import { TaskTitle } from "#components/ui/task-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { requireSystem } from "#lib/content/facts.ts";
import { requireProduct } from "#lib/content/products.ts";
import { systemWords } from "#lib/content/fact-words.ts";
import { findNewestRelease } from "#lib/content/releases.ts";
import { requireLink } from "#lib/content/site.ts";
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
import { BetaNote } from "./beta-note.tsx";
import { DownloadSteps } from "./download-steps.tsx";
import { firstEdition, screenName } from "./screen-name.ts";
import { versionWords } from "./version-words.ts";

type Props = { screen: Extract<ProductScreen, { kind: "choose-download" }> & { product: string }; locale: Locale };

export function ChooseDownloadPage({ screen: { product, channel }, locale }: Props) {
  const t = translatorFor(locale);
  const { facts, words } = requireProduct(product, locale);
  const { companion } = facts;
  const isBeta = channel === "beta";
  const newest = findNewestRelease(product, channel);
  const beta = isBeta ? undefined : facts.screens.find((screen) => screen.kind === "choose-download" && screen.channel === "beta");
  const choices = facts.screens.flatMap((target) => (target.kind === "download" && target.channel === channel ? [target] : []));
  const [first, ...others] = choices;
  const main = others.length === 0 ? first : choices.find(({ editions }) => editions.some((key) => key === facts.usual));
  const isChoice = others.length > 0;
  const betaVersion = isBeta && newest !== undefined ? [newest.version] : [];
  const companionLink = companion && (isBeta ? companion.betaLink : companion.link);
  return (
    <article data-hue={facts.hue}>
      <div className="mx-auto grid max-w-6xl items-start gap-x-16 gap-y-10 px-5 pt-14 md:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]">
        <div>
          <TaskTitle
            headline={[t(isBeta ? "downloads.chooseBetaHeadline" : "downloads.chooseHeadline", { product: facts.name })]}
            locale={locale}
            lead={isBeta ? betaLead(product, locale) : t("downloads.sameFile")}
          />
          {isBeta && <BetaNote product={product} facts={facts} locale={locale} />}
          {isChoice && <DownloadSteps current="product" locale={locale} />}
        </div>
        <div>
          <WindowStage
            image={(main === undefined ? facts.editions.at(-1) : firstEdition(main).edition)?.image}
            alt=""
            name={facts.name}
            language={locale}
            sizes="(min-width: 68rem) 20rem, 84vw"
            locale={locale}
          />
          <p className="mt-4 flex flex-wrap gap-x-6 text-small text-mute">
            {newest !== undefined && <span className="basis-full font-semibold text-ink">{versionWords(newest, t)}</span>}
            {facts.systems.map((system) => (
              <span key={system.system}>{systemWords(system, t)}</span>
            ))}
          </p>
        </div>
        <div className="max-lg:row-start-2 lg:col-span-full">
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-5">
            {choices.map((target) => {
              const { key, edition, channels, price } = firstEdition(target).edition;
              return (
                <Choice
                  key={target.path}
                  href={localePath(locale, target.path)}
                  mark={<ChannelRing count={channels?.max ?? 0} className="w-16 sm:w-20" />}
                  name={screenName(target)}
                  place={isChoice || companionLink === undefined ? undefined : 1}
                  action={t("downloads.choose", { product: [edition === "" ? screenName(target) : edition, ...betaVersion].join(" ") })}
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
            {companion !== undefined && companionLink !== undefined && (
              <Choice
                href={requireLink(companionLink)}
                mark={<SystemIcon app={companion} />}
                name={companion.name}
                place={isChoice ? undefined : 2}
                action={t(isBeta ? "downloads.inTestFlight" : "downloads.inAppStore")}
                remarks={companion.systems.map((system) => systemWords(system, t))}
                purpose={t("downloads.companionPurpose", { product: facts.name })}
              />
            )}
          </ul>
          {beta !== undefined && (
            <p className="mt-6 text-small">
              <TextLink href={localePath(locale, beta.path)}>{t("downloads.chooseBetaTitle", { product: facts.name })}</TextLink>
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
  if ("free" in price || trialMinutes === undefined) return <Price price={price} locale={locale} from={isFrom} className="text-h3" />;
  return (
    <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <b className="leading-tight font-semibold">{t("downloads.freeTrial", { time: t("catalogue.minutes", { count: trialMinutes }) })}</b>
      {salesCondition !== "Discontinued" && !isBeta && (
        <span className="text-small text-mute">
          {t("downloads.fullVersion")} <Price price={price} from={isFrom} locale={locale} />
        </span>
      )}
    </span>
  );
}

/** Of the app's first system, as large as the ring of channels beside other choices. */
function SystemIcon({ app: { systems } }: { app: NonNullable<ProductFacts["companion"]> }) {
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
    <li className={`relative rounded-lg border ${isMain ? "border-ink" : "border-line"}`}>
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
