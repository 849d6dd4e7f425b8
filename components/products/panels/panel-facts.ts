import type { ReactElement } from "react";

/** What a window shows of the facts: handed in from content, so that a picture cannot contradict them. */
export type PanelFacts = {
  name: string;
  /** Empty when the product has one edition. */
  edition: string;
  /** The largest number of channels of that edition; absent when the product has none. */
  channels?: number;
  /** The product's hue in OKLCH degrees. */
  hue: number;
};

/** The window of a product, 1600 by 1000 units. */
export type Panel = (props: { facts: PanelFacts }) => ReactElement;
