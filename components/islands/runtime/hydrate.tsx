/** The part of the island runtime that imports React. The loader imports it with the first island. */
import { type ComponentType, createElement, StrictMode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

/** Hydrates one island. On return it handles events. A difference between its HTML and its first render is logged as an error. */
export function hydrate(element: Element, component: ComponentType<object>, props: object): void {
  flushSync(() => {
    hydrateRoot(element, createElement(StrictMode, null, createElement(component, props)), {
      onRecoverableError: (error) => {
        console.error(`island ${element.getAttribute("data-island") ?? ""}:`, error);
      },
    });
  });
}
