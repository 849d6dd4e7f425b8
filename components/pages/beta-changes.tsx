import { KindIcon } from "#components/releases/kind-icon.tsx";
import { LineIcon } from "#components/ui/line-icon.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Heading } from "#components/ui/heading.tsx";
import type { Product } from "#lib/content/products.ts";
import { listReleases } from "#lib/content/releases.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

/** What a tester hears and sees that is new. */
export function BetaChanges({ product: { slug, facts }, locale }: { product: Product; locale: Locale }) {
  const t = translatorFor(locale);
  const [release] = listReleases(slug, locale);
  return (
    <section data-hue={facts.hue} className="pb-10 md:pb-14 md:grid md:grid-cols-[calc((100%-3rem)/3)_minmax(0,1fr)] md:gap-x-12">
      <div className="max-md:mb-6">
        <Heading words={(t) => t("releases.whatIsNew")} locale={locale} className="text-h3" />
        {facts.companion !== undefined && <DevicesFigure />}
      </div>
      <div>
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {release?.changes.map(({ id, kind, text, language }) => (
            <li key={id}>
              <span className="mb-1 flex items-center gap-2 text-small font-semibold text-tone">
                <KindIcon kind={kind} />
                <span>{t(`releases.kind.${kind}`)}</span>
              </span>{" "}
              <span lang={foreignTag(language, locale)}>{text}</span>
            </li>
          ))}
        </ul>
        {release !== undefined && (
          <p className="mt-8 border-t border-line pt-4 text-small">
            <TextLink href={`${localePath(locale, `${facts.path}/releases`)}#${release.version}`}>
              {t("releases.titleOf", { product: facts.name })}
            </TextLink>
          </p>
        )}
      </div>
    </section>
  );
}

/** Where each device stands and how loud it is. */
const DEVICES = [
  { x: 36, y: 24, level: 52 },
  { x: 4, y: 72, level: 68 },
  { x: 36, y: 120, level: 36 },
];

/** Several devices in one rack. Decoration. */
const DevicesFigure = () => (
  <LineIcon viewBox="0 0 304 144" strokeWidth="1.5" className="mt-6 w-full max-w-72 text-tone">
    <rect x="180" y="1" width="123" height="142" rx="8" className="stroke-rule" />
    {DEVICES.map(({ x, y, level }) => (
      <g key={y}>
        <rect x={x} y={y - 20} width="26" height="40" rx="5" />
        <circle cx={x + 13} cy={y} r="3" fill="currentColor" />
        <path d={`M${x + 26} ${y}H194`} />
        <circle cx="203" cy={y} r="9" />
        <circle cx="203" cy={y} r="3" fill="currentColor" />
        <path d={`M224 ${y}h${level}`} strokeWidth="5" />
      </g>
    ))}
  </LineIcon>
);
