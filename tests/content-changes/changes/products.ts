/** A product comes, and another is no longer sold. */
import type { Locale } from "#schemas/locale.ts";
import { listProducts, listSold } from "#tests/content-changes/products.ts";
import { required, type ScratchContent } from "#tests/content-changes/scratch-content.ts";
import { firstRelease } from "./releases.ts";

const SLUG = "added-by-a-test";
const KEY = "addedByATest";
const COPY: Record<Locale, string> = {
  en: `---
tagline: A product for a test.
summary: Does nothing to the sound.
description: A product that a test has added to this website in a scratch copy, to see that a new product needs content and no code at all.
lead: Nobody can hear it.
features:
  - { title: First, text: It does nothing. }
  - { title: Second, text: It does it well. }
  - { title: Third, text: It does it twice. }
editions:
  ${KEY}: { description: For a test. }
---

## What it is

A test.
`,
  ja: `---
tagline: 試すための製品。
summary: 音には何もしない
description: 試すためにこのサイトの写しに加えた製品です。新しい製品には内容だけがあればよく、コードは要らないことを確かめるためのものです。
lead: だれにも聴こえません。
features:
  - { title: ひとつめ, text: 何もしません。 }
  - { title: ふたつめ, text: よい仕事です。 }
  - { title: みっつめ, text: 二度します。 }
editions:
  ${KEY}: { description: 試すために。 }
---

## これは何か

試すためのものです。
`,
  de: `---
tagline: Ein Produkt für einen Test.
summary: Ändert nichts am Klang
description: Ein Produkt, das ein Test dieser Website in einer Kopie hinzugefügt hat, um zu sehen, dass ein neues Produkt nur Inhalt braucht und keinen Code.
lead: Niemand kann es hören.
features:
  - { title: Erstens, text: Es tut nichts. }
  - { title: Zweitens, text: Es tut das gut. }
  - { title: Drittens, text: Es tut das zweimal. }
editions:
  ${KEY}: { description: Für einen Test. }
---

## Was es ist

Ein Test.
`,
  fr: `---
tagline: Un produit pour un essai.
summary: Ne change rien au son
description: Un produit qu’un essai a ajouté à une copie de ce site, pour vérifier qu’un nouveau produit demande du contenu et aucune ligne de code.
lead: Personne ne peut l’entendre.
features:
  - { title: Premièrement, text: Il ne fait rien. }
  - { title: Deuxièmement, text: Il le fait bien. }
  - { title: Troisièmement, text: Il le fait deux fois. }
editions:
  ${KEY}: { description: Pour un essai. }
---

## Ce que c’est

Un essai.
`,
  es: `---
tagline: Un producto para una prueba.
summary: No cambia nada en el sonido
description: Un producto que una prueba ha añadido a una copia de este sitio, para ver que un producto nuevo solo necesita contenido y ninguna línea de código.
lead: Nadie puede oírlo.
features:
  - { title: Primero, text: No hace nada. }
  - { title: Segundo, text: Lo hace bien. }
  - { title: Tercero, text: Lo hace dos veces. }
editions:
  ${KEY}: { description: Para una prueba. }
---

## Qué es

Una prueba.
`,
  zh: `---
tagline: 用于测试的产品。
summary: 不改变任何声音
description: 测试在本网站的副本中添加的产品，用来确认新产品只需要内容而不需要任何代码，并且所有页面、列表和价格表都会随之更新。
lead: 没有人能听到它。
features:
  - { title: 第一, text: 它什么也不做。 }
  - { title: 第二, text: 它做得很好。 }
  - { title: 第三, text: 它做两次。 }
editions:
  ${KEY}: { description: 用于测试。 }
---

## 这是什么

一次测试。
`,
};

export function newProduct(content: ScratchContent): void {
  const order = Math.max(0, ...listProducts(content).map((product) => product.order)) + 1;
  const { systems } = content.facts("systems.yaml") as { systems: { name: string }[] };
  const { daws } = content.facts("daws.yaml") as { daws: { id: string }[] };
  const system = required(systems[0], "system").name;
  const modeline = required(content.read(`shared/products/${content.names("products")[0] ?? ""}.yaml`).split("\n")[0], "product");
  content.write(
    `shared/products/${SLUG}.yaml`,
    `${modeline}
name: Added by a Test
path: /${SLUG}
line: plug-ins
order: ${order}
hue: 120
salesCondition: Now Available
buy: none
download: /${SLUG}/download
screens:
  - { kind: download, path: /${SLUG}/download, editions: [${KEY}] }
formats: []
systems:
  - { system: ${system}, minimum: "12.0" }
daws: [${required(daws[0], "host").id}]
editions:
  - key: ${KEY}
    edition: ""
    price: { free: true }
    buyLink: ""
`,
  );
  for (const locale of content.locales()) content.write(`${locale}/products/${SLUG}.mdx`, COPY[locale]);
  firstRelease(content, SLUG, KEY, system);
}

export function productDiscontinued(content: ScratchContent): void {
  const bundled = content.names("bundles").flatMap((slug) => (content.facts(`bundles/${slug}.yaml`) as { parts: string[] }).parts);
  const sold = listSold(content);
  const free = sold.filter(({ editions }) => !editions.some(({ key }) => bundled.includes(key)));
  const isPaid = ({ editions }: (typeof sold)[number]) => editions.some(({ price }) => !("free" in price));
  const product = required(free.find(isPaid) ?? free[0], "product that is in no bundle");
  const successor = required(
    sold.find(({ slug }) => slug !== product.slug),
    "product that could take the place of another",
  );
  content.editFacts(`products/${product.slug}.yaml`, (document) => {
    document.set("salesCondition", "Discontinued");
    document.set("successor", successor.slug);
    document.set("buy", "none");
    document.delete("upgrades");
    document.delete("usual");
    for (const index of product.editions.keys()) document.setIn(["editions", index, "buyLink"], "");
  });
  const texts = content.copyFiles().filter((file) => file.endsWith(`/products/${product.slug}.mdx`));
  for (const file of texts) content.write(file, content.read(file).replace(/^usual: .*\n/mu, ""));
  leaveChooser(content, product.slug);
  const links = [...product.editions.map(({ buyLink }) => buyLink), ...(product.upgrades ?? []).map(({ link }) => link)].filter(Boolean);
  removeUnusedLinks(content, links);
}

/** Removes what the chooser leads to a product for. */
function leaveChooser(content: ScratchContent, slug: string): void {
  if (!content.has("shared/chooser.yaml")) return;
  const { works } = content.facts("chooser.yaml") as { works: { headphones: string; loudspeakers: string }[] };
  content.editFacts("chooser.yaml", (document) => {
    for (const [index, work] of [...works.entries()].reverse())
      if (work.headphones === slug || work.loudspeakers === slug) document.deleteIn(["works", index]);
  });
}

/** Removes links that nothing names any more. */
function removeUnusedLinks(content: ScratchContent, links: readonly string[]): void {
  const copy = content.copyFiles().map((file) => content.read(file));
  content.editFacts("links.yaml", (document) => {
    for (const link of links) if (!copy.some((text) => text.includes(`"${link}"`))) document.deleteIn(["links", link]);
  });
}
