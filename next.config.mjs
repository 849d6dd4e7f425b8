import { availableParallelism } from "node:os";

/** @type {import("next").NextConfig} */
export default {
  // Types are a step of their own (`npm run types`), so that one mistake is reported once.
  typescript: { ignoreBuildErrors: true },
  enablePrerenderSourceMaps: false,
  poweredByHeader: false,
  // The preview's own news stands at the bottom.
  devIndicators: { position: "top-right" },
  reactStrictMode: true,
  // Native code and drivers stay what npm installed: one copy for Next's bundle and for the server's own.
  serverExternalPackages: ["kysely", "libsql", "nodemailer", "pg"],
  experimental: {
    // Two cores are all that most builders have, and Next would leave one idle.
    cpus: availableParallelism(),
    // Measures every page's data for prefetching, which no visitor gets: a tenth of the time for each page.
    prefetchInlining: false,
    // Next's scripts reach nobody (scripts/finish.ts), so nobody need make them small. Tailwind shrinks the styles by itself.
    turbopackMinify: false,
    turbopackSourceMaps: false,
    serverSourceMaps: false,
  },
  images: {
    qualities: [75],
    formats: ["image/avif", "image/webp"],
    localPatterns: [{ pathname: "/images/**", search: "" }],
    deviceSizes: [390, 640, 828, 1200, 1600],
    imageSizes: [],
  },
  // Only the preview asks for pages here; what visitors get stands in dist/site with the same paths (scripts/finish.ts).
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [
      { source: "/", destination: "/ja" },
      { source: "/:path((?!(?:ja|en|fr|de|zh|es|api|_next)(?:/|$)).*)", destination: "/ja/:path" },
    ],
    fallback: [],
  }),
  redirects: async () => [{ source: "/ja/:path*", destination: "/:path*", permanent: true }],
};
