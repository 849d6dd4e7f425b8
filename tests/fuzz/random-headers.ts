/** Random headers: usual ones, and invalid ones. */
import type { Choices } from "./choices.ts";
import { FOREIGN_HOST } from "./random-target.ts";

type Header = readonly [name: string, value: string];

const VALUES: Readonly<Record<string, readonly string[]>> = {
  Accept: ["*/*", "text/html", "application/json", "image/avif,image/webp,*/*;q=0.8", "image/webp", ";q=", "a/b;q=9", ""],
  "Accept-Encoding": ["gzip, deflate, br", "br", "gzip", "identity;q=0", "*;q=0", "br;q=0,gzip;q=0.001", "zstd", "gzip;q=x", ",,,", ""],
  "Accept-Language": ["ja", "de-AT,de;q=0.9,en;q=0.1", "*", "zh-Hant-TW", "x".repeat(300), "en;q=NaN,,;", "-"],
  Origin: ["null", "http://localhost", `https://${FOREIGN_HOST}`, "http://[", "", "file://", "http://localhost:1"],
  "Sec-Fetch-Site": ["same-origin", "cross-site", "none", "x"],
  Range: [
    ...[
      "bytes=0-99",
      "bytes=5-",
      "bytes=-5",
      "bytes=-0",
      "bytes=9-3",
      "bytes=-",
      "bytes=0-0,-1",
      "bytes=99999999999999999999-",
      "bytes=1-",
    ],
    ...["bytes=0-99999999999999999999", "items=0-5", "bytes=a-b", "bytes 0-5", "bytes=0-5, 7-9, 11-", "bytes=--1", "", "bytes=0x1-0x5"],
  ],
  "If-Range": ['W/"x"', '"x"', "Wed, 21 Oct 2015 07:28:00 GMT", "x"],
  "If-None-Match": ["*", '"x"', 'W/"x", "y"', ",".repeat(500), '"'],
  "If-Match": ["*", '"x"', ""],
  "If-Modified-Since": ["Wed, 21 Oct 2015 07:28:00 GMT", "Fri, 01 Jan 2100 00:00:00 GMT", "x", "0"],
  "If-Unmodified-Since": ["Wed, 21 Oct 2015 07:28:00 GMT", "x"],
  "X-Forwarded-For": [
    "10.0.0.1",
    "10.0.0.1:80",
    "1.2.3.4, 5.6.7.8",
    "::1",
    "[::1]:80",
    "x",
    "",
    ",,,",
    "10.0.0.1,".repeat(100),
    "999.1.1.1",
  ],
  "X-Forwarded-Host": [FOREIGN_HOST],
  "X-Forwarded-Proto": ["https", "javascript"],
  "X-Site-Client": ["127.0.0.1", "x", ""],
  Forwarded: [`host=${FOREIGN_HOST};for=10.0.0.1`, "for="],
  Expect: ["100-continue", "200-ok", ""],
  Connection: ["close", "keep-alive", "Upgrade", "keep-alive, Upgrade", "Host", "x, y, close", ""],
  Upgrade: ["websocket", "h2c", "HTTP/2.0", "TLS/1.0", ""],
  "HTTP2-Settings": ["AAMAAABkAAQAAP__"],
  "Sec-WebSocket-Key": ["dGhlIHNhbXBsZSBub25jZQ=="],
  "Sec-WebSocket-Version": ["13"],
  "Content-Type": ["application/json", "application/json;charset=utf-8", "application/json;charset=utf-16", "text/plain", "x", ""],
  "Content-Encoding": ["gzip", "br", "identity", "deflate, gzip"],
  "Content-Range": ["bytes 0-5/10"],
  Cookie: ["a=b", "=", "a=b; ".repeat(200)],
  Authorization: ["Bearer x", "Basic Og=="],
  Referer: [`https://${FOREIGN_HOST}/`, "x"],
  "User-Agent": ["Mozilla/5.0", "() { :;}; echo", "${jndi:ldap://x}"],
  "X-Middleware-Subrequest": ["middleware:middleware:middleware:middleware:middleware"],
  "X-HTTP-Method-Override": ["DELETE"],
  "Next-Action": ["x"],
  RSC: ["1"],
  TE: ["trailers", "gzip"],
  Trailer: ["X-Late"],
  Via: ["1.1 x"],
  __proto__: ["x"],
  constructor: ["x"],
};
const NAMES = Object.keys(VALUES);

/** Names and values that a parser must refuse. */
const BROKEN: readonly Header[] = [
  ["X Name", "x"],
  ["", "x"],
  ["X-Nul", "a\0b"],
  ["X-Feed", "a\nb: c"],
  ["X-Return", "a\rb"],
  ["X-\xe9", "x"],
  [" Folded", "x"],
  ["Transfer-Encoding", "gzip, identity"],
  ["Transfer-Encoding", " chunked\x0b"],
  ["Content-Length", "+5"],
  ["Content-Length", "-1"],
  ["Content-Length", "5, 5"],
  ["Content-Length", "0x5"],
  ["Content-Length", "99999999999999999999"],
  ["Host", FOREIGN_HOST],
];

function hostHeaders({ pick, chance }: Choices): Header[] {
  if (chance(0.9)) return [["Host", "localhost"]];
  return pick<Header[]>([
    [],
    [["Host", ""]],
    [["Host", FOREIGN_HOST]],
    [["Host", `${FOREIGN_HOST}:99999`]],
    [["Host", "[::1"]],
    [["Host", "a b"]],
    [["Host", "localhost/../x"]],
    [["Host", "\xff\xfe"]],
  ]);
}

/** @param client The last address in `X-Forwarded-For`, so that each case is a different client. */
export function randomHeaders(choices: Choices, client: string): Header[] {
  const { pick, chance, below, length, bytes } = choices;
  const headers = hostHeaders(choices);
  for (let count = below(6); count > 0; count--) {
    const name = pick(NAMES);
    headers.push([chance(0.1) ? name.toUpperCase() : name, pick(VALUES[name] ?? [""])]);
  }
  if (chance(0.8)) headers.push(["X-Forwarded-For", client]);
  if (chance(0.05)) headers.push(["X-Long", "a".repeat(length(20_000))]);
  if (chance(0.03)) for (let count = length(2000); count > 0; count--) headers.push([`X-${count}`, "x"]);
  if (chance(0.04)) headers.push(["X-Bytes", [...bytes(1 + below(20))].filter((byte) => byte >= " " && byte !== "\x7f").join("")]);
  if (chance(0.05)) headers.push(pick(BROKEN));
  return headers;
}
