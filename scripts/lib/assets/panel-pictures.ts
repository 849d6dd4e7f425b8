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
  editions: z.array(z.object(Edition.pick({ edition: true, channels: true, image: true }).shape)).min(1),
});
type Shown = z.infer<typeof Shown>;

/** A product's window: the file that draws it, how to load it, the facts that it shows, and each picture of it. */
export type ProductPanel = {
  slug: string;
  source: string;
  load: () => Promise<Panel>;
  facts: PanelFacts;
  /** By address: editions may share one, which then shows what the largest of them can do. */
  pictures: ReadonlyMap<string, PanelFacts>;
};

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
      const shown = Shown.parse(parse(readFileSync(`${PRODUCTS}/${file}`, "utf8")));
      const pictures = new Map(shown.editions.map((edition) => [edition.image.src, factsOf(shown, edition)]));
      const source = `${PANELS}/${panel.file}`;
      return { slug, source, load: panel.load, facts: factsOf(shown, shown.editions.at(-1)), pictures };
    });
}

/** The pictures that the facts of products name. */
export function listPanelPictures(): Picture[] {
  return listPanels().flatMap(({ source, load, pictures }) =>
    [...pictures].map(([src, facts]): Picture => ({
      file: `public${src}`,
      sources: [source],
      settings: facts,
      encode: "palette",
      sheet: async () => ({ width: 1600, height: 1000, body: renderToStaticMarkup(createElement(await load(), { facts })) }),
    })),
  );
}

function factsOf({ name, hue }: Shown, edition: Shown["editions"][number] | undefined): PanelFacts {
  return { name, hue, edition: edition?.edition ?? "", channels: edition?.channels?.max };
}
