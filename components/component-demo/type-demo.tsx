import { DocumentBody } from "#components/mdx/document-body.tsx";
import { Section } from "#components/ui/section.tsx";
import type { PageProps } from "#lib/content/pages.ts";
import { sentenceSpace } from "#lib/i18n/format.ts";
import { foreignTag } from "#schemas/locale.ts";

const HEADING_SIZES = ["text-hero", "text-h1", "text-h2", "text-h3"];
const SIZES = [...HEADING_SIZES, "text-lead", "text-body", "text-small", "text-note"];

/** Text sizes, and every element of a body. */
export function TypeDemo({ page, locale }: PageProps) {
  const sample = page.data.headline.join(sentenceSpace(page.language));
  return (
    <Section id="type" title={(t) => t("componentDemo.type")} locale={locale}>
      <dl className="grid gap-8" lang={foreignTag(page.language, locale)}>
        {SIZES.map((size) => (
          <div key={size} className="grid items-baseline gap-x-8 md:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="font-mono text-note text-mute">{size}</dt>
            <dd className={`${size} min-w-0 leading-tight ${HEADING_SIZES.includes(size) ? "font-semibold text-balance" : ""}`}>
              {sample}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-16">
        <DocumentBody document={page} locale={locale} />
      </div>
    </Section>
  );
}
