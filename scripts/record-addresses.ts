/** `npm run record:addresses`: notes which addresses are online, in content/shared/published.txt. `--help` says more. */
import { parseArgs } from "node:util";
import { requireGoodContent } from "#scripts/lib/compile-content.ts";
import { counted } from "#scripts/lib/check/wording.ts";
import { OptionError, refuseUnknown } from "#scripts/lib/options.ts";
import { recordAddresses } from "#scripts/lib/record-addresses.ts";

const HELP = `npm run record:addresses -- [options]

Adds the address of every page and heading to content/shared/published.txt. Run it when the site goes online, and commit the file:
from then on npm run check:content finds an address that is renamed or removed without a redirect. It removes no line.

  --check   write nothing; exit with 1 when an address is missing
`;
const OPTIONS = { check: { type: "boolean", default: false }, help: { type: "boolean", default: false } } as const;

try {
  refuseUnknown(process.argv.slice(2), OPTIONS);
  const { check, help } = parseArgs({ options: OPTIONS }).values;
  if (help) process.stdout.write(HELP);
  else {
    await requireGoodContent();
    const missing = await recordAddresses("content", !check);
    console.log(`${counted(missing.length, "address", "addresses")} ${check ? "missing in" : "added to"} content/shared/published.txt`);
    if (check && missing.length > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof OptionError ? 2 : 1;
}
