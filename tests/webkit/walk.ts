/** Opens pages in WebKit, and finds what is wrong with them there. */
import type { WebKit, Window } from "./web-driver.ts";

const HEIGHT = 900;
/** In CSS pixels; WebKitGTK makes the first one as narrow as it can, about 450. */
const WIDTHS = [390, 1440];

/** The time in which all interactive parts must have started, in milliseconds: less than that for a script in web-driver.ts. */
const WAKE_TIMEOUT_MS = 60_000;

/**
 * Looks for what is too wide or cannot be pressed, touches every island as a pointer does and waits until all are awake. Results in
 * what is wrong, as sentences. Written as a string, because it runs in WebKit.
 */
const INSPECT = `
const done = arguments[arguments.length - 1];
const faults = [];
window.addEventListener("error", ({ message }) => faults.push("a script failed: " + message));
window.addEventListener("unhandledrejection", ({ reason }) => faults.push("a script failed: " + reason));
const { scrollWidth, clientWidth } = document.documentElement;
const end = () => {
  const now = document.documentElement;
  const widest = Math.max(scrollWidth - clientWidth, now.scrollWidth - now.clientWidth);
  if (widest > 0) faults.push("it is " + widest + " pixels wider than its window of " + clientWidth);
  for (const { dataset } of asleep()) faults.push(dataset.island + " has not started");
  done(faults);
};
// What is pressed must lie on top: WebKit has laid the link of a table's row over the whole page.
for (const element of document.querySelectorAll("a[href], button, summary, input, select")) {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.disabled || element.closest("[inert], .sr-only")) continue;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = (element.getClientRects()[0] ?? element.getBoundingClientRect());
  const hit = width * height < 4 ? element : document.elementFromPoint(left + width / 2, top + height / 2);
  const isHit = hit === null || element.contains(hit) || hit.contains(element) || element.labels?.[0]?.contains(hit);
  if (!isHit) faults.push(element.outerHTML.slice(0, 80) + " lies below " + hit.outerHTML.slice(0, 80));
}
window.scrollTo(0, 0);
const asleep = () => document.querySelectorAll("[data-island]:not([data-awake])");
const deadline = performance.now() + ${WAKE_TIMEOUT_MS};
const touch = () => {
  // Again and again, as a pointer that moves: the script that listens may come late.
  for (const island of asleep()) island.dispatchEvent(new Event("pointerover", { bubbles: true }));
  if (asleep().length > 0 && performance.now() < deadline) setTimeout(touch, 100);
  else document.fonts.ready.then(() => requestAnimationFrame(end));
};
touch();
`;

/** @returns A sentence for each fault, with the page's path. */
export async function walk(webkit: WebKit, origin: string, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    let window = await openAt(webkit, width);
    for (const [place, path] of paths.entries()) {
      if (place > 0 && place % 100 === 0) console.log(`  ${place} of ${paths.length} pages at ${width}`);
      try {
        await window.open(origin + path);
        const found = await window.run<string[]>(INSPECT);
        faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
      } catch (error) {
        faults.push(`${path} at ${width}: WebKit has crashed or hangs (${(error as Error).message})`);
        // The session ends with its page.
        await window.close().catch(() => undefined);
        window = await openAt(webkit, width);
      }
    }
    await window.close();
  }
  return faults;
}

async function openAt(webkit: WebKit, width: number): Promise<Window> {
  const window = await webkit.openWindow();
  await window.resize(width, HEIGHT);
  return window;
}
