/**
 * `SMTP_URL`: the mail server. Parsed here with a list of allowed options, because nodemailer would accept every one of its
 * options in the query, including those that disable TLS or its checks.
 */
import { isIPv4 } from "node:net";
import { isLoopback } from "#server/limits/client.ts";
import { parsedText } from "#server/parsed-text.ts";

const TIMEOUTS = ["connectionTimeout", "greetingTimeout", "socketTimeout"] as const;
type Timeout = (typeof TIMEOUTS)[number];
const KNOWN: readonly string[] = ["ignoreTLS", "name", ...TIMEOUTS];

export type SmtpAddress = {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  auth?: { user: string; pass: string };
  /** The server's own name in EHLO. */
  name?: string;
  /** Milliseconds. Defaults are in transport.ts. */
  timeouts: Readonly<Partial<Record<Timeout, number>>>;
  /** Allows sending in clear text. */
  ignoreTLS: boolean;
  /** Refuses to send anything before STARTTLS has succeeded. */
  requireTLS: boolean;
  /** The mail server is on this machine: its certificate is not checked, because it has no valid host name. */
  isLocal: boolean;
};

/** RFC 6409 for submission, RFC 8314 for implicit TLS. */
const PORTS = { "smtp:": 587, "smtps:": 465 } as const;
const WHAT_TO_WRITE = "write an address such as smtps://user:password@mail.example:465";
export const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/iu;

export const SmtpAddress = parsedText(parse);

/** @returns What the operator should write instead, if it is no valid address. */
function parse(text: string): SmtpAddress | string {
  if (!URL.canParse(text)) return WHAT_TO_WRITE;
  const { protocol, hostname, port, username, password, pathname, hash, searchParams } = new URL(text);
  if ((protocol !== "smtp:" && protocol !== "smtps:") || hostname === "" || !["", "/"].includes(pathname) || hash !== "")
    return WHAT_TO_WRITE;
  const options = new Map(searchParams);
  const surplus = [...options.keys()].find((option) => !KNOWN.includes(option));
  if (surplus !== undefined) return `write no option ${surplus}; the known ones are ${KNOWN.join(", ")}`;
  const [ignoreTLS, name] = [options.get("ignoreTLS"), options.get("name")];
  if (ignoreTLS !== undefined && ignoreTLS !== "true" && ignoreTLS !== "false") return "write ignoreTLS=true, ignoreTLS=false or neither";
  if (name !== undefined && !HOST_NAME.test(name)) return "write the name of a host behind name=";
  const timeouts = TIMEOUTS.flatMap((option) => (options.has(option) ? [[option, options.get(option) ?? ""] as const] : []));
  if (timeouts.some(([, value]) => !/^[1-9]\d{0,6}$/u.test(value))) return "write timeouts in milliseconds, up to 9999999";
  const credentials = decode(username, password);
  if (credentials === undefined) return "write % as %25 in user and password";
  const host = hostname.replace(/^\[|\]$/gu, "");
  // An IPv4-mapped IPv6 address does not count as local, because it is routed as any other.
  const isLocal = ["localhost", "::1"].includes(host.toLowerCase()) || (isIPv4(host) && isLoopback(host));
  const secure = protocol === "smtps:";
  const isClear = ignoreTLS === "true";
  return {
    host,
    port: port === "" ? PORTS[protocol] : Number(port),
    secure,
    ...(username === "" ? {} : { auth: credentials }),
    name,
    timeouts: Object.fromEntries(timeouts.map(([option, value]) => [option, Number(value)])),
    ignoreTLS: isClear,
    requireTLS: !secure && !isLocal && !isClear,
    isLocal,
  };
}

function decode(user: string, pass: string): { user: string; pass: string } | undefined {
  try {
    return { user: decodeURIComponent(user), pass: decodeURIComponent(pass) };
  } catch {
    return undefined;
  }
}
