import * as z from "zod";
import { AnalyticsUrl, SiteUrl } from "#server/web-address.ts";

const BuildEnvironment = z.object({
  SITE_URL: SiteUrl.optional(),
  ANALYTICS_URL: AnalyticsUrl.optional(),
  /** Documents then name picture files; without it they keep the optimiser's addresses. */
  IMAGE_PATHS: z.literal("files", 'the only value is "files"').optional(),
});

/**
 * Checks the variables that change a build, before it begins. Removes those that are empty, which count as not set, and writes
 * addresses as the server reads them, `SITE_URL` without a slash at the end.
 *
 * @param variables Those of this process, which its child processes inherit.
 * @throws Error with a list of all mistakes.
 */
export function prepareBuildEnvironment(variables: Record<string, string | undefined>): void {
  for (const name of Object.keys(BuildEnvironment.shape)) if (variables[name]?.trim() === "") Reflect.deleteProperty(variables, name);
  const { data, error } = BuildEnvironment.safeParse(variables);
  if (error !== undefined) {
    const mistakes = error.issues.map(({ path, message }) => `  ${path.join()} is ${variables[path.join()] ?? ""}: ${message}`);
    throw new Error(["The environment has mistakes:", ...mistakes].join("\n"));
  }
  Object.assign(variables, data);
}
