import { SiteFrame } from "#components/layout/site-frame.tsx";
import { HomePage } from "#components/home/home-page.tsx";
import { requirePage } from "#lib/content/pages.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { Locale } from "#schemas/locale.ts";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props) {
  const locale = Locale.parse((await params).locale);
  return pageMetadata("/", locale, requirePage("home", locale).data);
}

export default async function Page({ params }: Props) {
  const locale = Locale.parse((await params).locale);
  const page = requirePage("home", locale);
  return (
    <SiteFrame locale={locale} path="/" language={page.language} title={page.data.title} kind="page">
      <HomePage page={page} locale={locale} />
    </SiteFrame>
  );
}
