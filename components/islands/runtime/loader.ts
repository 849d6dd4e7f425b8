/**
 * The only script that every page loads. It hydrates each island when it is needed, and repeats a press that came before. It does not
 * import React: that is loaded with the first island.
 */
import type { ComponentType } from "react";
import { mailedToken, USER_EVENTS } from "#components/islands/mailed-link.ts";
import { islands } from "#components/islands/registry.ts";
import { offerLanguage } from "./offer-language.ts";
import { countPageView } from "./page-view.ts";
import { showAnnouncement } from "./show-announcement.ts";

/** Replaced by the build. If it is empty, the code for page views is removed from the script. */
declare const ANALYTICS_URL: string;

const pendingHydrations = new WeakMap<Element, Promise<void>>();
const hydrated = new WeakSet<Element>();

async function loadAndHydrate(element: Element): Promise<void> {
  const load = islands[element.getAttribute("data-island") as keyof typeof islands];
  const [{ hydrate }, component] = await Promise.all([import("./hydrate.tsx"), load()]);
  hydrate(element, component as ComponentType<object>, JSON.parse(element.getAttribute("data-props") ?? "{}") as object);
  hydrated.add(element);
  element.setAttribute("data-awake", "");
}

function hydrateOnce(element: Element): Promise<void> {
  const pending = pendingHydrations.get(element) ?? loadAndHydrate(element);
  pendingHydrations.set(element, pending);
  return pending;
}

/** Hydrates the island that an event happens in, and repeats a press on a button once the island is hydrated. */
function onTouch(event: Event): void {
  const island = event.target instanceof Element ? event.target.closest("[data-island]") : null;
  if (island === null || hydrated.has(island)) return;
  const { target } = event;
  const isPress = event.type === "click" && target instanceof Element && target.closest("button") !== null;
  if (isPress || event.type === "submit") event.preventDefault();
  void hydrateOnce(island).then(() => {
    if (isPress) (target as HTMLElement).closest("button")?.click();
  });
}

for (const type of ["pointerover", "focusin", "click", "change", "submit"]) document.addEventListener(type, onTouch, { capture: true });

document.addEventListener("keydown", (event) => {
  if (event.isComposing || (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]") !== null))
    return;
  const key = `${event.metaKey || event.ctrlKey ? "mod+" : ""}${event.key.toLowerCase()}`;
  for (const island of document.querySelectorAll("[data-keys]")) {
    if (!island.getAttribute("data-keys")?.split(" ").includes(key)) continue;
    event.preventDefault();
    void hydrateOnce(island).then(() => island.querySelector("button")?.click());
  }
});

showAnnouncement();

// Moves the token of a mailed link from the address to the history entry, so that it is not copied with the address.
const mailed = document.querySelector('[data-when="person"], [data-when="token"]');
const address = new URL(window.location.href);
const token = address.searchParams.get("token");
if (mailed !== null && token !== null) {
  address.searchParams.delete("token");
  window.history.replaceState({ token }, "", address);
}

/** Hydrates islands of kind `person`. Opening the page is not enough, because mail scanners do that. */
function onUserEvent(): void {
  for (const island of document.querySelectorAll('[data-when="person"]:not([data-sign])')) {
    island.setAttribute("data-sign", "");
    void hydrateOnce(island);
  }
}
if (mailed?.getAttribute("data-when") === "person")
  for (const type of USER_EVENTS) document.addEventListener(type, onUserEvent, { capture: true, passive: true });

for (const island of document.querySelectorAll('[data-when="asked"], [data-when="token"]')) {
  const isAsked = island.getAttribute("data-when") === "asked";
  if (isAsked ? address.searchParams.has("q") : mailedToken() !== undefined) void hydrateOnce(island);
}

// A visitor may have focused an island before this script ran.
const focused = document.activeElement?.closest("[data-island]");
if (focused) void hydrateOnce(focused);

offerLanguage();
if (ANALYTICS_URL !== "") countPageView(ANALYTICS_URL);
