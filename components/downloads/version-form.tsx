/** The form for any version of a product, older ones and betas: one choice of version, edition and system, and an address. */
import { RequestVersion } from "#components/islands/forms/request-version.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Island } from "#components/ui/island.tsx";
import { NeedsScript } from "#components/ui/needs-script.tsx";
import { editionName } from "#lib/content/edition-names.ts";
import { systemWords } from "#lib/content/fact-words.ts";
import { requireEdition, requireFacts } from "#lib/content/products.ts";
import { listReleases } from "#lib/content/releases.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { VERSION_FORM, versionValue } from "#lib/version-address.ts";
import type { Locale } from "#schemas/locale.ts";
import { downloadMessages } from "./download-messages.ts";
import { nextSteps } from "./next-steps.ts";

export function VersionForm({ product, locale }: { product: string; locale: Locale }) {
  const t = translatorFor(locale);
  const releases = listReleases(product, locale);
  if (releases.length === 0) return null;
  const versions = releases.map(({ version, facts }) => ({
    label: facts.channel === "beta" ? t("releases.betaVersion", { version }) : version,
    options: facts.installers.map((installer) => {
      const { facts: of, edition } = requireEdition(installer.edition);
      return {
        value: versionValue(version, installer),
        label: [version, editionName(of, edition, t), systemWords(installer, t)].join(" · "),
      };
    }),
  }));
  return (
    <section
      id={VERSION_FORM}
      className="scroll-mt-8 border-t border-line py-12 md:grid md:grid-cols-[13rem_1fr] md:gap-12 print:hidden"
      data-pagefind-ignore=""
    >
      <Heading words={(t) => t("releases.get.title")} locale={locale} className="text-h3 max-md:mb-4" />
      <div>
        <p className="mb-8 max-w-xl text-mute">{t("releases.get.lead")}</p>
        <NeedsScript words={t("downloadForm.needsScript")}>
          <Island
            name="request-version"
            when="asked"
            of={RequestVersion}
            props={{
              product,
              language: locale,
              versions,
              messages: {
                ...downloadMessages(locale, t),
                installer: t("releases.get.installer"),
                installerEmpty: t("forms.choose"),
                installerRequired: t("releases.get.required"),
                again: t("releases.get.again"),
              },
              links: nextSteps(requireFacts(product), undefined, locale),
            }}
          />
        </NeedsScript>
      </div>
    </section>
  );
}
