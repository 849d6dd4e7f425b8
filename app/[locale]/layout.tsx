import "#app/globals.css";
import "./fonts.ts";
import type { ReactNode } from "react";
import { ContentProblems } from "#components/islands/preview/content-problems.tsx";
import { PAPER } from "#lib/colours.ts";
import { hueRules } from "#lib/content/product-hues.ts";
import { DEFAULT_LOCALE, LANGUAGE_TAGS, Locale } from "#schemas/locale.ts";

/** The address of the checker's findings; set by `npm run dev`. */
const problemFeed = process.env.NEXT_PUBLIC_CONTENT_PROBLEMS;

export const metadata = {
  // The build writes the file, so the preview has none.
  ...(process.env.NODE_ENV === "production" ? { manifest: "/site.webmanifest" } : {}),
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "32x32" },
      { url: "/favicon.svg", type: "image/svg+xml" },
    ],
    apple: "/apple-touch-icon.png",
  },
};

export const viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: PAPER.light },
    { media: "(prefers-color-scheme: dark)", color: PAPER.dark },
  ],
};

export default async function RootLayout({ children, params }: { children: ReactNode; params: Promise<{ locale: string }> }) {
  const locale = Locale.catch(DEFAULT_LOCALE).parse((await params).locale);
  return (
    <html lang={LANGUAGE_TAGS[locale]}>
      {/* The build adds these rules to the style sheet (scripts/lib/finish/copy-next-static.ts). */}
      <head>{process.env.NODE_ENV === "development" && <style>{hueRules()}</style>}</head>
      <body>
        {children}
        {problemFeed !== undefined && <ContentProblems feed={problemFeed} />}
      </body>
    </html>
  );
}
