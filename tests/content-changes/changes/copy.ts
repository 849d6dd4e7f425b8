/** A tagline is translated anew, and an announcement is made. */
import { withModeline } from "#scripts/lib/new-site/modeline.ts";
import { addDays } from "#tests/content-changes/days.ts";
import { listProducts } from "#tests/content-changes/products.ts";
import { required, type ScratchContent } from "#tests/content-changes/scratch-content.ts";

export function germanTagline(content: ScratchContent): void {
  const file = listProducts(content)
    .map(({ slug }) => `de/products/${slug}.mdx`)
    .find((each) => content.has(each));
  content.edit(required(file, "product in German"), /^tagline: .*$/mu, "tagline: Gut zu hören, auch im Test.");
}

const ANNOUNCEMENT: Partial<Record<string, string>> = {
  en: "A test was here.",
  ja: "お試し中です。",
  fr: "Un essai est passé par ici.",
  de: "Hier war ein Test.",
  zh: "这里做过测试。",
  es: "Aquí hubo una prueba.",
};

export function announcement(content: ScratchContent): void {
  const id = "made-by-a-test";
  content.editFacts("announcements.yaml", (document) => {
    const entry = { id, tone: "alert", start: addDays(-1), end: addDays(30), path: "/support" };
    document.set("announcements", document.createNode([entry, ...(document.toJSON() as { announcements: object[] }).announcements]));
  });
  const files = content
    .locales()
    .map((locale) => ({ file: `${locale}/announcements.yaml`, text: ANNOUNCEMENT[locale] ?? "A test was here." }));
  // A new site has made none yet, and has no file for their texts.
  const isFirst = !files.some(({ file }) => content.has(file));
  for (const { file, text } of files) {
    if (isFirst) content.write(file, withModeline("announcement-words", 2, { announcements: { [id]: text } }));
    else if (content.has(file)) content.edit(file, /^announcements:(?: \{\})?$/mu, `announcements:\n  ${id}: ${text}`);
  }
}
