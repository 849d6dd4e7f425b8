import { Words } from "#components/mdx/words.tsx";
import { Section } from "#components/ui/section.tsx";
import type { Page } from "#lib/content/pages.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";

const SIZES = ["text-hero", "text-h1", "text-h2", "text-h3", "text-lead", "text-body", "text-small", "text-note"] as const;

/** The sizes of type in the page's own words, and what MDX may hold. */
export function TypeDemo({ page, locale }: { page: Page; locale: Locale }) {
  return (
    <Section id="type" title="Type">
      <dl className="grid gap-8" lang={page.language === locale ? undefined : LANGUAGE_TAGS[page.language]}>
        {SIZES.map((size) => (
          <div key={size} className="grid items-baseline gap-x-8 md:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="font-mono text-note text-mute">{size}</dt>
            <dd className={`${size} min-w-0 leading-tight`}>{page.data.headline.join(" ")}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-16">
        <Words body={page.body} locale={locale} language={page.language} original={page.original} />
      </div>
    </Section>
  );
}
