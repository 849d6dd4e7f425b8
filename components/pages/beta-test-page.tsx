/** The beta test: at its head the first beta that is open today, with its window; then any others, and how the test works. */
import { HeadWindow } from "#components/windows/head-window.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import type { Page } from "#lib/content/pages.ts";
import { betaPath, listProducts, type Product } from "#lib/content/products.ts";
import { findOpenBeta, listReleases } from "#lib/content/releases.ts";
import { findLink } from "#lib/content/site.ts";
import { headingId } from "#lib/heading-id.ts";
import { formatDay } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { BetaChanges } from "./beta-changes.tsx";
import { WordsPage } from "./words-page.tsx";

export function BetaTestPage({ page, locale }: { page: Page; locale: Locale }) {
  const [first, ...others] = listProducts(locale).filter(({ slug }) => findOpenBeta(slug) !== undefined);
  const feedback = findLink("feedbackForm");
  return (
    <WordsPage
      page={page}
      locale={locale}
      end={
        (first !== undefined || feedback !== undefined) && (
          <>
            {feedback !== undefined && (
              <ButtonLink href={feedback} tone="primary">
                {translatorFor(locale)("support.toFeedback")}
              </ButtonLink>
            )}
            {first !== undefined && <TryBeta product={first} tone="plain" locale={locale} />}
          </>
        )
      }
      {...(first !== undefined && {
        figure: <HeadWindow facts={first.facts} locale={locale} />,
        offer: (
          <div data-hue={first.facts.hue} className="mt-9">
            <OpenBeta product={first} locale={locale} />
          </div>
        ),
      })}
    >
      {first !== undefined && (
        <PageBody>
          <BetaChanges product={first} locale={locale} />
        </PageBody>
      )}
      {others.length > 0 && (
        <ul className="mx-auto my-14 grid max-w-6xl gap-6 px-5 md:px-8">
          {others.map((product) => (
            <li
              key={product.slug}
              data-hue={product.facts.hue}
              className="stage grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 overflow-clip rounded-lg p-6 md:p-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]"
            >
              <OpenBeta product={product} locale={locale} />
              <HeadWindow facts={product.facts} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </WordsPage>
  );
}

/** What is new in a beta in a sentence, its risk, and the way to it. */
function OpenBeta({ product, locale }: { product: Product; locale: Locale }) {
  const { slug, facts } = product;
  const t = translatorFor(locale);
  // An open beta is the newest release.
  const [release] = listReleases(slug, locale);
  if (release === undefined) return null;
  const { version } = release;
  return (
    <div data-beta="">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={headingId(`${facts.name} ${version}`)} className="text-h3">
          {facts.name} {version}
        </h2>{" "}
        <span className="rounded-sm border border-tone px-2 text-note font-semibold">{t("releases.beta")}</span>{" "}
        <time dateTime={release.facts.date} className="text-small font-normal text-mute">
          {formatDay(release.facts.date, locale)}
        </time>
      </div>
      <p lang={foreignTag(release.words.language, locale)} className="mt-3 max-w-[32em] sm:text-balance">
        {release.words.data.summary}
      </p>
      <p className="mt-5 max-w-[32em] border-l-2 border-signal pl-4 text-small font-semibold sm:text-balance">{t("downloads.betaRisk")}</p>
      <p className="mt-6 max-sm:[&_a]:block">
        <TryBeta product={product} locale={locale} />
      </p>
    </div>
  );
}

function TryBeta({ product: { slug, facts }, tone = "primary", locale }: { product: Product; tone?: "primary" | "plain"; locale: Locale }) {
  const version = findOpenBeta(slug)?.version ?? "";
  return (
    <ButtonLink href={localePath(locale, betaPath(facts))} tone={tone}>
      {translatorFor(locale)("downloads.tryBetaOf", { product: facts.name, version })}
    </ButtonLink>
  );
}
