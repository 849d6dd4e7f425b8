/**
 * How a build gives React's renderer to Next's compilation: Next refuses `react-dom/server` in the code of a route, and leaves only
 * references to client components there.
 */
import type { ComponentType, ReactElement } from "react";

const RENDERER = Symbol.for("site.renderer");

type HandedRenderer = {
  toHtml: (document: ReactElement) => string;
  /** The islands' components by name. */
  islands: ReadonlyMap<string, ComponentType<object>>;
};

// On globalThis, because Next's bundle and the render process hold two copies of this module.
const holder = globalThis as { [RENDERER]?: HandedRenderer };

/** To be called before a document is requested. */
export function handOverRenderer(renderer: HandedRenderer): void {
  holder[RENDERER] = renderer;
}

/** @returns undefined in the preview, where Next renders. */
export const findRenderer = (): HandedRenderer | undefined => holder[RENDERER];
