/** `npm run record:addresses`: notes which addresses are online, in content/shared/published.txt. `--help` says more. */
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { recordAddresses } from "#scripts/lib/record-addresses.ts";
import { requireGoodContent } from "#scripts/lib/compile-content.ts";
import { counted } from "#scripts/lib/report/wording.ts";
import { runCommand } from "./lib/command.ts";
import { parseOptions } from "./lib/options.ts";

const HELP = `npm run record:addresses -- [options]

Adds the address of every page and heading to content/shared/published.txt. Run it when the site goes online, and commit the file:
from then on npm run check:content finds an address that is renamed or removed without a redirect. It removes no line.

  --check   write nothing; exit with 1 when an address is missing`;

await runCommand(
  { help: HELP, read: (args) => parseOptions(args, { check: { type: "boolean", default: false } }) },
  async ({ values: { check } }) => {
    await requireGoodContent();
    const missing = await recordAddresses(CONTENT_FOLDER, !check);
    console.log(`${counted(missing.length, "address", "addresses")} ${check ? "missing in" : "added to"} content/shared/published.txt`);
    return check && missing.length > 0 ? 1 : 0;
  },
);
