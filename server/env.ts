/** The environment, parsed once at start; all mistakes are reported in one list. No other file reads process.env at run time. */
import { distance } from "fastest-levenshtein";
import { isIP } from "node:net";
import * as z from "zod";
import { BackupPlace } from "./copies/copy-places.ts";
import { STRIPE_SETTINGS } from "./credits/stripe-settings.ts";
import { InstallersPlace } from "./downloads/installers-place.ts";
import { listFileMistakes } from "./file-mistakes.ts";
import { isLoopback } from "./limits/client.ts";
import { areProxiesLocal, parseTrustedProxies, TRUST_PROXY_HINT } from "./limits/trusted-proxies.ts";
import { HOST_NAME, SmtpAddress } from "./mail/smtp-address.ts";
import { parsedText } from "./parsed-text.ts";
import { AnalyticsUrl, SiteUrl, webAddress } from "./web-address.ts";

const DEFAULT_DATA_DIR = ".data";

const flag = z.enum(["0", "1"], "write 0 or 1").transform((value) => value === "1");

/** A number in decimal digits: not 0x10, 1e3, +1 or " 1". @param hint What to write instead of anything else. */
const decimal = (hint: string, range: z.ZodNumber) =>
  z
    .string()
    .regex(/^\d+(?:\.\d+)?$/u, hint)
    .transform(Number)
    .pipe(range);

export const Environment = z.object({
  PORT: decimal("write a port number", z.int("write a whole number").max(65_535, "write a port up to 65535")).default(3000),
  /** The address to listen on; for the default see listenHost. */
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || host === "localhost", "write an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all")
    .optional(),
  /** The origin of links in mails. The Host header of requests is never used. */
  SITE_URL: SiteUrl.optional(),
  DATABASE_URL: webAddress(/^postgres(?:ql)?$/u, "postgres://user:password@host:5432/name").optional(),
  DATA_DIR: z.string().default(DEFAULT_DATA_DIR),
  SMTP_URL: SmtpAddress.optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^\r\n<>@:]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      "write a sender such as Rittai Audio <news@rittai-audio.example>",
    )
    .optional(),
  DKIM_DOMAIN: z.string().regex(HOST_NAME, "write a domain such as vendor.example").optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w.-]+$/u, "write the selector of the key's DNS record, such as site")
    .optional(),
  DKIM_KEY_FILE: z.string().optional(),
  /** Lets programs of other machines read /api/metrics. */
  METRICS_TOKEN: z.string().min(16, "write at least 16 characters").optional(),
  HIDE_SUBSCRIBERS: flag.default(false),
  RATE_LIMIT_SCALE: decimal("write a number such as 2 or 0.5", z.number().positive("write a number above 0")).default(1),
  SITE_SECRET: z.string().min(32, "write at least 32 characters, as random as openssl rand -base64 32 makes them").optional(),
  /** A store needs its key, in the environment variables that all S3 tools use. */
  INSTALLERS_URL: InstallersPlace,
  /** Where copies of the database are kept; none are made without it. */
  BACKUP_URL: BackupPlace.optional(),
  BACKUP_MINUTES: decimal(
    "write a number of minutes",
    z.number().min(1, "write at least 1 minute").max(1_440, "write at most 1440 minutes, a day"),
  ).default(5),
  S3_ENDPOINT: webAddress(/^https?$/u, "https://s3.eu-central-1.wasabisys.com").optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().regex(HOST_NAME, "write a region such as us-east-1").default("us-east-1"),
  ...STRIPE_SETTINGS,
  /** The address that pages send their page views to, which the policy of pages then allows. Left out, that of the build. */
  ANALYTICS_URL: AnalyticsUrl.optional(),
  /**
   * Megabytes of the site's files to keep in memory, the smallest first. All documents, styles and scripts of 577 pages are 5; with 8
   * the whole process takes about 120 MB resident.
   */
  STATIC_CACHE_MB: decimal("write a number of megabytes", z.number()).default(8),
  /** Proxies whose X-Forwarded-For header is trusted. */
  TRUST_PROXY: parsedText((text) => parseTrustedProxies(text) ?? TRUST_PROXY_HINT).prefault("0"),
});
export type Environment = z.infer<typeof Environment>;

type Source = Readonly<Record<string, string | undefined>>;

/** Conflicts between variables, and variables that others require. */
function listClashes(given: Source): string[] {
  /** Mistakes for those of the variables that are missing, if they are needed. */
  const missing = (names: readonly string[], isNeeded: boolean, reason: string) =>
    isNeeded ? names.filter((name) => !given[name]).map((name) => `${name}: ${reason}`) : [];
  const isOneGiven = (names: readonly string[]) => names.some((name) => given[name]);
  const dkim = ["DKIM_DOMAIN", "DKIM_SELECTOR", "DKIM_KEY_FILE"];
  const stripe = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];
  const usesStore = [given.INSTALLERS_URL, given.BACKUP_URL].some((url) => url?.startsWith("s3:") === true);
  const { HOST, TRUST_PROXY = "" } = given;
  const isReachable = HOST !== undefined && isIP(HOST) !== 0 && !isLoopback(HOST);
  // A number of hops does not identify the proxy: any client that reaches the port directly could forge its address.
  const counted = isReachable && /^[1-9]\d*$/u.test(TRUST_PROXY) ? [HOST] : [];
  return [
    ...counted.map((host) => `TRUST_PROXY: with HOST=${host} write the proxies' addresses, such as 10.0.0.2 or 172.16.0.0/12`),
    ...missing(stripe, isOneGiven([...stripe, "STRIPE_API_URL"]), "payments need the secret key and the webhook's secret together"),
    ...missing(["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"], usesStore, "an s3:// store needs its key"),
    ...missing(dkim, isOneGiven(dkim), "mails are signed with domain, selector and key together"),
    ...missing(
      ["SITE_URL", "SITE_SECRET"],
      given.DATABASE_URL !== undefined,
      "servers that share a PostgreSQL database must be given the same one",
    ),
  ];
}

/** Empty variables count as not set. */
const givenIn = (source: Source): Source => Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ""));

export function parseEnvironment(source: Source): { env: Environment } | { mistakes: string[] } {
  const given = givenIn(source);
  const parsed = Environment.safeParse(given);
  const mistakes = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`),
    ...listClashes(given),
    ...listFileMistakes({ ...given, DATA_DIR: given.DATA_DIR ?? DEFAULT_DATA_DIR }),
  ];
  return parsed.success && mistakes.length === 0 ? { env: parsed.data } : { mistakes };
}

/** The server cannot start; the message lists the mistakes for the operator. */
export class StartError extends Error {
  constructor(title: string, mistakes: readonly string[], options?: ErrorOptions) {
    super([title, ...mistakes.map((mistake) => `  ${mistake}`)].join("\n"), options);
    this.name = "StartError";
  }
}

/** Shorter names are too similar to those of other programs: PGHOST, PGPORT. */
const MIN_COMPARED = 8;
const MAX_DISTANCE = 2;

/** @returns One sentence for each variable that nothing reads and whose name is nearly that of one that the server reads. */
export function listMistyped(source: Source = process.env): string[] {
  const known = Object.keys(Environment.shape);
  return Object.keys(givenIn(source)).flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((each) => each.length >= MIN_COMPARED && distance(name.toUpperCase(), each) <= MAX_DISTANCE);
    return meant === undefined ? [] : [`${name} is not read: did you mean ${meant}?`];
  });
}

let parsedEnvironment: Environment | undefined;

/** The location of the installers, also if other variables are wrong. */
export const findInstallersPlace = (): InstallersPlace | undefined => InstallersPlace.safeParse(givenIn(process.env).INSTALLERS_URL).data;

/** The folder of the embedded database, also if other variables are wrong; `undefined` when `DATABASE_URL` names another one. */
export function findDatabaseFolder(): string | undefined {
  const { DATABASE_URL, DATA_DIR = DEFAULT_DATA_DIR } = givenIn(process.env);
  return DATABASE_URL === undefined ? DATA_DIR : undefined;
}

/** @param more Mistakes found elsewhere. @throws StartError with all mistakes at once. */
export function requireEnvironment(more: readonly string[] = []): Environment {
  if (parsedEnvironment === undefined) {
    const parsed = parseEnvironment(process.env);
    const mistakes = [...("mistakes" in parsed ? parsed.mistakes : []), ...more];
    if ("mistakes" in parsed || mistakes.length > 0) throw new StartError("The environment has mistakes:", mistakes);
    parsedEnvironment = parsed.env;
  }
  return parsedEnvironment;
}

/** The origin of links in mails, and the only origin that requests may come from. */
export const siteOrigin = ({ SITE_URL, PORT }: Environment) => SITE_URL ?? new URL(`http://localhost:${PORT}`).origin;

/**
 * `HOST`. Without it, 127.0.0.1 if every trusted proxy is on this machine, because then nothing else needs to reach the port.
 *
 * @returns An address for `server.listen`, or `undefined` for all interfaces.
 */
export const listenHost = ({ HOST, TRUST_PROXY }: Pick<Environment, "HOST" | "TRUST_PROXY">): string | undefined =>
  HOST ?? (areProxiesLocal(TRUST_PROXY) ? "127.0.0.1" : undefined);
