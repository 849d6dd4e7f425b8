/** `npm run fixture-texts`: gives the fixture site the messages and mails that the real site has and it lacks. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, type Pair, parseDocument, type Scalar, type YAMLMap } from "yaml";
import { runCommand } from "#scripts/lib/command.ts";
import { parseOptions } from "#scripts/lib/options.ts";
import { ALL_LOCALES } from "#schemas/locale.ts";
import { FIXTURE_CONTENT } from "./fixture-site.ts";

const FILES = ["messages.yaml", "mail.yaml"] as const;

const HELP = `npm run fixture-texts

Gives the fixture site the keys of messages.yaml and mail.yaml that the real site has and it lacks, and removes those that are gone. Its own
texts stay, because tests may quote them.`;

await runCommand({ help: HELP, read: (args) => parseOptions(args, {}) }, () => {
  for (const locale of ALL_LOCALES)
    for (const file of FILES) {
      const target = join(FIXTURE_CONTENT, locale, file);
      if (!existsSync(target)) continue;
      const texts = parseDocument(readFileSync(target, "utf8"));
      const wanted = parseDocument(readFileSync(join("content", locale, file), "utf8"));
      const changes = isMap(texts.contents) && isMap(wanted.contents) ? copyKeys(texts.contents, wanted.contents, "") : [];
      if (changes.length > 0) writeFileSync(target, texts.toString({ lineWidth: 0 }));
      for (const change of changes) console.log(`${target}  ${change}`);
    }
});

/** @returns The changes, such as `+account.name`. */
function copyKeys(texts: YAMLMap, wanted: YAMLMap, path: string): string[] {
  const keyOf = ({ key }: Pair) => String((key as Scalar).value);
  const own = new Map(texts.items.map((pair) => [keyOf(pair), pair]));
  const added = wanted.items.flatMap((pair) => {
    const [key, value] = [keyOf(pair), own.get(keyOf(pair))?.value];
    if (isMap(value) && isMap(pair.value)) return copyKeys(value, pair.value, `${path}${key}.`);
    if (own.has(key) && isMap(value) === isMap(pair.value)) return [];
    texts.set(key, pair.value);
    return [`+${path}${key}`];
  });
  const gone = [...own.keys()].filter((key) => !wanted.has(key));
  for (const key of gone) texts.delete(key);
  return [...added, ...gone.map((key) => `-${path}${key}`)];
}
