import type { ReactNode } from "react";
import { Note } from "#components/ui/note.tsx";
import { mdxFactText } from "#lib/content/mdx-fact-text.ts";
import { requireLink } from "#lib/content/site.ts";
import type { Translate } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { MdxComponentName, MdxProps } from "#schemas/mdx-components.ts";

export type MdxContext = { locale: Locale; t: Translate };
type Draw<Name extends MdxComponentName> = (props: MdxProps<Name> & { children?: ReactNode }, context: MdxContext) => ReactNode;

/** How each MDX component of content is drawn. Most are facts as text. */
export const mdxComponents: { [Name in MdxComponentName]: Draw<Name> } = {
  ...mdxFactText,
  Feed: (props, context) => {
    const address = mdxFactText.Feed(props, context);
    return (
      <a href={address} className="break-all">
        <code>{address}</code>
      </a>
    );
  },
  External: ({ to, children }) => <a href={requireLink(to)}>{children}</a>,
  Note: ({ kind, children }, { t }) => (
    <Note title={kind === "warning" ? t("common.warning") : t("common.hint")} isWarning={kind === "warning"}>
      {children}
    </Note>
  ),
  Key: ({ children }) => <kbd className="rounded-sm border border-rule px-1.5 py-0.5 font-mono text-small">{children}</kbd>,
};
