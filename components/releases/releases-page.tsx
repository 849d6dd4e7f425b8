/** Every release of a product, newest first. */
import type { ReactNode } from "react";
import { LOW_STANDS, sourcesOf } from "#components/ui/field-drawings.ts";
import { PageHead } from "#components/ui/page-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { linkToGuide } from "#lib/content/guides.ts";
import { findLatestRelease, listReleases } from "#lib/content/releases.ts";
import { requireFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { ReleaseEntry } from "./release-entry.tsx";
import { FILTER_GROUP, ReleaseFilter } from "./release-filter.tsx";
import { ReleaseLinks } from "./release-links.tsx";

export function ReleasesPage({
  product,
  form,
  locale,
}: {
  product: string;
  /** Sends any version. A prop, because imports between folders run one way. */ form?: ReactNode;
  locale: Locale;
}) {
  const t = translatorFor(locale);
  const facts = requireFacts(product);
  const latest = findLatestRelease(product);
  const releases = listReleases(product, locale);
  return (
    <article data-hue={facts.hue}>
      <PageHead
        headline={[t("releases.titleOf", { product: facts.name })]}
        lead={t("releases.lead", { product: facts.name })}
        drawing={sourcesOf(
          releases.map(() => facts.hue),
          LOW_STANDS,
        )}
        isDrawingWideOnly
        isDocument
      >
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3 max-sm:*:w-full" data-pagefind-ignore="">
          <TextLink href={localePath(locale, facts.path)}>{t("releases.toProduct", { product: facts.name })}</TextLink>{" "}
          {linkToGuide("versionNumbers", locale, t("releases.aboutVersions")).map(({ href, label }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </p>
        {releases.length > 0 && (
          <nav aria-label={t("releases.versions")} className="mt-6 flex flex-wrap gap-x-5 gap-y-1 print:hidden" data-pagefind-ignore="">
            <span className="text-mute" aria-hidden="true">
              {t("releases.versions")}
            </span>
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {releases.map(({ version }) => (
                <li key={version}>
                  <TextLink href={`#${version}`}>{version}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHead>
      <div className={`${FILTER_GROUP} mx-auto max-w-6xl px-5 md:px-8`}>
        {releases.length > 0 ? (
          <ReleaseFilter product={product} locale={locale} />
        ) : (
          <p className="mb-12">{t("downloadForm.nothingYet")}</p>
        )}
        {releases.map((release) => (
          <ReleaseEntry
            key={release.version}
            release={release}
            product={facts}
            isLatest={release.version === latest?.version}
            locale={locale}
          />
        ))}
        {form}
        <ReleaseLinks product={product} locale={locale} />
      </div>
    </article>
  );
}
