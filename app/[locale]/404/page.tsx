import { SiteFrame } from "#components/layout/site-frame.tsx";
import { NotFoundPage } from "#components/layout/not-found-page.tsx";
import { requirePage } from "#lib/content/pages.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { Locale } from "#schemas/locale.ts";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props) {
  const locale = Locale.parse((await params).locale);
  return pageMetadata("/404", locale, requirePage("not-found", locale).data);
}

export default async function Page({ params }: Props) {
  const locale = Locale.parse((await params).locale);
  const page = requirePage("not-found", locale);
  return (
    <SiteFrame locale={locale} path="/404" language={page.language} title={page.data.title} kind="page">
      <NotFoundPage page={page} locale={locale} />
    </SiteFrame>
  );
}
