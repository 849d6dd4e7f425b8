/** Counts page views without cookies: one event for each page load, with the page and the referrer. */

/** An address without query and hash, which may contain a token or a search. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/** Sends the event when the page is shown, unless the browser sends Do Not Track or Global Privacy Control. */
export function countPageView(service: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === "1" || globalPrivacyControl === true) return;
  // A prerendered page may never be shown.
  if ((document as Document & { prerendering?: boolean }).prerendering === true) {
    document.addEventListener(
      "prerenderingchange",
      () => {
        send(service);
      },
      { once: true },
    );
  } else send(service);
}

/** Sends the event in the format of Plausible. */
function send(service: string): void {
  const { href, hostname } = window.location;
  void fetch(service, {
    method: "POST",
    // A CORS request without preflight, cookies or readable answer, which is completed even if the page is left.
    mode: "no-cors",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    keepalive: true,
    headers: { "Content-Type": "text/plain" },
    body: JSON.stringify({
      name: "pageview",
      url: withoutQuery(href),
      domain: hostname,
      referrer: document.referrer === "" ? "" : withoutQuery(document.referrer),
    }),
  }).catch(() => {
    // A failed count must not disturb the visitor.
  });
}
