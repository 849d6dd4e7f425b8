/** Random request targets: existing addresses, and what attackers and broken programs make of them. */
import { PATHS } from "#tests/support/endpoints.ts";
import type { Choices } from "./choices.ts";
import type { SiteAddresses } from "./site-addresses.ts";

/** Pages with a form or a script that uses a token. */
const TOKEN_PAGES = ["/newsletter/confirm", "/newsletter/unsubscribe", "/download-link"] as const;
const LOCALES = ["", "/en", "/de", "/ja", "/xx"];
/** A host to which no response may redirect. */
export const FOREIGN_HOST = "foreign.example";

const ODD_PIECES = [
  ...["/", "//", "///", "/./", "/../", "/..;/", "\\", "/\\", "\\..\\", "%2f", "%2F", "%5c", "%2e%2e/", "/%2e%2e/", "..%2f", "/.%2e/"],
  ...[
    "%",
    "%0",
    "%zz",
    "%00",
    "%0d%0a",
    "%0a",
    "%c0%af",
    "%ff",
    "%e3%81%82",
    "%252e%252e%252f",
    "%u002e",
    "\0",
    "\x7f",
    "\xff",
    "\xc3\xa9",
  ],
  ...[";", "?", "??", "#", "&", "=", "@", ":", "*", "~", "|", "<", ">", '"', "`", "{", "}", "^", " ", "\t", "+", "'", "$", "!", "(", ")"],
  ...[".html", ".br", ".gz", "/index", "/index.html", "/404", "/.env", "/.git/config", "_next", "/_next/", "api", "/api/", "__proto__"],
];

/** A token from a mail, or a similar string. */
const token = ({ pick, chance, bytes }: Choices, tokens: readonly string[]) =>
  tokens.length > 0 && chance(0.6)
    ? pick(tokens)
    : pick(["", "x", "a".repeat(43), "a".repeat(2000), "..", "%00", encodeURIComponent(bytes(12))]);

function existing(choices: Choices, site: SiteAddresses, tokens: readonly string[]): string {
  const { pick, below } = choices;
  switch (below(8)) {
    case 0:
    case 1:
      return pick(site.pages);
    case 2:
      return pick(site.files);
    case 3:
      return site.images.length > 0 ? pick(site.images) : "/";
    case 4:
      return site.updates.length > 0 ? pick(site.updates) : "/";
    case 5:
      return `${pick(LOCALES)}${pick(TOKEN_PAGES)}?token=${token(choices, tokens)}`;
    case 6:
      return `/api/v1/downloads/${token(choices, tokens)}`;
    default:
      return pick(PATHS);
  }
}

function imageVariant({ pick, chance, below }: Choices, site: SiteAddresses): string {
  const path = pick(["/_next/image", "/_next/image/", "/_next/image/x", "/_next//image", "/_next/image/../image", "/_next/image%2f"]);
  const url = pick([
    ...site.files.slice(below(10), 10),
    ...["/", "//", "", "..", "/../x", `//${FOREIGN_HOST}/a.png`, `https://${FOREIGN_HOST}/a.png`, "/_next/image?url=%2Fx.png&w=64&q=75"],
    ...["data:image/png;base64,AA==", "/api/health", "file:///etc/passwd", "\\\\x", "/%00", "/a".repeat(500)],
  ]);
  const width = pick(["390", "640", "1", "0", "-1", "99999999", "1e3", "NaN", "390.5", "", "390&w=640"]);
  const quality = pick(["75", "100", "0", "101", "", "75&q=75", "x"]);
  const parts = [`url=${encodeURIComponent(url)}`, `w=${width}`, `q=${quality}`].filter(() => chance(0.9));
  return `${path}?${parts.join("&")}`;
}

function mutated({ pick, below, chance, bytes, length }: Choices, target: string): string {
  let text = target;
  for (let count = 1 + below(4); count > 0; count--) {
    const at = below(text.length + 1);
    const piece = chance(0.85) ? pick(ODD_PIECES) : bytes(1 + below(4));
    const cut = chance(0.3) ? below(8) : 0;
    text = text.slice(0, at) + (chance(0.05) ? piece.repeat(length(3000)) : piece) + text.slice(at + cut);
  }
  return text;
}

/** @param tokens From mails of the same run. */
export function randomTarget(choices: Choices, site: SiteAddresses, tokens: readonly string[]): string {
  const { pick, chance, bytes, length } = choices;
  const base = chance(0.15) ? imageVariant(choices, site) : existing(choices, site, tokens);
  const target = chance(0.5) ? mutated(choices, base) : base;
  if (chance(0.8)) return target;
  return pick([
    `http://localhost${target}`,
    `https://${FOREIGN_HOST}${target}`,
    `HTTP://user:pw@${FOREIGN_HOST}:99999${target}`,
    `//${FOREIGN_HOST}${target}`,
    `/\\${FOREIGN_HOST}${target}`,
    `${FOREIGN_HOST}:443`,
    "*",
    "",
    `/_next/image/..${target}`,
    `/_next/image/%2e%2e${target}`,
    `/api/..${target}`,
    `/en/%2e%2e${target}`,
    `${target}/`,
    `${target}?${bytes(20)}`,
    `${target}?${"a=b&".repeat(length(1500))}`,
    pick(["/", "/a", "/..", "%2f", "/%2e", "\\"]).repeat(length(3000)),
  ]);
}
