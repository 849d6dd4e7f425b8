/** How the form for any version of a product names an installer, and how a link chooses one in it. */
import type { Installer } from "#schemas/release-facts.ts";
import type { Version } from "#schemas/version.ts";

/** The anchor of the form on a product's page of releases. */
export const VERSION_FORM = "get-a-version";

/** The value of one installer in the form. */
export const versionValue = (version: Version, { edition, system }: Pick<Installer, "edition" | "system">): string =>
  `${version}/${edition}/${system}`;

/** An address on the page of releases that has this installer chosen. */
export const versionAddress = (version: Version, installer: Pick<Installer, "edition" | "system">): string =>
  `?get=${encodeURIComponent(versionValue(version, installer))}#${VERSION_FORM}`;
