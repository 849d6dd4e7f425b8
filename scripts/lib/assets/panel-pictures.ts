/** The window of each product as a picture: which component draws it, and what the facts let it show. */
import { readdirSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "yaml";
import { z } from "zod";
import type { Panel, PanelFacts } from "#components/products/panels/panel-facts.ts";
import { Edition, ProductFacts } from "#schemas/product-facts.ts";
import type { Picture } from "./pictures.ts";

const PANELS = "components/products/panels";
const PRODUCTS = "content/shared/products";

// Loaded only to draw: a check reads the files' bytes and needs neither React nor the drawings.
const panels: Record<string, { file: string; load: () => Promise<Panel> }> = {
  "3dx": { file: "three-dx-panel.tsx", load: async () => (await import("#components/products/panels/three-dx-panel.tsx")).ThreeDxPanel },
  "ambience-enhancer": {
    file: "ambience-enhancer-panel.tsx",
    load: async () => (await import("#components/products/panels/ambience-enhancer-panel.tsx")).AmbienceEnhancerPanel,
  },
  beatgen: { file: "beatgen-panel.tsx", load: async () => (await import("#components/products/panels/beatgen-panel.tsx")).BeatgenPanel },
  "hpl-processor": {
    file: "hpl-processor-panel.tsx",
    load: async () => (await import("#components/products/panels/hpl-processor-panel.tsx")).HplProcessorPanel,
  },
  "hpl2-processor": {
    file: "hpl2-processor-panel.tsx",
    load: async () => (await import("#components/products/panels/hpl2-processor-panel.tsx")).Hpl2ProcessorPanel,
  },
  "midi-controller": {
    file: "midi-controller-panel.tsx",
    load: async () => (await import("#components/products/panels/midi-controller-panel.tsx")).MidiControllerPanel,
  },
  "mono-low": {
    file: "mono-low-panel.tsx",
    load: async () => (await import("#components/products/panels/mono-low-panel.tsx")).MonoLowPanel,
  },
  "side-rack": {
    file: "side-rack-panel.tsx",
    load: async () => (await import("#components/products/panels/side-rack-panel.tsx")).SideRackPanel,
  },
  "spectrum-analyzer": {
    file: "spectrum-analyzer-panel.tsx",
    load: async () => (await import("#components/products/panels/spectrum-analyzer-panel.tsx")).SpectrumAnalyzerPanel,
  },
};

// No more of the facts than a window shows: a new price must not make its picture old.
const Shown = z.object({
  name: ProductFacts.shape.name,
  hue: ProductFacts.shape.hue,
  editions: z.array(z.object(Edition.pick({ edition: true, channels: true }).shape)).min(1),
});

/** A product's window: the file that draws it, how to load it, and the facts that it shows. */
export type ProductPanel = { slug: string; source: string; load: () => Promise<Panel>; facts: PanelFacts };

/** The window of each product that the facts hold. */
export function listPanels(): ProductPanel[] {
  return readdirSync(PRODUCTS)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => {
      const slug = file.replace(/\.yaml$/u, "");
      const panel = panels[slug];
      if (!panel)
        throw new Error(
          `${PRODUCTS}/${file}: no window is drawn for ${slug}; draw one in ${PANELS} and name it in ${import.meta.filename}`,
        );
      return { slug, source: `${PANELS}/${panel.file}`, load: panel.load, facts: readFacts(`${PRODUCTS}/${file}`) };
    });
}

/** One picture a product. */
export function listPanelPictures(): Picture[] {
  return listPanels().map(({ slug, source, load, facts }) => ({
    file: `public/images/products/${slug}.png`,
    sources: [source],
    settings: facts,
    encode: "palette",
    sheet: async () => ({ width: 1600, height: 1000, body: renderToStaticMarkup(createElement(await load(), { facts })) }),
  }));
}

/** The facts of the largest edition: the window shows what a product can do. */
function readFacts(path: string): PanelFacts {
  const { name, hue, editions } = Shown.parse(parse(readFileSync(path, "utf8")));
  const largest = editions.at(-1);
  return { name, hue, edition: largest?.edition ?? "", channels: largest?.channels?.max };
}
