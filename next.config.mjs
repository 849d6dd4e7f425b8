import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import { readFileSync } from "node:fs";
import { IMAGE_QUALITY, IMAGE_WIDTHS } from "./lib/image-sizes.mjs";

const { PREVIEW_API, PREVIEW_DESK, PREVIEW_PUBLIC } = process.env;

/** @param {string} phase Next's name for what it is doing. @returns {import("next").NextConfig} */
export default (phase) => ({
  // Types are a step of their own (`npm run types`), so that one mistake is reported once.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // The preview's own news stands at the bottom.
  devIndicators: { position: "top-right" },
  reactStrictMode: true,
  // In a build, content is data that the render process hands over, so that new content needs no new compilation.
  turbopack: phase !== PHASE_DEVELOPMENT_SERVER ? { resolveAlias: { "#lib/content/generated.ts": "./lib/content/handed-over.ts" } } : {},
  experimental: {
    // Next's scripts reach nobody (scripts/lib/finish), so nobody need make them small. Tailwind shrinks the styles by itself.
    turbopackMinify: false,
    turbopackSourceMaps: false,
    serverSourceMaps: false,
    // Writing it takes a quarter of a compilation, and a build compiles only when code has changed.
    turbopackFileSystemCacheForBuild: false,
  },
  images: {
    // Next resizes only pictures of the public/ beside package.json.
    unoptimized: PREVIEW_PUBLIC !== undefined,
    qualities: [IMAGE_QUALITY],
    formats: ["image/avif", "image/webp"],
    localPatterns: [{ pathname: "/images/**", search: "" }],
    deviceSizes: IMAGE_WIDTHS,
    imageSizes: [],
  },
  // The preview's addresses are those of the finished site; the build requests pages by their full paths.
  ...(phase === PHASE_DEVELOPMENT_SERVER ? { rewrites, redirects } : {}),
});

/** The site's languages, the default one first. @returns {string[]} */
const readLocales = () => JSON.parse(readFileSync(".contentlayer/locales.json", "utf8"));

const rewrites = async () => {
  const locales = readLocales();
  // First segments of paths that are no page of the default language: languages, and what Next and the server answer themselves.
  const others = [...locales, "api", "_next"].join("|");
  return {
    beforeFiles: [
      // The preview's calls are answered by a process of their own: scripts/lib/dev/preview-api.ts.
      ...(PREVIEW_API === undefined ? [] : [{ source: "/api/:path*", destination: `${PREVIEW_API}/api/:path*` }]),
      // The translators' desk: scripts/lib/desk.
      ...(PREVIEW_DESK === undefined ? [] : [{ source: "/translate/:path*", destination: `${PREVIEW_DESK}/translate/:path*` }]),
      // Files of another content folder's public/: scripts/lib/dev/public-files.ts. No page's address has an ending.
      ...(PREVIEW_PUBLIC === undefined
        ? []
        : [{ source: "/:path((?!_next/|api/|translate/).+\\.[a-z0-9]+)", destination: `${PREVIEW_PUBLIC}/:path` }]),
    ],
    afterFiles: [
      { source: "/", destination: `/${locales[0]}` },
      { source: `/:path((?!(?:${others})(?:/|$)).*)`, destination: `/${locales[0]}/:path` },
    ],
    fallback: [],
  };
};

const redirects = async () => [{ source: `/${readLocales()[0]}/:path*`, destination: "/:path*", permanent: true }];
