/** What each component of words draws: facts as text in the page's language, and a few remarks. */
import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { FieldFigure, type FieldPlace } from "#components/ui/field-figure.tsx";
import { MixNotesFigure } from "#components/ui/mix-notes-figure.tsx";
import { Note } from "#components/ui/note.tsx";
import { StationIcon } from "#components/ui/station-icon.tsx";
import { ScreenFigure } from "#components/ui/screen-figure.tsx";
import { VersionFigure } from "#components/ui/version-figure.tsx";
import { editionFact, productFact } from "#lib/content/fact-words.ts";
import { requireFacts } from "#lib/content/products.ts";
import { requireLink, site } from "#lib/content/site.ts";
import { allProductsFeedPath, feedPaths, releaseFilePath } from "#lib/feed-paths.ts";
import type { Translate } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { DetailFigure } from "./detail-figure.tsx";
import type { MdxComponentName, MdxProps } from "#schemas/mdx-components.ts";

export type WordsContext = { locale: Locale; t: Translate };
type Draw<Name extends MdxComponentName> = (props: MdxProps<Name> & { children?: ReactNode }, context: WordsContext) => ReactNode;

export const mdxComponents: { [Name in MdxComponentName]: Draw<Name> } = {
  Price: ({ of, kind = "sale" }, { locale, t }) => editionFact.price(of, kind, locale, t),
  Channels: ({ of, kind = "max" }, { locale }) => editionFact.channels(of, kind, locale),
  Trial: ({ of }, { t }) => productFact.trial(of, t),
  Systems: ({ of, system }, { locale, t }) => productFact.systems(of, system, locale, t),
  CompanionSystems: ({ of }, { locale, t }) => productFact.companionSystems(of, locale, t),
  Formats: ({ of }, { locale }) => productFact.formats(of, locale),
  Daws: ({ of }, { locale, t }) => productFact.daws(of, locale, t),
  LatestVersion: ({ of }) => productFact.latestVersion(of),
  Fact: ({ of }, { locale, t }) => productFact.figure(of, locale, t),
  Feed: ({ of, kind = "atom" }, { locale }) => {
    const address = of === undefined ? allProductsFeedPath(locale) : feedAddress(requireFacts(of).path, kind, locale);
    return (
      <a href={address} className="break-all">
        <code>{address}</code>
      </a>
    );
  },
  External: ({ to, as, children }) =>
    as === "button" ? (
      <ButtonLine href={requireLink(to)} tone="primary">
        {children}
      </ButtonLine>
    ) : (
      <a href={requireLink(to)}>{children}</a>
    ),
  Email: () => (
    <a href={`mailto:${site.email}`} className="whitespace-nowrap">
      {site.email}
    </a>
  ),
  Ask: ({ children }) => (
    <ButtonLine href={`mailto:${site.email}?subject=${encodeURIComponent(typeof children === "string" ? children : "")}`}>
      {children}
    </ButtonLine>
  ),
  Note: ({ kind, children }, { t }) => (
    <Note title={kind === "warning" ? t("common.warning") : t("common.hint")} isWarning={kind === "warning"}>
      {children}
    </Note>
  ),
  Field: ({ sources = "", sounding = "", listeners, place, product }) => (
    <FieldFigure
      sources={placesIn(sources)}
      sounding={placesIn(sounding)}
      listeners={listeners === undefined ? undefined : placesIn(listeners)}
      place={place}
      hue={product === undefined ? undefined : requireFacts(product).hue}
    />
  ),
  MixNotes: ({ product, notes }) => <MixNotesFigure notes={notes.split(" | ")} hue={requireFacts(product).hue} />,
  Screen: ({ product, title, buttons, ...screen }) => {
    const { name, hue } = requireFacts(product);
    return <ScreenFigure {...screen} title={title ?? name} hue={hue} buttons={buttons?.split(", ") ?? []} />;
  },
  Activation: ({ of, press, state, caption }) => {
    const { name, hue, activation } = requireFacts(of);
    if (activation === undefined) throw new Error(`${name} has no activation screen`);
    const { done, buttons, field, value, ticked } = activation;
    const screen = { title: name, hue, caption };
    if (state === "done") return <ScreenFigure {...screen} done={done} buttons={[]} />;
    const labels = buttons.split(", ");
    // A trial needs no key: nothing is typed while another button than the main one is pressed.
    const typed = press === undefined || press === labels.at(-1) ? value : undefined;
    return <ScreenFigure {...screen} field={field} value={typed} ticked={ticked} buttons={labels} press={press} />;
  },
  Version: ({ from, to }) => <VersionFigure from={from} to={to} />,
  Chain: ({ product, way, children }) => (
    <div
      data-hue={product === undefined ? undefined : requireFacts(product).hue}
      className={`${product === undefined ? "" : "stage "}chain${way === undefined ? "" : " two-way"}`}
    >
      {children}
    </div>
  ),
  Icon: ({ name }) => <StationIcon name={name} />,
  CloseUp: ({ of, name }, { locale }) => <DetailFigure product={of} name={name} locale={locale} />,
  Key: ({ children }) => <kbd className="rounded-sm border border-rule px-1.5 py-0.5 font-mono text-small">{children}</kbd>,
};

/** `-30 110@3`: degrees, and the ring, the second one where none is named. */
const placesIn = (directions: string): FieldPlace[] =>
  directions.split(" ").flatMap((direction) => {
    const [degrees = "", ring = "2"] = direction.split("@");
    return degrees === "" ? [] : [{ degrees: Number(degrees), ring: Number(ring) }];
  });

function feedAddress(productPath: string, kind: "atom" | "json" | "data", locale: Locale): string {
  return kind === "data" ? releaseFilePath(productPath) : feedPaths(locale, productPath)[kind];
}

const ButtonLine = ({ href, tone, children }: { href: string; tone?: "primary"; children: ReactNode }) => (
  <p className="max-sm:grid [&_a]:no-underline">
    <ButtonLink href={href} tone={tone}>
      {children}
    </ButtonLink>
  </p>
);
