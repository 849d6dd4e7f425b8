import { messageOf } from "#server/errors.ts";
import { SiteUrl } from "#server/web-address.ts";
import { analyticsAddress } from "./analytics.ts";
import { wantsImageFiles } from "./image-files.ts";

/**
 * Checks the variables that change a build, before it begins. Removes those that are empty, which count as not set, and writes
 * `SITE_URL` as the server reads it, without a slash at the end.
 *
 * @param variables Those of this process, which its child processes inherit.
 * @throws Error with a list of all mistakes.
 */
export function prepareBuildEnvironment(variables: Record<string, string | undefined>): void {
  for (const name of ["SITE_URL", "ANALYTICS_URL", "IMAGE_PATHS"])
    if (variables[name]?.trim() === "") Reflect.deleteProperty(variables, name);
  const { SITE_URL, ANALYTICS_URL, IMAGE_PATHS } = variables;
  const { data: origin, error } = SiteUrl.optional().safeParse(SITE_URL);
  const mistakes = [
    ...(error?.issues ?? []).map(({ message }) => `SITE_URL is ${SITE_URL ?? ""}: ${message}`),
    ...mistakesOf(() => analyticsAddress(ANALYTICS_URL)),
    ...mistakesOf(() => wantsImageFiles(IMAGE_PATHS)),
  ];
  if (mistakes.length > 0) throw new Error(["The environment has mistakes:", ...mistakes.map((mistake) => `  ${mistake}`)].join("\n"));
  if (origin !== undefined) variables.SITE_URL = origin;
}

function mistakesOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}
