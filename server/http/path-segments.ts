/** The last parts of a request's path, decoded: what the stars of calls.ts stand for. One that cannot be decoded is empty. */
export function pathSegments({ url }: Request, count: number): string[] {
  return new URL(url).pathname
    .split("/")
    .slice(-count)
    .map((segment) => (isDecodable(segment) ? decodeURIComponent(segment) : ""));
}

export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
