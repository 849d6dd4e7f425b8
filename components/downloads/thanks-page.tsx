/** What to do after a download, a purchase or an upgrade: three steps, and where help is. */
import { buyTarget } from "#components/layout/product-actions.tsx";
import { closeUpOf } from "#components/windows/close-up-of.ts";
import { HeadWindow } from "#components/windows/head-window.tsx";
import { ArrivalSign } from "#components/ui/arrival.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ChannelRing } from "#components/ui/channel-ring.tsx";
import { LineIcon } from "#components/ui/line-icon.tsx";
import { TaskTitle } from "#components/ui/task-head.tsx";
import { DecorativeImage } from "#components/ui/decorative-image.tsx";
import { productFact } from "#lib/content/fact-words.ts";
import { linkToGuide } from "#lib/content/guides.ts";
import { downloadPath, editionTitle, requireFacts, editionDownloadPath } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import type { ProductScreen } from "#schemas/product-screen.ts";
import { FullVersionOffer } from "./full-version-offer.tsx";
import { type Step, StepList } from "#components/ui/step-list.tsx";

type Thanks = Extract<ProductScreen, { kind: "thanks" }>;
type Props = { screen: Thanks & { product: string }; locale: Locale };

export function ThanksPage({ screen: { product, after }, locale }: Props) {
  const t = translatorFor(locale);
  const facts = requireFacts(product);
  const upgrade = after === "upgrading" ? onlyUpgrade(facts) : undefined;
  const edition = upgrade?.to;
  const buy = after === "downloading" ? buyTarget(facts, locale) : undefined;
  const bought = edition === undefined ? facts.name : editionTitle(facts, edition);
  const download = edition === undefined ? downloadPath(facts) : editionDownloadPath(facts, edition.key);
  return (
    <article data-hue={facts.hue}>
      <div className="stage stage-top page-head overflow-clip">
        <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-8 px-5 py-10 md:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
          <div className="lg:self-center">
            <div className="mb-5 flex items-center gap-4 *:first:size-11 *:first:shrink-0">
              <ArrivalSign />
              <p className="text-small font-semibold text-balance text-mute">{t(`thanks.${after}.title`, { product: facts.name })}</p>
            </div>
            <TaskTitle
              headline={[t(`thanks.${after}.headline`)]}
              locale={locale}
              lead={t(`thanks.${after}.lead`, { product: bought, days: productFact.figure("licenceIssueDays", locale, t) })}
            />
            {after === "downloading" ? (
              <p className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3 text-small">
                {t("thanks.noDownload")}{" "}
                <ButtonLink href={localePath(locale, downloadPath(facts))} size="small">
                  {t("downloadLink.request")}
                </ButtonLink>
              </p>
            ) : (
              <p className="mt-7 max-sm:[&_a]:block">
                <ButtonLink href={localePath(locale, download)} tone="primary">
                  {t("thanks.download", { product: bought })}
                </ButtonLink>
              </p>
            )}
          </div>
          {upgrade === undefined ? <Picture after={after} facts={facts} locale={locale} /> : <MoreChannels {...upgrade} t={t} />}
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-5 md:px-8">
        <StepList steps={stepsOf(after, facts, bought, locale, t)} />
        {after !== "downloading" && (
          <div className={`${CARD} mt-12 items-center`}>
            <p className="font-semibold">{t("thanks.trouble")}</p>
            <ButtonLink href={`${localePath(locale, "/support")}#contact`} size="small">
              {t("account.meanwhile.support")}
            </ButtonLink>
          </div>
        )}
        {buy !== undefined && <FullVersionOffer facts={facts} buy={buy} className={`${CARD} mt-12`} locale={locale} />}
      </div>
    </article>
  );
}

/** A row on a panel of its own. */
const CARD = "flex flex-wrap justify-between gap-x-8 gap-y-5 rounded-lg bg-raise p-6 md:px-8";

/** After a download, a part of the window; after a purchase, where the key is entered. Phones have room for the steps alone. */
function Picture({ after, facts, locale }: Pick<Thanks, "after"> & { facts: ProductFacts; locale: Locale }) {
  const picture = closeUpOf(facts);
  if (after === "purchasing" || picture === undefined)
    return <HeadWindow facts={facts} isLocked={after === "purchasing"} locale={locale} />;
  return (
    <div className="self-center max-sm:hidden">
      <DecorativeImage
        picture={picture}
        sizes="(min-width: 68rem) 32rem, 92vw"
        className="aspect-4/3 h-auto w-full rounded-lg border border-line object-cover"
      />
    </div>
  );
}

type Upgrade = { from: Edition; to: Edition };

/** The upgrade of a product, if all of them lead to one edition. */
function onlyUpgrade({ upgrades, editions }: ProductFacts): Upgrade | undefined {
  const [first] = upgrades;
  const from = editions.find(({ key }) => key === first?.from);
  const to = editions.find(({ key }) => key === first?.to);
  const isOnly = upgrades.every((upgrade) => upgrade.to === first?.to);
  return isOnly && from !== undefined && to !== undefined ? { from, to } : undefined;
}

/** The channels before and after an upgrade. */
function MoreChannels({ t, ...upgrade }: Upgrade & { t: Translate }) {
  const [from, to] = [upgrade.from, upgrade.to].map(({ edition, channels }) => (
    <span key={edition} className="grid text-center text-small">
      <ChannelRing count={channels?.max ?? 0} className="w-32 sm:w-52 lg:w-60" />
      <b className="mt-3 text-h3 leading-tight font-semibold">{edition}</b>{" "}
      {channels !== undefined && <span className="text-mute">{t("chooser.upTo", { count: channels.max })}</span>}
    </span>
  ));
  return (
    <div className="flex items-start justify-center gap-4 self-center sm:gap-6 lg:justify-end">
      {from}
      <span className="grid h-32 items-center sm:h-52 lg:h-60">
        <LineIcon viewBox="0 0 48 12" width="72" height="18" strokeWidth="1.8" className="text-tone max-sm:w-10">
          <path d="M0 6h46M41 1l5 5-5 5" />
        </LineIcon>
      </span>
      {to}
    </div>
  );
}

/** Three steps, each with help. */
function stepsOf(after: Thanks["after"], facts: ProductFacts, bought: string, locale: Locale, t: Translate): Step[] {
  const { name } = facts;
  const [getStarted] = linkToGuide("firstSteps", locale, t("thanks.getStarted", { product: name }));
  if (after === "downloading") {
    const [notInDaw] = facts.formats.length > 0 ? linkToGuide("pluginNotShown", locale, t("thanks.notInDaw")) : [];
    return [
      { title: t("thanks.step.install.title"), text: t("thanks.step.install.text", { product: name }), link: getStarted },
      { title: t("thanks.step.load.title"), text: t("thanks.step.load.text", { product: name }), link: notInDaw },
      ...trialOf(facts, locale, t),
    ];
  }
  const [activation] = linkToGuide("activation", locale);
  const [key] = linkToGuide("keyNotArrived", locale);
  const [bothEditions] = linkToGuide("editions", locale, t("thanks.bothEditions"));
  const hasMultiUser = facts.editions.some(({ licence }) => licence === "multi-user");
  return [
    {
      title: t("thanks.step.fetch.title"),
      ...(after === "upgrading"
        ? { text: t("thanks.step.reinstall.text", { product: bought }), link: bothEditions }
        : { text: t("thanks.step.fetch.text", { product: name }), link: getStarted }),
    },
    { title: t("thanks.step.key.title"), text: t("thanks.step.key.text"), link: key },
    {
      title: t("thanks.step.activate.title"),
      text: t(`thanks.step.activate.${hasMultiUser ? "eitherLicence" : "text"}`),
      link: activation,
    },
  ];
}

/** The step of the trial. Only what is sold has one. */
function trialOf({ name, trialMinutes, editions }: ProductFacts, locale: Locale, t: Translate): Step[] {
  if (trialMinutes === undefined) return [];
  const text = [
    t("thanks.step.try.text", { time: t("catalogue.minutes", { count: trialMinutes }) }),
    ...editions
      .filter(({ price }) => "free" in price)
      .map((edition) => t("thanks.freeEdition", { product: editionTitle({ name }, edition) })),
  ].join(sentenceSpace(locale));
  const [link] = linkToGuide("trial", locale, t("products.tryFirst"));
  return [{ title: t("thanks.step.try.title"), text, link }];
}
