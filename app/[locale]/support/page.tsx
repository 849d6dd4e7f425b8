import { SiteFrame } from "#components/layout/site-frame.tsx";
import { SupportPage } from "#components/support/support-page.tsx";
import { requirePage } from "#lib/content/pages.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { Locale } from "#schemas/locale.ts";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props) {
  const locale = Locale.parse((await params).locale);
  return pageMetadata("/support", locale, requirePage("support", locale).data);
}

export default async function Page({ params }: Props) {
  const locale = Locale.parse((await params).locale);
  const page = requirePage("support", locale);
  return (
    <SiteFrame locale={locale} path="/support" language={page.language} title={page.data.title} kind="page">
      <SupportPage page={page} locale={locale} />
    </SiteFrame>
  );
}
