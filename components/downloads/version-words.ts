import type { findNewestRelease } from "#lib/content/releases.ts";
import type { Translate } from "#lib/i18n/translator.ts";

type Newest = NonNullable<ReturnType<typeof findNewestRelease>>;

/** "Version 1.3.0", and that it is a beta. A beta channel's newest may be a stable release. */
export function versionWords({ version, facts }: Newest, t: Translate): string {
  return facts.channel === "beta" ? t("downloads.betaInstallersOf", { version }) : t("downloads.installersOf", { version });
}
