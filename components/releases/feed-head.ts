/** What a release feed is called, and what it says of itself. */
import type { Translate } from "#lib/i18n/translator.ts";

type FeedHead = { title: string; description: string };

export function productFeedHead(name: string, t: Translate): FeedHead {
  return { title: t("releases.titleOf", { product: name }), description: t("releases.lead", { product: name }) };
}

export function allProductsFeedHead(t: Translate): FeedHead {
  return { title: t("releases.allTitle"), description: t("releases.allLead") };
}
