import type { CompatibilityMessages } from "#components/islands/compatibility/compatibility-answer.tsx";
import { pickMessages, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** Arguments that are known only when somebody has chosen stay in braces for the island. */
const LATER = { system: "{system}", version: "{version}", format: "{format}", product: "{product}", daw: "{daw}" };

/** Labels of the explorer in a language. */
export function compatibilityMessages(locale: Locale): CompatibilityMessages {
  const t = translatorFor(locale);
  const { system, version, format, product, daw } = LATER;
  return {
    ...pickMessages(t, "compatibility", "system", "version", "daw", "format", "any", "count", "runs", "runsNot"),
    runsVersion: t("compatibility.runsVersion", { version }),
    lastVersion: t("compatibility.lastVersion", { version, system }),
    download: t("compatibility.download", { product }),
    ...pickMessages(t, "compatibility", "recommended", "notRecommended"),
    discontinued: t("compatibility.discontinued", { product }),
    onlyOn: t("compatibility.onlyOn", { system }),
    noPlugIn: t("compatibility.noPlugIn"),
    reasons: {
      "not-on-system": t("compatibility.notOnSystem", { system }),
      "needs-newer-system": t("compatibility.needsNewerSystem", { system, version: "{minimum}" }),
      "not-in-format": t("compatibility.notInFormat", { format }),
      "format-not-on-system": t("compatibility.formatNotOnSystem", { format, system }),
      "daw-not-on-system": t("compatibility.dawNotOnSystem", { daw, system }),
      "format-not-in-daw": t("compatibility.formatNotInDaw", { daw, format }),
      "daw-needs-format": t("compatibility.dawNeedsFormat", { daw, format }),
      "daw-needs-system": t("compatibility.dawNeedsSystem", { daw, format, system }),
    },
  };
}
