import { site } from "#lib/content/site.ts";

/** What a system needs to put the site on a home screen. It opens at the default language's home page, in a browser. */
export function webManifest(): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });
  return JSON.stringify({
    id: "/",
    name: site.name,
    short_name: site.name,
    start_url: "/",
    display: "browser",
    // The icons' own ground, which is the dark scheme's paper.
    background_color: "#0c0e12",
    theme_color: "#0c0e12",
    icons: [icon(192), icon(512), { ...icon(512), purpose: "maskable" }],
  });
}
