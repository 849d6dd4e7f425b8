/** Who reviews a language, by .github/CODEOWNERS. */
import { existsSync, readFileSync } from "node:fs";

/** The owners of a language's folder; an empty text when nobody is named. */
export function ownersOf(locale: string, file = ".github/CODEOWNERS"): string {
  if (!existsSync(file)) return "";
  const line = readFileSync(file, "utf8")
    .split("\n")
    .findLast((each) => each.startsWith(`/content/${locale}/ `));
  return line?.split(/\s+/u).slice(1).join(" ") ?? "";
}
