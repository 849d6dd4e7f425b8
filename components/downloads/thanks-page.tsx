/** What to do after a download, a purchase or an upgrade: three steps, and where help is. */
import { buyTarget } from "#components/layout/product-actions.tsx";
import { HeadWindow } from "#components/products/head-window.tsx";
import { largerPriceNote } from "#components/products/lowest-price.tsx";
import { StartingPrice } from "#components/products/starting-price.tsx";
import { ArrivalSign } from "#components/ui/arrival.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { ChannelRing } from "#components/ui/channel-ring.tsx";
import { LineIcon } from "#components/ui/line-icon.tsx";
import { RowLinks } from "#components/ui/row-links.tsx";
import { TaskTitle } from "#components/ui/task-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { productFact } from "#lib/content/fact-words.ts";
import { linkToGuide } from "#lib/content/guides.ts";
import { downloadPath, editionTitle, requireFacts, editionDownloadPath } from "#lib/content/products.ts";
import type { linkTo } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import type { ProductScreen } from "#schemas/product-screen.ts";
import { StepList } from "#components/ui/step-list.tsx";

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
        <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-12 px-5 py-12 md:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
          <div className="lg:self-center">
            <ArrivalSign />
            <div className="mt-6">
              <TaskTitle
                name={after === "downloading" ? undefined : t(`thanks.${after}.title`, { product: facts.name })}
                headline={[t(`thanks.${after}.headline`)]}
                locale={locale}
                lead={t(`thanks.${after}.lead`, { product: bought, days: productFact.figure("licenceIssueDays", locale, t) })}
              />
            </div>
            {after === "downloading" ? (
              <p className="mt-6 flex flex-wrap gap-x-3">
                {t("thanks.noDownload")} <TextLink href={localePath(locale, downloadPath(facts))}>{t("downloadLink.request")}</TextLink>
              </p>
            ) : (
              <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4 max-sm:[&_a]:grow">
                <ButtonLink href={localePath(locale, download)} tone="primary">
                  {t("thanks.download", { product: bought })}
                </ButtonLink>{" "}
                <TextLink href={`${localePath(locale, "/support")}#contact`}>{t("account.meanwhile.support")}</TextLink>
              </p>
            )}
          </div>
          {upgrade === undefined ? <HeadWindow facts={facts} locale={locale} /> : <MoreChannels {...upgrade} t={t} />}
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-5 md:px-8">
        <StepList steps={stepsOf(after, facts, bought, locale, t)} />
        {buy !== undefined && (
          <div className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-lg bg-raise p-6 md:px-8">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <b className="font-semibold">{facts.name}</b> <span className="text-mute">{t("downloads.fullVersion")}</span>
              {largerPriceNote(facts, locale) ?? <StartingPrice facts={facts} locale={locale} />}
            </div>
            <ButtonRow>
              <ButtonLink href={buy}>{t("products.buyNow")}</ButtonLink>
            </ButtonRow>
          </div>
        )}
        <RowLinks links={helpOf(after, facts, locale, t)} className="mt-14 grid gap-x-12 *:last:border-b md:grid-cols-3 md:*:border-b" />
      </div>
    </article>
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
      <ChannelRing count={channels?.max ?? 0} className="w-28 sm:w-52" />
      <b className="mt-3 text-h3 leading-tight font-semibold">{edition}</b>{" "}
      {channels !== undefined && <span className="text-mute">{t("chooser.upTo", { count: channels.max })}</span>}
    </span>
  ));
  return (
    <div className="flex items-start justify-center gap-4 self-center sm:gap-6 lg:justify-end">
      {from}
      <span className="grid h-28 items-center sm:h-52">
        <LineIcon viewBox="0 0 48 12" width="48" height="12" strokeWidth="1.4" className="text-tone max-sm:w-8">
          <path d="M0 6h46M41 1l5 5-5 5" />
        </LineIcon>
      </span>
      {to}
    </div>
  );
}

/** Below each step, help with it. */
function helpOf(after: Thanks["after"], { name, formats }: ProductFacts, locale: Locale, t: Translate): ReturnType<typeof linkTo> {
  const getStarted = linkToGuide("firstSteps", locale, t("thanks.getStarted", { product: name }));
  if (after === "downloading")
    return [
      ...getStarted,
      ...(formats.length > 0 ? linkToGuide("pluginNotShown", locale, t("thanks.notInDaw")) : []),
      ...linkToGuide("trial", locale, t("products.tryFirst")),
    ];
  return [
    ...(after === "upgrading" ? linkToGuide("editions", locale, t("thanks.bothEditions")) : getStarted),
    ...linkToGuide("keyNotArrived", locale),
    ...linkToGuide("activation", locale),
  ];
}

function stepsOf(
  after: Thanks["after"],
  { name, trialMinutes, editions }: ProductFacts,
  bought: string,
  locale: Locale,
  t: Translate,
): { title: string; text: string }[] {
  if (after === "downloading") {
    const trial =
      trialMinutes === undefined
        ? []
        : [
            {
              title: t("thanks.step.try.title"),
              text: [
                t("thanks.step.try.text", { time: t("catalogue.minutes", { count: trialMinutes }) }),
                // Only what is sold has a trial.
                ...editions
                  .filter(({ price }) => "free" in price)
                  .map((edition) => t("thanks.freeEdition", { product: editionTitle({ name }, edition) })),
              ].join(sentenceSpace(locale)),
            },
          ];
    return [
      { title: t("thanks.step.install.title"), text: t("thanks.step.install.text", { product: name }) },
      { title: t("thanks.step.load.title"), text: t("thanks.step.load.text", { product: name }) },
      ...trial,
    ];
  }
  const hasMultiUser = editions.some(({ licence }) => licence === "multi-user");
  return [
    after === "upgrading"
      ? {
          title: t("thanks.step.fetch.title"),
          text: t("thanks.step.reinstall.text", { product: bought }),
        }
      : { title: t("thanks.step.fetch.title"), text: t("thanks.step.fetch.text", { product: name }) },
    { title: t("thanks.step.key.title"), text: t("thanks.step.key.text") },
    { title: t("thanks.step.activate.title"), text: t(`thanks.step.activate.${hasMultiUser ? "eitherLicence" : "text"}`) },
  ];
}
