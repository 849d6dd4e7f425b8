/** One release: number, day, what changed by kind, known issues, and its installers with size and hash. */
import { Words } from "#components/mdx/words.tsx";
import type { Release } from "#lib/content/releases.ts";
import { formatDay } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { InstallerTable } from "./installer-table.tsx";

type Props = { release: Release; isLatest: boolean; locale: Locale };

export function ReleaseEntry({ release: { version, facts, words }, isLatest, locale }: Props) {
  const t = translatorFor(locale);
  return (
    <section id={version} className="scroll-mt-4 border-t border-line py-12 md:grid md:grid-cols-[13rem_1fr] md:gap-12">
      <header className="mb-6">
        <h2 className="text-h2 tabular-nums">
          <a href={`#${version}`} className="hover:text-signal">
            {version}
          </a>
        </h2>
        <p className="mt-1 text-small text-mute">
          <time dateTime={facts.date}>{formatDay(facts.date, locale)}</time>
        </p>
        <p className="mt-2 flex gap-2 text-note font-semibold">
          {isLatest && <span className="rounded-sm bg-tone px-2 py-0.5 text-paper">{t("releases.latest")}</span>}
          {facts.channel === "beta" && <span className="rounded-sm border border-tone px-2 py-0.5">{t("releases.beta")}</span>}
        </p>
      </header>
      <div lang={words.language === locale ? undefined : LANGUAGE_TAGS[words.language]}>
        <p className="text-lead">{words.data.summary}</p>
        <ul className="mt-6 grid gap-3">
          {facts.changes.map(({ id, kind }) => (
            <li key={id} className="grid gap-x-5 sm:grid-cols-[7.5rem_1fr]">
              <span className="text-small font-semibold text-tone">{t(`releases.kind.${kind}`)}</span>
              <span>{words.data.changes[id]}</span>
            </li>
          ))}
        </ul>
        {words.body !== "" && (
          <div className="mt-8">
            <Words body={words.body} locale={locale} language={words.language} />
          </div>
        )}
        {facts.knownIssues.length > 0 && (
          <>
            <h3 className="mt-8 mb-2 text-body font-semibold">{t("releases.knownIssues")}</h3>
            <ul className="grid list-disc gap-1 pl-5 text-mute">
              {facts.knownIssues.map(({ id, fixedIn }) => (
                <li key={id}>
                  {words.data.knownIssues?.[id]}{" "}
                  {fixedIn !== undefined && (
                    <a href={`#${fixedIn}`} className="text-ink underline underline-offset-4">
                      {t("releases.fixedIn", { version: fixedIn })}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        <details className="mt-8" open={isLatest}>
          <summary className="cursor-pointer font-semibold">{t("releases.installers")}</summary>
          <InstallerTable installers={facts.installers} locale={locale} />
        </details>
      </div>
    </section>
  );
}
