/** The pages of the translators' desk. */
import { LANGUAGE_TAGS, LOCALE_NAMES, type Locale } from "#schemas/locale.ts";
import type { Problem } from "#scripts/lib/check/problem.ts";
import { differenceOf } from "#scripts/lib/translation/difference.ts";
import type { LocaleStatus } from "#scripts/lib/translation/status.ts";
import type { WorkOrder } from "#scripts/lib/translation/work-orders.ts";
import { type Html, html } from "./html.ts";

/** One section as the desk shows it. */
export type Sheet = {
  key: string;
  order: WorkOrder;
  from: Locale;
  /** What the field begins with. */
  text: string;
  problems: readonly Problem[];
  /** Why the text was not saved. */
  refused?: string;
  /** The text in the file, where somebody else has saved another one than the page had shown. */
  inFile?: string;
  /** What stands for the source and the translation that the page shows. */
  seen: string;
  token: string;
};

const STATES: Record<WorkOrder["state"], string> = {
  stale: "source changed",
  missing: "not there yet",
  untranslated: "not translated",
  unrecorded: "not recorded",
  done: "up to date",
};

function page(title: string, main: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="/translate/desk.css" />
        <script src="/translate/desk.js" defer></script>
      </head>
      <body>
        <header><a href="/translate">Translators' desk</a></header>
        <main>
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html>`.html;
}

/** @param headings Texts, or cells that span columns. */
function table(headings: readonly (Html | string)[], rows: readonly Html[]): Html {
  const cells = headings.map((heading) => (typeof heading === "string" ? html`<th>${heading}</th>` : heading));
  return html`<table>
    <thead>
      <tr>
        ${cells}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

/** Where a text is seen: a link to a page of the preview, or a description. */
const placeLink = (seenAt: string) => (seenAt.startsWith("/") ? html`<a href="${seenAt}">${seenAt}</a>` : seenAt);

/** Every language with its progress. */
export function overviewPage(statuses: readonly LocaleStatus[]): string {
  const rows = statuses.map(
    ({ locale, all, problems }) =>
      html`<tr>
        <th scope="row"><a href="/translate/${locale}">${LOCALE_NAMES[locale]}</a></th>
        <td><progress max="${Math.max(1, all.total)}" value="${all.total === 0 ? 1 : all.done}">${all.percent} %</progress></td>
        <td>${all.percent} %</td>
        <td>${all.total - all.done}</td>
        <td>${all.words}</td>
        <td>${problems}</td>
      </tr>`,
  );
  return page("Translations", table(["Language", html`<th colspan="2">Done</th>`, "Sections to do", "Words to do", "Problems"], rows));
}

export function localePage(locale: Locale, orders: readonly WorkOrder[]): string {
  const rows = orders.map(
    ({ key, name, file, state, words, seenAt }) =>
      html`<tr>
        <td><a href="${sheetPath(locale, key)}">${name}</a><small>${file}</small></td>
        <td>${STATES[state]}</td>
        <td>${words}</td>
        <td>${placeLink(seenAt)}</td>
      </tr>`,
  );
  const list = orders.length === 0 ? html`<p>Everything is translated.</p>` : table(["Section", "State", "Words", "Seen at"], rows);
  return page(`${LOCALE_NAMES[locale]}: ${orders.length} to do`, list);
}

export const sheetPath = (locale: Locale, key: string): string => `/translate/${locale}?section=${encodeURIComponent(key)}`;

/** Source and translation side by side. */
export function sheetPage({ key, order, from, text, problems, refused, inFile, seen, token }: Sheet): string {
  const { locale, file, line, state, source, terms, seenAt } = order;
  const rows = Math.min(30, Math.max(4, Math.ceil(text.length / 60) + text.split("\n").length));
  return page(
    order.name,
    html`<p class="place">
        ${file}${line === undefined ? "" : `:${line}`} · <strong>${STATES[state]}</strong> · seen at ${placeLink(seenAt)}
      </p>
      <form method="post" action="/translate/${locale}" class="sheet">
        <input type="hidden" name="token" value="${token}" /><input type="hidden" name="section" value="${key}" />
        <input type="hidden" name="seen" value="${seen}" />
        <section lang="${LANGUAGE_TAGS[from]}">
          <h2>${LOCALE_NAMES[from]}</h2>
          <div class="text">${markedSource(source, from)}</div>
        </section>
        <section>
          <h2><label for="text" lang="${LANGUAGE_TAGS[locale]}">${LOCALE_NAMES[locale]}</label></h2>
          <textarea
            id="text"
            name="text"
            lang="${LANGUAGE_TAGS[locale]}"
            rows="${rows}"
            spellcheck="true"
            aria-describedby="findings"
            data-refused="${refused === undefined ? "" : "yes"}"
          >
${text}</textarea>
          <div id="findings" role="status">
            ${refused === undefined ? "" : html`<p><strong>Not saved: ${refused}</strong></p>`}
            ${
              inFile === undefined
                ? ""
                : html`<p><strong>In the file now:</strong></p>
                    <div class="text">${inFile}</div>`
            }
            ${problems.length === 0 ? html`<p>The check finds nothing here.</p>` : problems.map(finding)}
          </div>
          <p>
            <button name="do" value="save">Save</button> <button name="do" value="accept">Save and accept</button>
            <a href="/translate/${locale}">Back to the list</a>
          </p>
        </section>
      </form>
      ${
        terms.length === 0
          ? ""
          : html`<section>
              <h2>Terms</h2>
              <dl>
                ${terms.map(
                  ({ term, use }) =>
                    html`<dt>${term}</dt>
                      <dd lang="${LANGUAGE_TAGS[locale]}">${use}</dd>`,
                )}
              </dl>
            </section>`
      }`,
  );
}

function markedSource({ text, before }: WorkOrder["source"], from: Locale): (Html | string)[] {
  if (before === undefined) return [text];
  return differenceOf(before, text, LANGUAGE_TAGS[from]).map(({ kind, text: part }) =>
    kind === "same" ? part : kind === "added" ? html`<ins>${part}</ins>` : html`<del>${part}</del>`,
  );
}

function finding({ line, column, message, hint, rule }: Problem): Html {
  return html`<p class="finding"><strong>${message}</strong><br />${hint}<br /><small>line ${line}, column ${column} · ${rule}</small></p>`;
}

/** Asks before a text that is not saved is left: the browser keeps none of a page that is reloaded or closed. */
export const SCRIPT = `const text = document.querySelector("textarea");
let isSaving = false;
document.querySelector("form")?.addEventListener("submit", () => { isSaving = true; });
addEventListener("beforeunload", (event) => {
  if (!isSaving && text && (text.dataset.refused === "yes" || text.value !== text.defaultValue)) event.preventDefault();
});`;

export const STYLE = `:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}body{margin:0}header{padding:.75rem 1.5rem;border-bottom:1px solid #8885}
main{max-width:80rem;margin:0 auto;padding:1.5rem}h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}h2{font-size:1rem;margin:0 0 .5rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #8884;vertical-align:top}small{display:block;opacity:.75}
progress{width:12rem}.sheet{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(24rem,100%),1fr));gap:2rem}.text{white-space:pre-wrap;overflow-wrap:anywhere}
textarea{width:100%;box-sizing:border-box;font:inherit;padding:.5rem}ins{background:#2da44e40;text-decoration:none}del{background:#cf222e33}
.finding{border-left:3px solid #cf222e;padding-left:.75rem}button{font:inherit;padding:.4rem 1rem}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem}dd{margin:0}a{color:inherit}`;
