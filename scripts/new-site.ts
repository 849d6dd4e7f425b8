/** `npm run new-site`: a small complete site of another vendor, to build on. `--help` says how. */
import { join } from "node:path";
import { runCommand } from "./lib/command.ts";
import { HELP, readNewSite } from "./lib/new-site/options.ts";
import { writeSite } from "./lib/new-site/write-site.ts";

await runCommand({ help: HELP, read: readNewSite }, async (site) => {
  const { untranslated } = await writeSite(site, new Date());
  const content = join(site.folder, "content");
  const lines = [
    `${site.name} is in ${content}, with pictures and icons in ${join(site.folder, "public")}.`,
    ...untranslated.map(
      (locale) => `There is no first text in ${locale} yet: another language's text is shown until you have translated it.`,
    ),
    "",
    "Next:",
    `  export CONTENT_DIR=${content}`,
    "  npm run check:content    says what is wrong with a file, and where",
    "  npm run dev              shows the site, and reloads when you save",
    "  npm run serve            builds and serves it",
    "",
    "docs/your-own-site.md says what to replace: name, colours, logo, legal pages, products, mail, server.",
  ];
  console.log(lines.join("\n"));
});
