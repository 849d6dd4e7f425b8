import { Words } from "#components/mdx/words.tsx";
import { HeadlineLines } from "#components/ui/headline-lines.tsx";
import { Section } from "#components/ui/section.tsx";
import type { Page } from "#lib/content/pages.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

const HEADING_SIZES = ["text-hero", "text-h1", "text-h2", "text-h3"];
/** As large as in a page's head, where the lines are broken by hand. */
const LINED_SIZES = ["text-hero", "text-h1"];
const SIZES = [...HEADING_SIZES, "text-lead", "text-body", "text-small", "text-note"];

/** The sizes of type in the page's own words, and what MDX may hold. */
export function TypeDemo({ page, locale }: { page: Page; locale: Locale }) {
  const words = page.data.headline.join(sentenceSpace(page.language));
  return (
    <Section id="type" title={(t) => t("componentDemo.type")} locale={locale}>
      <dl className="grid gap-8" lang={foreignTag(page.language, locale)}>
        {SIZES.map((size) => (
          <div key={size} className="grid items-baseline gap-x-8 md:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="font-mono text-note text-mute">{size}</dt>
            <dd className={`${size} min-w-0 ${HEADING_SIZES.includes(size) ? "leading-[1.08] font-semibold" : "leading-tight"}`}>
              {LINED_SIZES.includes(size) ? <HeadlineLines lines={page.data.headline} /> : words}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-16">
        <Words of={page} locale={locale} />
      </div>
    </Section>
  );
}
