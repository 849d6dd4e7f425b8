import type { findNewestRelease } from "#lib/content/releases.ts";
import type { Translate } from "#lib/content/translator.ts";

type Newest = NonNullable<ReturnType<typeof findNewestRelease>>;

/** Facts on a line one after the other; no line begins with a dot. */
export const separated = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join("\u00a0· ");

/** "Version 1.3.0", and that it is a beta. A beta channel's newest may be a stable release. */
export function versionWords({ version, facts }: Newest, t: Translate): string {
  return facts.channel === "beta" ? t("downloads.betaInstallersOf", { version }) : t("downloads.installersOf", { version });
}
