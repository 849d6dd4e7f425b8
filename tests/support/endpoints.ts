/** The endpoints that the server has, from its tables. */
import { ACCOUNT_ENDPOINTS } from "#server/http/account-endpoints.ts";
import { ENDPOINTS } from "#server/http/endpoints.ts";

const entries = Object.entries({ ...ENDPOINTS, ...ACCOUNT_ENDPOINTS });

/** Paths of the endpoints without a variable segment. */
export const PATHS: readonly string[] = entries.flatMap(([path]) => (path.includes("*") ? [] : [path]));
/** Those that take a POST. */
export const POST_PATHS: readonly string[] = entries.flatMap(([path, methods]) => ("POST" in methods ? [path] : []));
