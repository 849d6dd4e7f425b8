/**
 * The only script that a page loads: it wakes each island when it is needed. It contains no framework; React comes with
 * the first island. What a visitor pressed before an island was awake is pressed again once it is.
 */
import type { ComponentType } from "react";
import { mailToken } from "#components/islands/forms/mail-token.ts";
import { showSentAddress } from "#components/islands/forms/sent-address.ts";
import { islands } from "#components/islands/registry.ts";
import { chooseOwnSystem } from "./choose-own-system.ts";
import { closePressed } from "./close-pressed.ts";
import { copyPressed } from "./copy-pressed.ts";
import { offerLanguage } from "./offer-language.ts";
import { countPageView } from "./page-view.ts";
import { onPersonSign } from "./person-signs.ts";
import { pressEnd, watchPresses } from "./press-end.ts";
import { showNews } from "./show-news.ts";

/** Put in by the build, empty where nobody counts: then no word of it is in the script. */
declare const ANALYTICS_URL: string;

const waking = new WeakMap<Element, Promise<void>>();
const awake = new WeakSet<Element>();
/** The button that a visitor pressed last before its island was awake, and its place among the island's buttons. */
const pressed = new WeakMap<Element, { button: HTMLElement; place: number }>();
const buttonsOf = (island: Element) => [...island.querySelectorAll("button")];

/** The build moves the messages of most islands into files (scripts/lib/finish/island-props.ts). */
async function propsOf(element: Element): Promise<object> {
  const props = JSON.parse(element.getAttribute("data-props") ?? "{}") as object;
  const address = element.getAttribute("data-messages");
  if (address === null) return props;
  const answer = await fetch(address);
  return { ...props, messages: (await answer.json()) as object };
}

async function start(element: Element): Promise<void> {
  const load = islands[element.getAttribute("data-island") as keyof typeof islands];
  const [{ hydrate }, component, props] = await Promise.all([import("./hydrate.tsx"), load(), propsOf(element)]);
  // Where a browser has translated the page, React makes the island's elements anew.
  await pressEnd();
  hydrate(element, component as ComponentType<object>, props);
  awake.add(element);
  element.setAttribute("data-awake", "");
}

/** A failed load is tried again with the next call. */
function wake(element: Element): Promise<void> {
  const pending = waking.get(element) ?? start(element);
  waking.set(element, pending);
  pending.catch(() => waking.delete(element));
  return pending;
}

/** Shows or hides the page's notice that something could not be loaded. */
const tellFailure = (hasFailed: boolean) => document.querySelector("[data-failed]")?.toggleAttribute("hidden", !hasFailed);

/** Wakes an island, and presses a button of it once, however often visitors pressed meanwhile: the one that they pressed last. */
async function press(island: Element, button?: HTMLElement | false | null, hasChanged = false): Promise<void> {
  if (button) pressed.set(island, { button, place: buttonsOf(island).findIndex((each) => each === button) });
  try {
    await wake(island);
    tellFailure(false);
    const { button: last, place = -1 } = pressed.get(island) ?? {};
    // Where a browser has translated the page, React has made the island anew.
    (last?.isConnected === false ? buttonsOf(island)[place] : last)?.click();
  } catch {
    // A visitor who only looked misses nothing yet, so the message waits for a press. A press is several events that wait for one load: the first of them shows it.
    if (hasChanged || pressed.has(island)) tellFailure(true);
  } finally {
    pressed.delete(island);
  }
}

/** Wakes an island of kind `touch`, and holds back a press until the island can answer it. */
function onTouch(event: Event): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const island = target?.closest("[data-island]");
  if (!island || awake.has(island)) return;
  const button = event.type === "click" && target?.closest("button");
  if (button || event.type === "submit") event.preventDefault();
  void press(island, button, event.type === "change");
}

watchPresses();
for (const type of ["pointerover", "focusin", "click", "change", "submit"]) document.addEventListener(type, onTouch, { capture: true });

document.addEventListener("click", closePressed);
document.addEventListener("click", copyPressed);

document.addEventListener("keydown", (event) => {
  if (!event.metaKey && !event.ctrlKey) return;
  if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]") !== null) return;
  const island = document.querySelector(`[data-shortcut="${CSS.escape(event.key.toLowerCase())}"]`);
  if (!island) return;
  event.preventDefault();
  void press(island, island.querySelector("button"));
});

showNews();
showSentAddress();
chooseOwnSystem();

/** The token of a mailed link leaves the address at once, so that nobody copies it along; the tab's history keeps it for the island. */
const token = mailToken();
function keepToken(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete("token");
  window.history.replaceState({ token }, "", address);
}
if (token !== undefined && document.querySelector('[data-when="person"], [data-when="token"]') !== null) {
  keepToken();
  document.documentElement.setAttribute("data-mailed", "");
  // A link within the page, as the one that skips to the content, makes an entry of its own in the history.
  window.addEventListener("hashchange", keepToken);
}

/** Islands that wait for the first sign of a person. */
const BY_PERSON = '[data-when="person"],[data-when="returned"]';

/** Mail scanners open links, and must not do what the link is for: only a person may. */
function onSign(): void {
  for (const island of document.querySelectorAll(`:is(${BY_PERSON}):not([data-sign])`)) {
    island.setAttribute("data-sign", "");
    void wake(island);
  }
}
if (document.querySelector(BY_PERSON) !== null) onPersonSign(onSign);

const query = new URLSearchParams(window.location.search);
const hasAny = (...names: string[]) => names.some((name) => query.has(name));
/** A search, a choice in a form, the code of an app, or what a sign-in is for, stands in the address. */
const isAsked = hasAny("q", "get", "user_code", "for");
const isReturn = hasAny("purchase", "signed-in");
for (const island of document.querySelectorAll("[data-island]")) {
  const when = island.getAttribute("data-when");
  if ((when === "asked" && isAsked) || (when === "returned" && isReturn)) void wake(island);
  if (when === "token" && token !== undefined) void wake(island);
}

// A visitor can be in an island before this script has run: what they chose or typed counts.
const busy = document.activeElement?.closest("[data-island]");
if (busy) void wake(busy);

offerLanguage();
if (ANALYTICS_URL !== "") countPageView(ANALYTICS_URL);
