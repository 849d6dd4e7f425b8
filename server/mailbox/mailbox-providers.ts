/**
 * Public mailbox providers: which spellings of an address reach the same mailbox, by their own documentation, and which domains
 * are so large that many visitors use them in the same hour. Sources: docs/decisions/0019-budgets-of-mail.md.
 */

export type Provider = {
  /** With `isOneMailbox`, the first domain represents all of them. */
  domains: readonly string[];
  /** The same name at each of the domains is the same mailbox. */
  isOneMailbox?: boolean;
  /** Characters that the provider ignores in names. */
  ignored?: RegExp;
  /** Separates a name from a tag, in addition to the plus, which is recognised for all providers. */
  tagSeparator?: string;
  /** `anything@name.domain` is `name+anything@domain`. */
  hasSubdomainNames?: boolean;
};

const countries = (name: string, endings: string) => endings.split(" ").map((ending) => `${name}.${ending}`);

export const PROVIDERS: readonly Provider[] = [
  // Google, Gmail help 7436150 «Dots don't matter in Gmail addresses»; googlemail.com is the older name of the same mailboxes.
  { domains: ["gmail.com", "googlemail.com"], isOneMailbox: true, ignored: /\./gu },
  // Yahoo help, «Using Disposable Addresses»: such an address is a base name, a hyphen and a keyword.
  {
    domains: [
      ...countries("yahoo", "com ca com.ar com.au com.br com.hk com.mx com.sg com.tw co.id co.in co.uk de es fr gr ie in it pl se"),
      "ymail.com",
      "rocketmail.com",
    ],
    tagSeparator: "-",
  },
  // Microsoft: plus tags only. Each domain has its own mailboxes.
  {
    domains: [
      ...countries("outlook", "com de es fr it jp co.uk"),
      ...countries("hotmail", "com de es fr it co.jp co.uk"),
      ...countries("live", "com de fr it jp co.uk"),
      "msn.com",
    ],
  },
  // Apple Support 118230 «About your @icloud.com, @me.com, and @mac.com email addresses».
  { domains: ["icloud.com", "me.com", "mac.com"], isOneMailbox: true },
  // Proton: a name belongs to one account on all of its domains («Types of email addresses»); its client ignores these characters.
  { domains: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"], isOneMailbox: true, ignored: /[._-]/gu },
  // Fastmail help 360060591053 «Plus addressing and subdomain addressing».
  { domains: ["fastmail.com", "fastmail.fm"], hasSubdomainNames: true },
  // Listed for their size only. At yahoo.co.jp, which another company runs, a main address may contain a hyphen.
  { domains: countries("yahoo", "co.jp") },
  { domains: ["docomo.ne.jp", "softbank.ne.jp", "i.softbank.jp", "ezweb.ne.jp", "au.com", "nifty.com", "biglobe.ne.jp", "ocn.ne.jp"] },
  { domains: ["qq.com", "163.com", "126.com", "sina.com", "foxmail.com", "naver.com", "daum.net"] },
  { domains: ["gmx.de", "gmx.net", "gmx.com", "gmx.at", "gmx.ch", "web.de", "t-online.de", "freenet.de", "bluewin.ch"] },
  { domains: ["orange.fr", "wanadoo.fr", "free.fr", "laposte.net", "sfr.fr", "libero.it", "virgilio.it", "telefonica.net"] },
  { domains: ["aol.com", "comcast.net", "att.net", "btinternet.com", "mail.ru", "yandex.ru", "yandex.com", "zoho.com"] },
];

const byDomain = new Map(PROVIDERS.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)));

/** @param domain In lower case. */
export const findProvider = (domain: string): Provider | undefined => byDomain.get(domain);
