/** `/animation`: the sound field in motion from edge to edge, a few words, and links to the home page and the products. */
import { BrandMark } from "#components/ui/brand-mark.tsx";
import { HeadlineLines } from "#components/ui/headline-lines.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { listSoldProducts } from "#lib/content/products.ts";
import { site } from "#lib/content/site.ts";
import { headingId } from "#lib/heading-id.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { MovingField } from "./moving-field.tsx";

export function AnimationPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const home = t("animation.home");
  return (
    <div className="animation-stage flex flex-col justify-between">
      <div className="animation-sky">
        <MovingField hues={listSoldProducts(locale).map(({ facts }) => facts.hue)} />
      </div>
      <p className="mx-auto w-full max-w-6xl p-5 md:p-8">
        <a
          href={localePath(locale, "/")}
          aria-label={`${site.name}: ${home}`}
          className="inline-flex min-h-11 items-center gap-3 font-semibold hover:text-signal"
        >
          <BrandMark className="w-7" />
          <span className="whitespace-nowrap">{site.name}</span>
        </a>
      </p>
      <div lang={foreignTag(page.language, locale)} className="mx-auto w-full max-w-6xl p-5 pb-10 md:p-8 md:pb-14">
        <h1 id={headingId(page.data.headline.join(" "))} className="text-hero leading-[1.05]">
          <HeadlineLines lines={page.data.headline} />
        </h1>
        <p className="mt-6 max-w-[26em] text-lead text-balance">{page.data.lead}</p>
        <p className="mt-8 max-sm:grid">
          <ButtonLink href={localePath(locale, "/products")} tone="primary">
            {t("products.seeAll")}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
