/** Headers that claim another origin than the configured one, as a request may send them. None may end up in a link. */
export const FORGED_HEADERS: readonly Record<string, string>[] = [
  { Host: "evil.example" },
  { "X-Forwarded-Host": "evil.example" },
  { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http", "X-Forwarded-Port": "81" },
  { Forwarded: "host=evil.example;proto=http" },
  { "X-Original-Host": "evil.example" },
  { "X-Host": "evil.example" },
  { "X-Forwarded-Server": "evil.example" },
  { "X-HTTP-Host-Override": "evil.example" },
  { "X-Original-URL": "https://evil.example/" },
  { "X-Rewrite-URL": "https://evil.example/" },
  { "X-Forwarded-Prefix": "//evil.example" },
  { Referer: "https://evil.example/", "X-Forwarded-For": "6.6.6.6", "Accept-Language": "//evil.example" },
];
