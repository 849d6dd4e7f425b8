/** The part of the island runtime that carries React; the loader fetches it with the first island. */
import { type ComponentType, createElement, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { carryOver, listControls } from "./carry-over.ts";

/**
 * Brings one island to life. Returns when it answers to clicks. A difference to its HTML is an error, never mended silently: React
 * reports it and makes the elements anew. In a page that a browser has translated that is so in every island.
 */
export function hydrate(element: Element, component: ComponentType<object>, props: object): void {
  const before = listControls(element);
  flushSync(() => {
    hydrateRoot(element, createElement(StrictMode, null, createElement(component, props)), {
      onRecoverableError: (error) => console.error(`island ${element.getAttribute("data-island") ?? ""}:`, error),
    });
  });
  carryOver(before, listControls(element));
}
