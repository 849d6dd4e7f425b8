import { findProvider } from "./mailbox-providers.ts";

export type Mailbox = {
  /** The same for all spellings of an address that lead to one mailbox. No mail is sent to this: it is only compared. */
  name: string;
  /** Whose mailboxes they are. */
  domain: string;
  /** Under which domains its addresses may be written; also below them. */
  domains: readonly string[];
  /** Whether it is one of the domains at which everybody can have a mailbox. */
  isPublic: boolean;
};

/**
 * What counts as one mailbox when mails to it are counted, and when somebody is erased: case, Unicode form and what
 * follows a plus never make a difference, and at large providers neither does what they say makes none.
 */
export function mailboxOf(address: string): Mailbox {
  const [local = "", typedDomain = ""] = address.normalize("NFKC").toLowerCase().split("@");
  const { name: person, domain } = withoutSubdomain(local, typedDomain);
  const provider = findProvider(domain);
  const separators = ["+", ...(provider?.tagSeparator === undefined ? [] : [provider.tagSeparator])];
  const untagged = separators.reduce((name, separator) => beforeFirst(name, separator), person);
  const bare = provider?.ignored === undefined ? untagged : untagged.replaceAll(provider.ignored, "");
  const home = provider?.isOneMailbox === true ? (provider.domains[0] ?? domain) : domain;
  return {
    name: `${bare}@${home}`,
    domain: home,
    domains: provider?.isOneMailbox === true ? provider.domains : [domain],
    isPublic: provider !== undefined,
  };
}

/** `anything@name.fastmail.com` becomes `name@fastmail.com`. */
function withoutSubdomain(name: string, domain: string): { name: string; domain: string } {
  const [first = "", ...rest] = domain.split(".");
  const parent = rest.join(".");
  return findProvider(parent)?.hasSubdomainNames === true ? { name: first, domain: parent } : { name, domain };
}

/** A separator at the beginning belongs to the name: else all such names would be one. */
function beforeFirst(name: string, separator: string): string {
  const place = name.indexOf(separator, 1);
  return place === -1 ? name : name.slice(0, place);
}
