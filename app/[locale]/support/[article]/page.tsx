import { SiteFrame } from "#components/layout/site-frame.tsx";
import { ArticlePage } from "#components/support/article-page.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { listRoutesOf } from "#lib/content/routes.ts";
import { requireArticle } from "#lib/content/support.ts";
import { Locale } from "#schemas/locale.ts";

type Props = { params: Promise<{ locale: string; article: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => listRoutesOf("article").map(({ article }) => ({ article }));

export async function generateMetadata({ params }: Props) {
  const { locale, article } = await params;
  const { path, words } = requireArticle(article, Locale.parse(locale));
  return pageMetadata(path, Locale.parse(locale), words.data);
}

export default async function Page({ params }: Props) {
  const locale = Locale.parse((await params).locale);
  const article = requireArticle((await params).article, locale);
  return (
    <SiteFrame locale={locale} path={article.path} language={article.words.language} title={article.words.data.title} kind="article">
      <ArticlePage article={article} locale={locale} />
    </SiteFrame>
  );
}
