/** One event each time a page is shown, without a cookie and without anything that a visitor has not shown by coming: which page, and from where. */

/** An address without query and hash: either may hold a token, or what somebody searched for. */
function bare(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/** The site that led to the page, without the page on it: the privacy policy promises no more. Neither the site itself nor an app is one. */
function siteOf(address: string): string {
  const site = /^https?:\/\/[^/]+/u.exec(address)?.[0] ?? "";
  return site === window.location.origin ? "" : site;
}

/** Sends the event once the page is looked at, unless the visitor's browser sends a signal against tracking. */
export function countPageView(service: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === "1" || globalPrivacyControl === true) return;
  // A page that comes back out of the browser's memory is looked at again, and its script does not start again.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) send(service);
  });
  // A browser may draw a page in advance, which the visitor then never opens.
  if ((document as Document & { prerendering?: boolean }).prerendering === true) {
    document.addEventListener("prerenderingchange", () => send(service), { once: true });
  } else send(service);
}

/** In the form that Plausible reads. */
function send(service: string): void {
  const { href, hostname } = window.location;
  void fetch(service, {
    method: "POST",
    // A simple request: no question beforehand, no cookie, no answer to read, and it outlives the page.
    mode: "no-cors",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    keepalive: true,
    headers: { "Content-Type": "text/plain" },
    body: JSON.stringify({ name: "pageview", url: bare(href), domain: hostname, referrer: siteOf(document.referrer) }),
  }).catch(() => {
    // A view that is not counted takes nothing from the visitor.
  });
}
