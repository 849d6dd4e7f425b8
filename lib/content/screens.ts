/** What a product's screens offer. */
import type { RouteOf } from "#lib/routes.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { editionTitle, requireEdition } from "./products.ts";
import type { findNewestRelease } from "./releases.ts";
import type { Translate } from "./translator.ts";

type EditionScreen = RouteOf<"download" | "edition">;

/** The first edition of a screen. @throws if it has none, which the schema refuses. */
export function firstEdition({ path, editions: [key] }: Pick<EditionScreen, "path" | "editions">): {
  facts: ProductFacts;
  edition: Edition;
} {
  if (key === undefined) throw new Error(`${path} offers no edition`);
  return requireEdition(key);
}

/** "3DX Lite", or the product's name when a screen offers several editions. */
export function screenName(screen: Pick<EditionScreen, "path" | "editions">): string {
  const { facts, edition } = firstEdition(screen);
  return screen.editions.length > 1 ? facts.name : editionTitle(facts, edition);
}

/** Whether every edition of a screen is free, so that there is neither a trial nor a licence key. */
export function isFree({ editions }: Pick<EditionScreen, "editions">): boolean {
  return editions.every((key) => "free" in requireEdition(key).edition.price);
}

/** "Version 1.3.0", or that it is a beta. The newest release of the beta channel may be a stable one. */
export function versionText({ version, facts }: NonNullable<ReturnType<typeof findNewestRelease>>, t: Translate): string {
  return facts.channel === "beta" ? t("downloads.betaInstallersOf", { version }) : t("downloads.installersOf", { version });
}
