/** The part of the island runtime that carries React; the loader fetches it with the first island. */
import { type ComponentType, createElement, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { flushSync } from "react-dom";

/** Brings one island to life. Returns when it answers to clicks. A difference to its HTML is an error, never mended silently. */
export function hydrate(element: Element, component: ComponentType<object>, props: object): void {
  flushSync(() => {
    hydrateRoot(element, createElement(StrictMode, null, createElement(component, props)), {
      onRecoverableError: (error) => {
        console.error(`island ${element.getAttribute("data-island") ?? ""}:`, error);
      },
    });
  });
}
