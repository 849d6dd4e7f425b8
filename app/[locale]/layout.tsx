/** The preview's document. The build's is components/routes/site-document.tsx; both have the styles and faces imported here. */
import "#app/globals.css";
import "./fonts.ts";
import type { ReactNode } from "react";
import { ContentProblems } from "#components/islands/preview/content-problems.tsx";
import { hueRules } from "#lib/content/product-hues.ts";
import { toSiteLocale } from "#lib/i18n/locales.ts";
import { LANGUAGE_TAGS } from "#schemas/locale.ts";

/** Set by npm run dev. */
const problemFeed = process.env.NEXT_PUBLIC_CONTENT_PROBLEMS;

export default async function RootLayout({ children, params }: { children: ReactNode; params: Promise<{ locale: string }> }) {
  const locale = toSiteLocale((await params).locale);
  return (
    <html lang={LANGUAGE_TAGS[locale]}>
      {/* In a build they are part of the style sheet (scripts/lib/finish/copy-next-static.ts). */}
      <head>{process.env.NODE_ENV === "development" && <style>{hueRules()}</style>}</head>
      <body>
        {children}
        {problemFeed !== undefined && <ContentProblems feed={problemFeed} />}
      </body>
    </html>
  );
}
