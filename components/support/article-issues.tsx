/** What the releases of an article's products say is not fixed yet: it leaves the article with the version that fixes it. */
import { Heading } from "#components/ui/heading.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { requireFacts } from "#lib/content/products.ts";
import { listOpenIssues } from "#lib/content/releases.ts";
import type { Article } from "#lib/content/support.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

/** An article about many products is about none of their faults. */
const MAX_PRODUCTS = 2;

export function ArticleIssues({
  article: { products, knownIssues },
  locale,
}: {
  article: Pick<Article, "products" | "knownIssues">;
  locale: Locale;
}) {
  if (products.length > MAX_PRODUCTS || !knownIssues) return null;
  const open = products.flatMap((product) => {
    const { name, path, salesCondition } = requireFacts(product);
    const { version, issues } = listOpenIssues(product, locale);
    return salesCondition === "Discontinued" ? [] : issues.map((issue) => ({ ...issue, name, path, version }));
  });
  if (open.length === 0) return null;
  return (
    <section className="mt-12 border-t border-line pt-6" data-pagefind-ignore="">
      <Heading words={(t) => t("releases.knownIssues")} locale={locale} className="mb-4 text-h3" />
      <ul className="grid list-disc gap-2 pl-5">
        {open.map(({ id, text, language, name, path, version }) => (
          <li key={`${name} ${id}`}>
            <TextLink href={`${localePath(locale, `${path}/releases`)}#${version}`}>
              {name} {version}
            </TextLink>
            <br />
            <span lang={foreignTag(language, locale)}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
