/** words/quoted-link: a link in quotation marks says the title of what it leads to. */
import type { SupportWords } from "#schemas/support.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { listParts } from "#scripts/lib/check/document-parts.ts";
import type { Analysis, Loose } from "#scripts/lib/check/facts.ts";
import { LANGUAGE_RULES } from "#scripts/lib/check/languages/languages.ts";
import { fixAt } from "#scripts/lib/check/positions.ts";
import { findRoute } from "#scripts/lib/check/routes-of-corpus.ts";
import type { CorpusRule, Span } from "#scripts/lib/check/rule.ts";
import { documentOfRoute } from "#scripts/lib/check/shown-document.ts";
import { quote } from "#scripts/lib/report/wording.ts";
import { partsOf } from "./moved-links.ts";

export const quotedLink: CorpusRule = {
  id: "words/quoted-link",
  forbids:
    "A link in quotation marks that is not the title of the article or the heading it leads to: whoever follows it would look for that title. `--fix` writes the title.",
  wrong: '# The article\'s title is "Activation fails"\nSee "[When activation fails](/support/activation-fails)".',
  right: 'See "[Activation fails](/support/activation-fails)".',
  *check(corpus) {
    for (const { url, at, document } of listParts(corpus, "links")) {
      const titles = titlesOf(corpus, url, document);
      const said = titles.length === 0 ? undefined : quotedText(corpus.textOf(at.file), at, document);
      const [title] = titles;
      if (title === undefined || said === undefined || titles.some((each) => bare(each) === bare(said))) continue;
      const span = { file: at.file, start: at.start - said.length - 2, end: at.start - 2 };
      yield {
        at: span,
        message: `${quote(said)} stands in quotation marks, but ${url} is called ${quote(title)}`,
        hint: "write the title as it is, or remove the quotation marks",
        fix: fixAt(span, title),
      };
    }
  },
};

/** The heading and the article that a link leads to, by their titles in the language of its document; none for other links. */
function titlesOf(corpus: Corpus, url: string, from: Analysis): string[] {
  const { path, anchor } = partsOf(url);
  const route = findRoute(corpus, path);
  const linked = route === undefined || from.locale === undefined ? undefined : documentOfRoute(corpus, route, from.locale);
  const target = path === "" ? from : linked;
  const heading = target?.headings?.find(({ id }) => id === anchor)?.text;
  const article = route?.kind === "article" ? (target?.data as Loose<SupportWords> | null | undefined)?.title : undefined;
  return [heading, article].filter((title) => title !== undefined && title !== null);
}

const BEFORE_ADDRESS = /(?<mark>.)\s?\[(?<said>[^[\]\n]+)\]\($/su;
const AFTER_ADDRESS = /^\)\s?(?<mark>.)/su;
/** More than any title has, in characters. */
const LONGEST = 300;

/** The text of a link, as it is written, where quotation marks of its language stand directly around the whole link. */
function quotedText(text: string, { start, end }: Span, { locale }: Analysis): string | undefined {
  const { mark: open = "", said } = BEFORE_ADDRESS.exec(text.slice(Math.max(0, start - LONGEST), start))?.groups ?? {};
  const { mark: close = "" } = AFTER_ADDRESS.exec(text.slice(end, end + 3))?.groups ?? {};
  const pairs = locale === undefined ? [] : LANGUAGE_RULES[locale].quotes;
  return open !== "" && close !== "" && pairs.some((pair) => pair.startsWith(open) && pair.endsWith(close)) ? said : undefined;
}

/** Without marks of Markdown, and without quotation marks, which are other ones within others. */
const bare = (text: string): string => text.replaceAll(/[\\*_`"'“”„‚‘’«»‹›「」『』\u202F]/gu, "");
