/** The vendor, commercial figures, and links out of the site. */
import type { LinkKey } from "#schemas/links.ts";
import { documentOf } from "./documents.ts";

export const site = documentOf("Site");
export const commerce = documentOf("Commerce");

const links = documentOf("Links");

/** The address of a key of links.yaml. @throws if there is no such key. */
export function requireLink(key: LinkKey): string {
  const url = links.links[key];
  if (url === undefined) throw new Error(`content/shared/links.yaml has no link ${key}`);
  return url;
}

/** The vendor's accounts in social networks, in the order of links.yaml. */
export function listSocialAccounts(): { name: string; url: string }[] {
  return links.social.map(({ name, link }) => ({ name, url: requireLink(link) }));
}
