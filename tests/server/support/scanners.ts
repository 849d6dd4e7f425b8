/** User agents of programs that open links in mails. */
export const AGENTS = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 SafeLinks",
  "Proofpoint URL Defense",
  "Mimecast Targeted Threat Protection",
  "Barracuda Sentinel (EE)",
  "Cisco IronPort",
  "Symantec Email Security.cloud",
  "Trend Micro WRS",
  "FireEye ETP",
  "Sophos Email Appliance",
  "ZScaler",
  "GoogleImageProxy",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "facebookexternalhit/1.1",
  "WhatsApp/2.23.20.0",
  "Twitterbot/1.0",
  "Microsoft Office Outlook 16.0",
  "YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html",
  "curl/8.5.0",
];

/** Request headers of prefetching browsers and scanners. */
export const MANNERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { Purpose: "prefetch" },
  { "Sec-Purpose": "prefetch;prerender", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Site": "none" },
  // Headers by which some frameworks override the method.
  { "X-HTTP-Method-Override": "POST", "X-HTTP-Method": "POST", "X-Method-Override": "POST" },
];
