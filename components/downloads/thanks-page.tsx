/** What to do after a download, a purchase or an upgrade: three steps, and where help is. */
import { HeadWindow } from "#components/products/head-window.tsx";
import { ArrivalSign } from "#components/ui/arrival.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { RowLinks } from "#components/ui/row-links.tsx";
import { TaskTitle } from "#components/ui/task-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { productFact } from "#lib/content/fact-words.ts";
import { downloadPath, editionTitle, requireFacts, trialDownloadPath } from "#lib/content/products.ts";
import { listArticlesAbout, listTopics } from "#lib/content/support.ts";
import { hasPage } from "#lib/content/routes.ts";
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
  // Who has bought it reads about licences, and not about its trial.
  const articles =
    after === "downloading"
      ? listArticlesAbout(product, locale)
      : listTopics(locale).flatMap((topic) => (topic.topic === "licences" ? topic.articles : []));
  const edition = after === "upgrading" ? upgradedTo(facts) : undefined;
  const bought = edition === undefined ? facts.name : editionTitle(facts, edition);
  const download = edition === undefined ? downloadPath(facts) : trialDownloadPath(facts, edition.key);
  const activation = "/support/licence-activation";
  const waysOn = [
    ...(after === "downloading" && hasPage(activation, locale)
      ? [{ href: localePath(locale, activation), label: t("thanks.activationHelp") }]
      : []),
    ...articles.slice(0, 2).map(({ path, words }) => ({ href: localePath(locale, path), label: words.data.title })),
    ...(after === "downloading" ? [] : [{ href: `${localePath(locale, "/support")}#contact`, label: t("account.meanwhile.support") }]),
    { href: localePath(locale, `${facts.path}/releases`), label: t("products.releases") },
  ];
  return (
    <article data-hue={facts.hue}>
      <div className="stage stage-top page-head overflow-clip">
        <div className="mx-auto grid max-w-6xl gap-x-16 px-5 pt-12 md:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
          <div className="pb-12 lg:self-center">
            <ArrivalSign />
            <div className="mt-7">
              <TaskTitle
                name={after === "upgrading" ? t("thanks.upgrading.title", { product: facts.name }) : undefined}
                headline={[t(`thanks.${after}.headline`)]}
                locale={locale}
                lead={leadOf(after, bought, locale, t)}
              />
            </div>
            {after === "downloading" ? (
              <p className="mt-4">
                <TextLink href={localePath(locale, downloadPath(facts))}>{t("thanks.again")}</TextLink>
              </p>
            ) : (
              <p className="mt-9">
                <ButtonLink href={localePath(locale, download)} tone="primary">
                  {t("thanks.download", { product: bought })}
                </ButtonLink>
              </p>
            )}
          </div>
          <HeadWindow facts={facts} locale={locale} />
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-5 md:px-8">
        <StepList steps={stepsOf(after, facts, bought, locale, t)} />
        <RowLinks links={waysOn} className="mt-14 grid gap-x-20 *:last:border-b sm:grid-cols-2 sm:*:nth-last-[-n+2]:border-b" />
      </div>
    </article>
  );
}

/** The edition that all upgrades of a product lead to, if they lead to one. */
function upgradedTo({ upgrades, editions }: ProductFacts): Edition | undefined {
  const [key, ...others] = new Set(upgrades.map(({ to }) => to));
  return others.length === 0 ? editions.find((edition) => edition.key === key) : undefined;
}

function leadOf(after: Thanks["after"], product: string, locale: Locale, t: Translate): string {
  return after === "downloading"
    ? t("thanks.downloading.lead", { product })
    : t(`thanks.${after}.lead`, { product, days: productFact.figure("licenceIssueDays", locale, t) });
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
  const days = productFact.figure("licenceIssueDays", locale, t);
  return [
    after === "upgrading"
      ? {
          title: t("thanks.step.reinstall.title", { product: bought }),
          text: t("thanks.step.reinstall.text", { product: bought }),
        }
      : { title: t("thanks.step.fetch.title"), text: t("thanks.step.fetch.text", { product: name }) },
    { title: t("thanks.step.key.title"), text: t("thanks.step.key.text", { days }) },
    { title: t("thanks.step.activate.title"), text: t(`thanks.step.activate.${hasMultiUser ? "eitherLicence" : "text"}`) },
  ];
}
