/** How the form for any version of a product names an installer, and how a link chooses one in it. */
type Named = { edition: string; system: string };

/** The anchor of the form on a product's page of releases. */
export const VERSION_FORM = "get-a-version";

/** The value of one installer in the form. */
export const versionValue = (version: string, { edition, system }: Named): string => `${version}/${edition}/${system}`;

/** An address on the page of releases that has this installer chosen. */
export const versionAddress = (version: string, installer: Named): string =>
  `?get=${encodeURIComponent(versionValue(version, installer))}#${VERSION_FORM}`;
