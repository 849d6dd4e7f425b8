import { join } from "node:path";
import type { Environment } from "./env.ts";
import { isOtherSecret } from "./secret.ts";

/** What the build was configured with. */
type Built = { origin: string | undefined; analytics: string | undefined };

/**
 * What an operator should know at the start: links that lead nowhere, mails that nobody receives, addresses that differ from those of
 * the build, and a secret that differs from the one before.
 *
 * @param origin The origin of links in mails.
 * @returns One sentence each.
 */
export function listWarnings(
  origin: string,
  env: Pick<Environment, "SITE_URL" | "SITE_SECRET" | "DATA_DIR" | "SMTP_URL" | "ANALYTICS_URL">,
  built: Built,
): string[] {
  const { SITE_URL, SITE_SECRET, DATA_DIR, SMTP_URL, ANALYTICS_URL } = env;
  const warnings: string[] = [];
  if (SITE_URL === undefined) warnings.push(`SITE_URL is not set: links in mails lead to ${origin}`);
  else if (built.origin !== undefined && built.origin !== origin)
    warnings.push(`SITE_URL is ${origin}, but the site was built for ${built.origin}`);
  // Without SITE_URL, the server is tried out on one machine.
  if (SITE_URL !== undefined && SMTP_URL === undefined)
    warnings.push("SMTP_URL is not set: mails become files in DATA_DIR/mail, and nobody receives them");
  if (SITE_SECRET !== undefined && isOtherSecret(DATA_DIR, SITE_SECRET))
    warnings.push(
      `SITE_SECRET is another secret than ${join(DATA_DIR, "secret")}, with which links and mails were made before: write the content of that file, or remove it if the secret was changed on purpose`,
    );
  if (ANALYTICS_URL !== undefined && ANALYTICS_URL !== built.analytics) {
    const pages =
      built.analytics === undefined ? "without it: pages send no page views" : `with ${built.analytics}: pages send theirs there`;
    warnings.push(`ANALYTICS_URL is ${ANALYTICS_URL}, but the site was built ${pages}. Build it with the same address`);
  }
  return warnings;
}
