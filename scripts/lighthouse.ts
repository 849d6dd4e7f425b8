/** `npm run lighthouse`: the scores of each kind of page on a slow phone, with Lighthouse's own settings and all its audits. */
import { runCommand } from "./lib/command.ts";
import { HELP, readLighthouseOptions } from "./lib/lighthouse/options.ts";

await runCommand({ help: HELP, needs: ["content", "build"], read: readLighthouseOptions }, async (options) => {
  const { measureSite } = await import("./lib/lighthouse/measure-site.ts");
  return (await measureSite(options)) ? 0 : 1;
});
