/** Articles come, go and are renamed, with redirects from where they were. */
import type { Locale } from "#schemas/locale.ts";
import { NothingToChange, required, type ScratchContent } from "#tests/content-changes/scratch-content.ts";

const INDEX = "support.yaml";
type Topics = { topics: { id: string; articles: { id: string }[] }[] };
const listArticles = (content: ScratchContent): string[] =>
  (content.facts(INDEX) as Topics).topics.flatMap(({ articles }) => articles.map(({ id }) => id));

const ARTICLE: Record<Locale, string> = {
  en: `---
title: How do I print this page?
description: How to print a page of this website on paper, what a printed page shows, and what is left out because nobody can press it there.
---

## Print

Press the print key of your browser.
`,
  ja: `---
title: このページを印刷するには
description: このサイトのページを紙に印刷する方法。印刷したページに載るものと、紙の上では押せないために省かれるものを、順を追って説明します。
---

## 印刷する

ブラウザーの印刷を選びます。
`,
  de: `---
title: "Wie drucke ich diese Seite?"
description: So drucken Sie eine Seite dieser Website auf Papier, was auf einer gedruckten Seite steht, und was fehlt, weil man es dort nicht anklicken kann.
---

## Drucken

Wählen Sie in Ihrem Browser den Befehl zum Drucken der Seite.
`,
  fr: `---
title: "Comment imprimer cette page ?"
description: Comment imprimer une page de ce site sur papier, ce que montre une page imprimée, et ce qui manque parce que personne ne peut cliquer dessus.
---

## Imprimer

Choisissez la commande d’impression de votre navigateur.
`,
  es: `---
title: "¿Cómo imprimo esta página?"
description: Cómo imprimir en papel una página de este sitio, qué muestra una página impresa y qué falta porque en el papel nadie puede pulsarlo.
---

## Imprimir

Elija la orden de imprimir de su navegador.
`,
  zh: `---
title: "如何打印本页？"
description: 介绍如何把本网站的页面打印到纸上，打印出来的页面包含哪些内容，以及哪些内容因为在纸上无法点击而被省略，并逐步说明操作方法。
---

## 打印

请在浏览器中选择打印。
`,
};

export function newArticle(content: ScratchContent): void {
  const id = "print-a-page";
  content.editFacts(INDEX, (document) => {
    document.addIn(["topics", 0, "articles"], document.createNode({ id }));
  });
  for (const locale of content.locales()) content.write(`${locale}/support/${id}.mdx`, ARTICLE[locale]);
}

/** A link to a page, with its anchor if it has one. */
const linkTo = (path: string) => new RegExp(`\\(${path}(?:#[^)]*)?\\)`, "gu");

/** Articles that no code links to, those first that the fewest files link to. */
function listFreeArticles(content: ScratchContent): string[] {
  const code = content.code();
  const files = content.copyFiles().map((file) => content.read(file));
  const links = (id: string) => files.filter((text) => linkTo(`/support/${id}`).test(text)).length;
  const facts = content.names(".").map((name) => (content.has(`shared/${name}.yaml`) ? content.read(`shared/${name}.yaml`) : ""));
  return listArticles(content)
    .filter((id) => !code.includes(`/support/${id}`) && !facts.some((text) => text.includes(`/support/${id}`)))
    .sort((a, b) => links(a) - links(b));
}

/** Makes every link to one page lead to another. */
function moveLinks(content: ScratchContent, from: string, to: string, keepsAnchors: boolean): void {
  for (const file of content.copyFiles()) {
    const before = content.read(file);
    const after = keepsAnchors
      ? before.replaceAll(new RegExp(`\\(${from}(?=[)#])`, "gu"), `(${to}`)
      : before.replaceAll(linkTo(from), `(${to})`);
    if (after !== before) content.write(file, after);
  }
}

/** Replaces an article's id where other articles name it, and its address in the queries of the search; the support page takes its place if it has none. */
function moveNames(content: ScratchContent, id: string, name: string | undefined): void {
  const index = content.read(`shared/${INDEX}`).replaceAll(/(?<=related: \[)[^\]]*/gu, (list) =>
    list
      .split(",")
      .map((each) => each.trim())
      .flatMap((each) => (each !== id ? [each] : name === undefined ? [] : [name]))
      .join(", "),
  );
  content.write(`shared/${INDEX}`, index);
  const address = new RegExp(`(?<![\\w/-])/support/${id}(?![\\w/-])`, "gu");
  for (const file of content.copyFiles().filter((each) => each.endsWith("search-queries.yaml")))
    content.write(file, content.read(file).replaceAll(address, name === undefined ? "/support" : `/support/${name}`));
}

export function articleRemoved(content: ScratchContent): void {
  if (listArticles(content).length === 1) throw new NothingToChange("this content has only one article");
  const id = required(listFreeArticles(content)[0], "article that can be removed");
  moveLinks(content, `/support/${id}`, "/support", false);
  moveNames(content, id, undefined);
  content.editFacts(INDEX, (document) => {
    const { topics } = content.facts(INDEX) as Topics;
    const topic = topics.findIndex(({ articles }) => articles.some((article) => article.id === id));
    if (topics[topic]?.articles.length === 1) {
      document.deleteIn(["topics", topic]);
      for (const locale of content.locales())
        content.editMessages(locale, (messages) => messages.deleteIn(["support", "topics", topics[topic]?.id]));
    } else document.deleteIn(["topics", topic, "articles", topics[topic]?.articles.findIndex((article) => article.id === id)]);
  });
  for (const locale of content.locales()) if (content.has(`${locale}/support/${id}.mdx`)) content.remove(`${locale}/support/${id}.mdx`);
  content.addRedirect(`/support/${id}`, "/support");
}

export function pageRenamed(content: ScratchContent): void {
  const id = required(listFreeArticles(content)[0], "article that can be renamed");
  const name = `${id}-again`;
  moveLinks(content, `/support/${id}`, `/support/${name}`, true);
  moveNames(content, id, name);
  content.edit(`shared/${INDEX}`, new RegExp(`(?<=\\bid: )${id}$`, "mu"), name);
  for (const locale of content.locales()) {
    const file = `${locale}/support/${id}.mdx`;
    if (!content.has(file)) continue;
    content.write(`${locale}/support/${name}.mdx`, content.read(file));
    content.remove(file);
  }
  content.addRedirect(`/support/${id}`, `/support/${name}`);
}

export function headingRenamed(content: ScratchContent): void {
  const texts = content.copyFiles().map((file) => content.read(file));
  const headings = listArticles(content).flatMap((id) => {
    const file = `en/support/${id}.mdx`;
    const found = content.has(file) ? [...content.read(file).matchAll(/^## ([A-Z][A-Za-z ]+)$/gmu)] : [];
    return found.map(([, heading = ""]) => ({ id, file, heading, anchor: heading.replaceAll(" ", "_") }));
  });
  const free = headings.find(
    ({ id, anchor }) => !texts.some((text) => text.includes(`/support/${id}#${anchor}`) || text.includes(`(#${anchor})`)),
  );
  const { id, file, heading, anchor } = required(free, "heading that nothing links to");
  content.edit(file, new RegExp(`^## ${heading}$`, "mu"), `## ${heading} again`);
  content.addRedirect(`/support/${id}#${anchor}`, `/support/${id}#${anchor}_again`);
}
