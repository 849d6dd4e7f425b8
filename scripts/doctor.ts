/** `npm run doctor`: checks a running deployment from outside, or the machine that it runs on. */
import { runCommand } from "./lib/command.ts";
import { OptionError, parseOptions } from "./lib/options.ts";
import { counted } from "./lib/report/wording.ts";
import { runChecks } from "./lib/doctor/report.ts";

const HELP = `npm run doctor -- https://www.vendor.example [--probe you@vendor.example]
npm run doctor -- --local

Checks a running deployment from outside: pages, certificate, clock, headers, compression, caching, redirects, feeds, mail.
With --local: environment, disk, database, mail login, installers and copies, with the server's own variables
(node --env-file=server.env --import tsx scripts/doctor.ts --local).

  --probe ADDRESS   sends a confirmation mail of the newsletter there
  --local           checks this machine instead of an address

Ends with 1 if there is a fault.`;

type Options = { address: URL; probe: string | undefined } | "local";

function read(args: readonly string[]): Options {
  const { values, positionals } = parseOptions(args, { probe: { type: "string" }, local: { type: "boolean", default: false } }, 1);
  const [text] = positionals;
  if (values.local) {
    if (text !== undefined || values.probe !== undefined) throw new OptionError("--local takes no address and no --probe");
    return "local";
  }
  if (text === undefined || !/^https?:\/\//u.test(text) || !URL.canParse(text))
    throw new OptionError("write the site's address, such as https://www.vendor.example, or --local");
  return { address: new URL(text), probe: values.probe };
}

await runCommand({ help: HELP, needs: ["content"], read }, async (options) => {
  // The checks import the compiled content.
  const checks =
    options === "local"
      ? (await import("./lib/doctor/local.ts")).listLocalChecks(process.env)
      : (await import("./lib/doctor/outside.ts")).listOutsideChecks(options.address, options.probe);
  const faults = await runChecks(checks, console.log);
  console.log(faults === 0 ? "no fault" : counted(faults, "fault"));
  return faults === 0 ? 0 : 1;
});
