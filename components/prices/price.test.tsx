import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { formatMoney } from "#lib/i18n/format.ts";
import { Price } from "./price.tsx";

const price = { list: 20, sale: 10 };

it.each([
  ["en", "from"],
  ["de", "ab"],
] as const)("says in %s before both prices that there are larger ones", (locale, from) => {
  const html = renderToStaticMarkup(<Price price={price} locale={locale} from />);
  const [word, list, sale] = [`>${from} `, formatMoney(price.list, locale), formatMoney(price.sale, locale)].map((part) =>
    html.indexOf(part),
  );
  expect(word).toBeGreaterThanOrEqual(0);
  expect([word, list, sale]).toEqual([word, list, sale].toSorted((a = 0, b = 0) => a - b));
});

it("says it behind today's price where the language does", () => {
  expect(renderToStaticMarkup(<Price price={price} locale="ja" from />)).toMatch(/<\/b><span class="[^"]*"> から<\/span>/u);
});
