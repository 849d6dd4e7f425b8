/** Ways from one edition to a larger one, with what they cost. */
import { ChannelRing } from "#components/ui/channel-ring.tsx";
import { Price } from "#components/prices/price.tsx";
import { Saving } from "#components/prices/saving.tsx";
import { productFacts, requireEdition, requireFacts } from "#lib/content/products.ts";
import { listReleases } from "#lib/content/releases.ts";
import { requireLink } from "#lib/content/site.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import { Arrow } from "#components/ui/arrow.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { ProductMark } from "#components/ui/product-mark.tsx";
import type { LinkKey } from "#schemas/links.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

/** Side by side, drawings, prices and buttons stand on one line each. */
const CARD = "mb-12 border-t-2 border-tone pt-5 sm:row-span-4 sm:grid sm:grid-rows-subgrid";

export function UpgradeList({ products, locale }: { products: readonly ProductFacts[]; locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
      {products.flatMap(({ name, hue, upgrades }) =>
        upgrades.map(({ from, to, link, price }) => {
          const [small, large] = [requireEdition(from).edition, requireEdition(to).edition];
          const title = (t: Translate) => t("pricing.upgradePath", { product: name, from: small.edition, to: large.edition });
          return (
            <li key={`${from} ${to}`} data-hue={hue} className={CARD}>
              <Heading as="h3" words={title} locale={locale} className="text-h3" />
              <p className="my-5 flex items-center gap-4">
                <ChannelRing count={small.channels?.max ?? 0} className="w-14" />
                <Arrow className="w-6 stroke-mute" />
                <ChannelRing count={large.channels?.max ?? 0} className="w-20" />
              </p>
              <p className="grid justify-items-start gap-1 self-baseline">
                <Price price={price} locale={locale} className="text-tagline leading-tight" /> <Saving price={price} locale={locale} />
              </p>
              <p className="mt-5 max-sm:grid">
                <ButtonLink href={requireLink(link)}>
                  {t("pricing.upgrade")}
                  <span className="sr-only"> {title(t)}</span>
                </ButtonLink>
              </p>
            </li>
          );
        }),
      )}
      {listSuccessions(locale).map(({ from, to, link }) => (
        <li key={from} data-hue={to.hue} className={CARD}>
          <Heading as="h3" words={(t) => t("pricing.successorPath", { from, to: to.name })} locale={locale} className="text-h3" />
          <p className="my-5 flex items-center gap-4">
            <ProductMark hue={to.hue} className="w-14 opacity-50 grayscale" />
            <Arrow className="w-6 stroke-mute" />
            <ProductMark hue={to.hue} className="w-20" />
          </p>
          <p className="grid content-end gap-1 text-small text-mute">
            <span>{t("pricing.successorPrice")}</span> <span>{t("pricing.successorTerms")}</span>
          </p>
          <p className="mt-5 max-sm:grid">
            <ButtonLink href={requireLink(link)}>
              {t("pricing.upgrade")}
              <span className="sr-only"> {t("pricing.successorPath", { from, to: to.name })}</span>
            </ButtonLink>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** From what is no longer sold to what took its place, where a release of the latter says that owners may upgrade. */
function listSuccessions(locale: Locale): { from: string; to: ProductFacts; link: LinkKey }[] {
  return [...productFacts.values()].flatMap(({ name, successor }) => {
    if (successor === undefined) return [];
    const link = listReleases(successor, locale).find(({ facts }) => facts.upgradeLink !== undefined)?.facts.upgradeLink;
    return link === undefined ? [] : [{ from: name, to: requireFacts(successor), link }];
  });
}
