/**
 * @param value ANALYTICS_URL of the environment.
 * @returns The address that counts page views; undefined when it is not set, and then nothing is counted.
 * @throws when it is not an address that a browser can call.
 */
export function analyticsAddress(value = ""): URL | undefined {
  if (value === "") return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/u.test(url.protocol))
    throw new Error(`ANALYTICS_URL is ${value}: write an address such as https://stats.example/api/event`);
  return url;
}
