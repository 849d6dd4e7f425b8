/** The vendor, the figures of doing business, and every address outside this site. */
import type { LinkKey } from "#schemas/links.ts";
import { documentOf } from "./documents.ts";

export const site = documentOf("Site");
export const commerce = documentOf("Commerce");

const links = documentOf("Links");

/** The address behind a key of links.yaml. @throws when there is no such key. */
export function requireLink(key: LinkKey): string {
  const url = links.links[key];
  if (url === undefined) throw new Error(`content/shared/links.yaml has no link ${key}`);
  return url;
}

/** The address behind a key of links.yaml that not every vendor has; undefined for one who does not. */
export const findLink = (key: string): string | undefined => (links.links as Partial<Record<string, string>>)[key];

/** The vendor's accounts, in the footer's order. */
export function listSocialAccounts(): { name: string; url: string }[] {
  return links.social.map(({ name, link }) => ({ name, url: requireLink(link) }));
}
