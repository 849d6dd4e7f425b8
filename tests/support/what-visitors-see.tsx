/**
 * Prints a fingerprint of all that releases show to anybody: releases and download pages, feeds, releases.json, appcasts.
 * Runs in a process of its own in a copy of the project, whose content has just been compiled.
 */
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { DownloadPage } from "#components/downloads/download-page.tsx";
import { ReleasesPage } from "#components/releases/releases-page.tsx";
import { productFacts } from "#lib/content/products.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { writeFeeds } from "#scripts/lib/finish/feeds.ts";

const hash = createHash("sha256");
const folder = mkdtempSync(join(tmpdir(), "seen-"));
writeFeeds(folder);
for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort())
  if (/\.(?:xml|json)$/u.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
rmSync(folder, { recursive: true });

for (const [product, { screens }] of productFacts) {
  for (const locale of LOCALES) {
    hash.update(renderToStaticMarkup(<ReleasesPage product={product} locale={locale} />));
    for (const screen of screens)
      if (screen.kind === "download") hash.update(renderToStaticMarkup(<DownloadPage screen={{ ...screen, product }} locale={locale} />));
  }
}
console.log(hash.digest("hex"));
