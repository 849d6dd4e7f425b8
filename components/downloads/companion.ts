import { requireLink } from "#lib/content/site.ts";
import type { Translate } from "#lib/content/translator.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import type { ReleaseChannel } from "#schemas/release-channel.ts";

/** The download pages of a product in a release channel: one for each choice. */
export const downloadsOf = ({ screens }: Pick<ProductFacts, "screens">, channel: ReleaseChannel) =>
  screens.flatMap((screen) => (screen.kind === "download" && screen.channel === channel ? [screen] : []));

/** The app that a product needs on another device, in a release channel; nothing where it has no page in that channel. */
export function companionOf({ name: product, companion }: ProductFacts, isBeta: boolean, t: Translate) {
  const link = isBeta ? companion?.betaLink : companion?.link;
  if (companion === undefined || link === undefined) return undefined;
  const { name, systems } = companion;
  const system = systems.map((each) => each.system).join(" / ");
  return {
    ...companion,
    href: requireLink(link),
    action: isBeta ? t("downloads.getBeta", { product: name }) : t("downloads.inAppStore"),
    onDevice: t("downloads.openOnDevice", { system }),
    needBoth: t("downloads.needBoth", { product, companion: name, system }),
  };
}
