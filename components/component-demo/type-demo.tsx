import { Words } from "#components/mdx/words.tsx";
import { HeadlineLines } from "#components/ui/headline-lines.tsx";
import { Section } from "#components/ui/section.tsx";
import { type Page, requirePage } from "#lib/content/pages.ts";
import { listProducts } from "#lib/content/products.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { SIZES } from "./type-sizes.ts";

/** The sizes of type in words of the site, no two in the same, and what MDX may hold. */
export function TypeDemo({ page, locale }: { page: Page; locale: Locale }) {
  const home = requirePage("home", locale);
  const products = listProducts(locale).flatMap(({ words }) => (words.language === page.language ? words.data : []));
  const samples = {
    lines: () => <HeadlineLines lines={(home.language === page.language ? home : page).data.headline} />,
    heading: (place: number) => products[place % products.length]?.tagline,
    text: (place: number) => products[place % products.length]?.lead,
    line: (place: number) => products[place % products.length]?.summary,
  };
  return (
    <Section id="type" title={(t) => t("componentDemo.type")} locale={locale}>
      <dl className="grid gap-8" lang={foreignTag(page.language, locale)}>
        {SIZES.map(({ name, look, pixels, sample }, place) => (
          <div key={name} className="grid items-baseline gap-x-8 gap-y-2 md:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="font-mono text-note text-mute">
              {name} <span className="whitespace-nowrap">{pixels.join("–")} px</span>
            </dt>
            <dd className={`${look} max-w-[42em] min-w-0`}>{samples[sample](place)}</dd>
          </div>
        ))}
      </dl>
      {page.body !== "" && (
        <div className="mt-16">
          <Words of={page} locale={locale} />
        </div>
      )}
    </Section>
  );
}
