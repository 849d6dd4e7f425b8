/** One release: number, day, what changed by kind, known issues, and its installers with size and hash. */
import { Words } from "#components/mdx/words.tsx";
import { AnchoredHeading, anchorsOf } from "#components/ui/heading.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Release } from "#lib/content/releases.ts";
import { requireLink } from "#lib/content/site.ts";
import { formatDay } from "#lib/i18n/format.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { versionAddress } from "#lib/version-address.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { InstallerTable } from "./installer-table.tsx";
import { KindIcon } from "./kind-icon.tsx";
import { FILTERED, filterWords } from "./release-filter.tsx";

/** What something is, beside it. */
const BESIDE = "grid grid-cols-[minmax(0,1fr)] gap-x-5 sm:grid-cols-[8.5rem_minmax(0,1fr)]";

type Props = { release: Release; product: ProductFacts; isLatest: boolean; locale: Locale };

export function ReleaseEntry({ release, product, isLatest, locale }: Props) {
  const t = translatorFor(locale);
  const { version, facts, words, changes } = release;
  return (
    <section
      id={version}
      data-for={filterWords(product, facts.installers)}
      className={`scroll-mt-4 border-t border-line py-12 md:grid md:grid-cols-[13rem_1fr] md:gap-12 ${FILTERED}`}
    >
      <header className="mb-6 self-start md:sticky md:top-8">
        <div className="flex items-center gap-3">
          <h2 className="text-h2">
            <a href={`#${version}`} className="hover:text-signal">
              {version}
            </a>
          </h2>{" "}
          <p className="text-note font-semibold">
            {isLatest && <span className="rounded-sm bg-tone px-2 py-0.5 text-paper">{t("releases.latest")}</span>}
            {facts.channel === "beta" && <span className="rounded-sm border border-tone px-2 py-0.5">{t("releases.beta")}</span>}
          </p>
        </div>
        <p className="mt-1 text-small text-mute">
          <time dateTime={facts.date}>{formatDay(facts.date, locale)}</time>
        </p>
      </header>
      <div>
        <p lang={foreignTag(words.language, locale)} className="text-lead">
          {words.data.summary}
        </p>
        <ul className="mt-6 grid gap-2">
          {changes.map(({ id, kind, text, language }, place) => (
            <li key={id} className={`${BESIDE} ${kind === changes[place - 1]?.kind ? "" : "not-first:mt-2"}`}>
              <span
                className={`flex items-center gap-2 self-start text-small font-semibold text-tone ${kind === changes[place - 1]?.kind ? "sr-only" : ""}`}
              >
                <KindIcon kind={kind} />
                <span>{t(`releases.kind.${kind}`)}</span>
              </span>{" "}
              <span lang={foreignTag(language, locale)} className="sm:col-start-2">
                {text}
              </span>
            </li>
          ))}
        </ul>
        {facts.upgradeLink !== undefined && (
          <p className="mt-6 text-small">
            <TextLink href={requireLink(facts.upgradeLink)}>{t("releases.upgrade")}</TextLink>{" "}
            {facts.sideBySide === true && t("releases.sideBySide")}
          </p>
        )}
        {words.body !== "" && (
          <div lang={foreignTag(words.language, locale)} className="mt-8 has-[section>p:first-child]:mt-[1.1em] sm:ml-[9.75rem]">
            <Words of={{ body: words.body, language: words.language }} locale={locale} />
          </div>
        )}
        <KnownIssues release={release} locale={locale} />
        {/* Who narrows the installers wants to see them. */}
        <details
          className={`folded ${isLatest ? "folded-on-phones" : ""} mt-6 group-has-[[data-pick]:checked]/filter:details-content:h-auto group-has-[[data-pick]:checked]/filter:details-content:[content-visibility:visible]`}
        >
          <summary className="font-semibold">
            {t("releases.installers")}
            <span className="sr-only"> {version}</span>
          </summary>
          <div className="mt-2">
            <InstallerTable installers={facts.installers} addressOf={(installer) => versionAddress(version, installer)} locale={locale} />
          </div>
        </details>
      </div>
    </section>
  );
}

/** A link as far as the sentence's full stop. */
function FixedIn({ version, words }: { version: string; words: string }) {
  const [, text = words, stop = ""] = /^(.*?)([.。]?)$/u.exec(words) ?? [];
  return (
    <span className="whitespace-nowrap">
      <TextLink href={`#${version}`} className="text-ink">
        {text}
      </TextLink>
      {stop}
    </span>
  );
}

/** Each stands with every version that has it, until one has fixed it. */
function KnownIssues({ release: { version, knownIssues }, locale }: Pick<Props, "release" | "locale">) {
  const t = translatorFor(locale);
  if (knownIssues.length === 0) return null;
  const titleIn = (language: Locale) => `${translatorFor(language)("releases.knownIssues")} ${version}`;
  return (
    <div className={`mt-8 gap-y-2 ${BESIDE}`}>
      <AnchoredHeading as="h3" {...anchorsOf(titleIn, locale)} className="text-body font-semibold sm:mt-1">
        {t("releases.knownIssues")}
        <span className="sr-only"> {version}</span>
      </AnchoredHeading>
      <ul className="grid gap-2">
        {knownIssues.map(({ id, fixedIn, text, language }) => (
          <li key={id} className={fixedIn === undefined ? undefined : "text-mute"}>
            <span lang={foreignTag(language, locale)}>{text}</span>
            {sentenceSpace(language)}
            {fixedIn === undefined ? (
              <b className="font-semibold">{t("releases.stillOpen")}</b>
            ) : (
              <FixedIn version={fixedIn} words={t("releases.fixedIn", { version: fixedIn })} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
