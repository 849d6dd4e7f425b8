/** Who reviews a language, by .github/CODEOWNERS. */
import { readOptional } from "#scripts/lib/put-file.ts";

/** The owners of a language's folder; an empty text when nobody is named. */
export function ownersOf(locale: string): string {
  const line = readOptional(".github/CODEOWNERS")
    ?.split("\n")
    .findLast((each) => each.startsWith(`/content/${locale}/ `));
  return line?.split(/\s+/u).slice(1).join(" ") ?? "";
}
