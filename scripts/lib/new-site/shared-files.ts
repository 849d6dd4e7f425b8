/** The facts of a new site, which are the same in every language. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type Locale, OPEN_GRAPH_LOCALES } from "#schemas/locale.ts";
import { MARK } from "./mark.ts";
import { withModeline } from "./modeline.ts";
import { type NewSite, slugOf } from "./options.ts";
import { PAGES, PRODUCT, TOPIC, VERSION } from "./sample.ts";

type Facts = {
  site: NewSite;
  colours: { light: string; dark: string };
  /** Today, YYYY-MM-DD. */
  day: string;
  publicKey: string;
  untranslated: readonly Locale[];
  repository: string;
};

/** By path below `content/shared`. */
export function sharedFiles({ site: { name, locales }, colours, day, publicKey, untranslated, repository }: Facts): Record<string, string> {
  const domain = `${slugOf(name)}.example`;
  const year = Number(day.slice(0, 4));
  /** Without its comments, which speak of another vendor's figures, and without links to that vendor's help. */
  const copied = (file: string) =>
    readFileSync(join(repository, "content/shared", file), "utf8").replace(
      /^# (?!yaml-language-server).*\n| +#.*$|^ +installGuide:.*\n/gmu,
      "",
    );
  return {
    "site.yaml": withModeline("site", 2, {
      name,
      nativeName: name,
      locales: [...locales],
      origin: `https://${domain}`,
      email: `support@${domain}`,
      colour: colours,
      mark: MARK,
      country: OPEN_GRAPH_LOCALES[locales[0]].slice(-2),
      currency: "USD",
      timeZone: "UTC",
      since: year,
      privacyPolicy: day,
      terms: day,
    }),
    "pages.yaml": withModeline("page-index", 2, { pages: PAGES }),
    "links.yaml": withModeline("links", 2, {
      links: { shop: `https://shop.${domain}`, buySampleOne: `https://shop.${domain}/${PRODUCT.slug}` },
      social: [],
    }),
    "support.yaml": withModeline("support-index", 2, {
      guides: { firstSteps: "/support/install-a-plug-in" },
      topics: [{ id: TOPIC, knownIssues: true, articles: [{ id: "install-a-plug-in" }] }],
    }),
    "announcements.yaml": withModeline("announcements", 2, { announcements: [] }),
    "policy.yaml": withModeline("policy", 2, {
      gaps: Object.fromEntries(untranslated.map((locale) => [locale, { default: { until: `${year + 1}${day.slice(4)}` } }])),
    }),
    "terms.yaml": withModeline("terms", 2, { names: [], terms: [] }),
    "signing.yaml": withModeline("signing", 2, { publicKey }),
    "phrases.yaml": withModeline("phrases", 2, phrasesIn(parse(copied("phrases.yaml")), locales)),
    // Hosts, formats, systems and figures of doing business that hold for most vendors.
    ...Object.fromEntries(["commerce.yaml", "daws.yaml", "formats.yaml", "systems.yaml"].map((file) => [file, copied(file)])),
    [`products/${PRODUCT.slug}.yaml`]: withModeline("product-facts", 3, product()).replace("list: 49\n", "list: 49.00\n"),
    [`releases/${PRODUCT.slug}/${VERSION}.yaml`]: release(day),
  };
}

const SYSTEMS = [
  { system: "macOS", minimum: "12.0" },
  { system: "Windows", minimum: "10" },
];

function product() {
  const { name, slug, key } = PRODUCT;
  const path = `/${slug}`;
  return {
    name,
    path,
    line: "plug-ins",
    order: 1,
    hue: 260,
    salesCondition: "Now Available",
    buy: "link",
    download: `${path}/download`,
    screens: [
      { kind: "download", path: `${path}/download`, editions: [key] },
      { kind: "thanks", path: `${path}/thanks-for-downloading`, after: "downloading" },
      { kind: "thanks", path: `${path}/thanks-for-purchasing`, after: "purchasing" },
    ],
    trialMinutes: 10,
    formats: ["VST3", "AU"],
    systems: SYSTEMS,
    daws: ["logic-pro", "cubase", "reaper"],
    editions: [{ key, edition: "", channels: { max: 2 }, price: { list: 49 }, buyLink: "buySampleOne" }],
  };
}

/** Its installers are made, measured and signed afterwards. */
function release(day: string): string {
  const { key, file } = PRODUCT;
  const measures = { size: 1, sha256: "0".repeat(64) };
  const installers = SYSTEMS.map((each) => ({ edition: key, ...each, file: `${file}-${VERSION}-${each.system}.zip`, ...measures }));
  const text = withModeline("release-facts", 4, {
    date: day,
    channel: "stable",
    changes: [{ id: "first-release", kind: "new" }],
    installers,
    knownIssues: [],
  });
  return text.replace("\n", "\n# demonstration: npm run assets makes its installers; a release of yours has no such line\n");
}

/** Sentences for release notes, in the site's languages alone. */
function phrasesIn(data: unknown, locales: readonly Locale[]): unknown {
  if (Array.isArray(data)) return data.map((each) => phrasesIn(each, locales));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      key === "words"
        ? Object.fromEntries(Object.entries(value as object).filter(([locale]) => locales.some((each) => each === locale)))
        : phrasesIn(value, locales),
    ]),
  );
}
