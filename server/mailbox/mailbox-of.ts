import { findProvider } from "./mailbox-providers.ts";

export type Mailbox = {
  /** The same for all spellings of an address that reach one mailbox. Only for comparison, never for delivery. */
  name: string;
  /** The provider's main domain, or the address's own domain. */
  domain: string;
  /** The domains that addresses of the mailbox may have, also with subdomains. */
  domains: readonly string[];
  /** Whether the domain belongs to a public mailbox provider. */
  isPublic: boolean;
};

/**
 * Normalises an address for subscriptions: two addresses with the same result are one subscription. Keeps what follows a plus,
 * which subscribers use to filter their mail.
 */
export const canonicalAddress = (email: string) => email.normalize("NFKC").toLowerCase();

/**
 * Finds the mailbox of an address, for mail budgets and erasure. Ignores case, Unicode form and what follows a plus, and the
 * differences that the large providers document as insignificant.
 */
export function mailboxOf(address: string): Mailbox {
  const [local = "", typedDomain = ""] = canonicalAddress(address).split("@");
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

/** A separator at the beginning is part of the name; otherwise all such names would be the same. */
function beforeFirst(name: string, separator: string): string {
  const place = name.indexOf(separator, 1);
  return place === -1 ? name : name.slice(0, place);
}
