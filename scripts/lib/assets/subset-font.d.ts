/** Types for the part of the package that the site uses: it has none of its own. */
declare module "subset-font" {
  type Options = {
    targetFormat?: "sfnt" | "woff" | "woff2";
    /** OpenType features that stay; all of them when it is not set. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Then `text` must be empty. */
    keepAllGlyphs?: boolean;
  };
  function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
  export = subsetFont;
}
