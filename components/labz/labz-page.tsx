/** The products of the experimental line. */
import Image from "next/image";
import { DocumentBody } from "#components/mdx/document-body.tsx";
import { PictureStandIn } from "#components/products/picture-stand-in.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { Section } from "#components/ui/section.tsx";
import type { PageProps } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag } from "#schemas/locale.ts";
import { listLabz } from "./list-labz.ts";

export function LabzPage({ page, locale }: PageProps) {
  const t = translatorFor(locale);
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} />
      <ul className="mx-auto grid max-w-6xl gap-x-12 gap-y-16 px-5 pb-20 sm:grid-cols-2 sm:pb-36 md:px-8">
        {listLabz(locale).map(({ name, path, hue, summary, imageAlt, image, language }, index) => (
          <li key={path} data-hue={hue} className={index % 2 === 1 ? "sm:translate-y-16" : ""}>
            <a href={localePath(locale, path)} className="group block">
              {image === undefined ? (
                <PictureStandIn name={name} locale={locale} />
              ) : (
                <Image
                  src={image.src}
                  width={image.width}
                  height={image.height}
                  alt={imageAlt ?? name}
                  lang={foreignTag(language, locale)}
                  sizes="(min-width: 68rem) 33rem, (min-width: 36rem) 46vw, 92vw"
                  className="h-auto w-full rounded-lg border border-line"
                />
              )}
              <b className="mt-5 block text-h3 font-semibold group-hover:text-signal">{name}</b>
            </a>
            <p className="mt-1 text-mute" lang={foreignTag(language, locale)}>
              {summary}
            </p>
            <p className="mt-2 text-small text-tone">{t("catalogue.free")}</p>
          </li>
        ))}
      </ul>
      <Section id="story">
        <DocumentBody document={page} locale={locale} layout="sheet" />
      </Section>
    </>
  );
}
