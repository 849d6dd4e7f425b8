/** Which of a product's editions, or its companion app: each leads to its own download. */
import { Heading } from "#components/ui/heading.tsx";
import { TaskTitle } from "#components/ui/task-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { requireProduct } from "#lib/content/products.ts";
import { currentPrice, formatWords, systemWords } from "#lib/content/fact-words.ts";
import { findNewestRelease } from "#lib/content/releases.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import type { ProductScreen } from "#schemas/product-screen.ts";
import { ChannelRing } from "#components/ui/channel-ring.tsx";
import { SaleEnd, saleDays } from "#components/prices/sale-end.tsx";
import { betaLead } from "./beta-lead.ts";
import { ChoicePrice } from "./choice-price.tsx";
import { companionOf, downloadsOf } from "./companion.ts";
import { DownloadChoice, SystemIcon } from "./download-choice.tsx";
import { DownloadPicture } from "./download-picture.tsx";
import { DownloadSteps } from "./download-steps.tsx";
import { BetaNote } from "./install-note.tsx";
import { firstEdition, screenName } from "./screen-name.ts";
import { separated, versionWords } from "./version-words.ts";

type Props = { screen: Extract<ProductScreen, { kind: "choose-download" }> & { product: string }; locale: Locale };

export function ChooseDownloadPage({ screen: { product, channel }, locale }: Props) {
  const t = translatorFor(locale);
  const { facts, words } = requireProduct(product, locale);
  const isBeta = channel === "beta";
  const companion = companionOf(facts, isBeta, t);
  const newest = findNewestRelease(product, channel);
  const beta = isBeta ? undefined : facts.screens.find((screen) => screen.kind === "choose-download" && screen.channel === "beta");
  const choices = downloadsOf(facts, channel);
  const [first, ...others] = choices;
  const main = others.length === 0 ? first : choices.find(({ editions }) => editions.some((key) => key === facts.usual));
  const isChoice = others.length > 0;
  const news = isBeta ? betaLead(product, locale) : undefined;
  const prices = isBeta ? [] : choices.map((choice) => firstEdition(choice).edition.price);
  const isOnSale = facts.salesCondition !== "Discontinued" && saleDays(prices, locale) !== undefined;
  const needsBoth = !isChoice && companion !== undefined;
  const numberOf = (place: number) => (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center self-start rounded-full border border-tone font-semibold text-tone"
    >
      {place}
    </span>
  );
  return (
    <article data-hue={facts.hue}>
      <div className="mx-auto grid max-w-6xl items-start gap-x-16 gap-y-8 px-5 pt-12 sm:pt-10 md:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <div>
          <TaskTitle
            headline={[t(isBeta ? "downloads.chooseBetaHeadline" : "downloads.chooseHeadline", { product: facts.name })]}
            locale={locale}
            lead={isBeta ? undefined : t("downloads.sameFile")}
          />
          {newest !== undefined && (
            <p className="mt-4 flex flex-wrap gap-x-4 text-small">
              <b className="font-semibold">{versionWords(newest, t)}</b>{" "}
              <TextLink href={localePath(locale, `${facts.path}/releases#${newest.version}`)}>{t("releases.whatIsNew")}</TextLink>
            </p>
          )}
          {isBeta && news !== undefined && <p className="mt-2 max-w-[30em] text-mute sm:text-balance">{news}</p>}
          {/* Where both are needed, each card has its own. */}
          {!needsBoth && (
            <p className="mt-1 mb-4 text-small text-mute">
              {separated(...facts.systems.map((system) => systemWords(system, t)), formatWords(facts, locale, t))}
            </p>
          )}
          {!needsBoth && <DownloadSteps current="product" locale={locale} />}
        </div>
        {isBeta ? (
          <div className="lg:mt-3">
            <BetaNote product={product} facts={facts} locale={locale} />
          </div>
        ) : (
          // A small screen has room for what is to be chosen.
          <div className="max-lg:hidden">
            <DownloadPicture
              facts={facts}
              edition={main === undefined ? facts.editions.at(-1) : firstEdition(main).edition}
              locale={locale}
            />
          </div>
        )}
        <div className={`lg:col-span-full ${isChoice ? "sm:mt-4" : ""}`}>
          {needsBoth && (
            <Heading words={(t) => companionOf(facts, isBeta, t)?.needBoth ?? ""} locale={locale} className="mb-5 text-h3 leading-tight" />
          )}
          {isOnSale && (
            <p className="mb-6 text-small sm:text-right">
              <SaleEnd locale={locale} />
            </p>
          )}
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-5">
            {choices.map((target) => {
              const { key, edition, channels, price } = firstEdition(target).edition;
              return (
                <DownloadChoice
                  key={target.path}
                  href={localePath(locale, target.path)}
                  mark={needsBoth ? numberOf(1) : <ChannelRing count={channels?.max ?? 0} className="w-16 sm:w-20" />}
                  name={screenName(target)}
                  action={
                    isBeta
                      ? t("downloads.getBeta", { product: screenName(target) })
                      : t(
                          currentPrice(price) === undefined || facts.trialMinutes === undefined ? "downloads.choose" : "downloads.tryFree",
                          {
                            product: edition === "" ? screenName(target) : edition,
                          },
                        )
                  }
                  isMain={target === main}
                  picture={needsBoth ? facts.details[1] : undefined}
                  recommendation={target === main && isChoice ? t("pricing.usual") : undefined}
                  remarks={
                    needsBoth
                      ? [...facts.systems.map((system) => systemWords(system, t)), formatWords(facts, locale, t)]
                      : channels === undefined
                        ? []
                        : [t("chooser.upTo", { count: channels.max })]
                  }
                  purpose={
                    target.editions.length === 1 && (
                      <span lang={foreignTag(words.language, locale)}>{words.data.editions[key]?.description}</span>
                    )
                  }
                >
                  {!(needsBoth && isBeta) && (
                    <ChoicePrice facts={facts} price={price} isFrom={target.editions.length > 1} isBeta={isBeta} locale={locale} />
                  )}
                </DownloadChoice>
              );
            })}
            {companion !== undefined && (
              <DownloadChoice
                href={companion.href}
                mark={needsBoth ? numberOf(2) : <SystemIcon app={companion} />}
                name={companion.name}
                action={companion.action}
                remarks={[
                  ...companion.systems.map((system) => systemWords(system, t)),
                  needsBoth && isBeta ? companion.onDevice : t("downloads.companionPurpose", { product: facts.name }),
                ]}
                picture={needsBoth ? facts.details[0] : undefined}
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
