/** `npm run test:webkit`: every page of the build in WebKitGTK. */
import { runCommand } from "#scripts/lib/command.ts";
import { serveSite } from "#scripts/lib/serve-site.ts";
import { HELP, readWebKitOptions } from "./options.ts";
import { startWebKit } from "./web-driver.ts";

await runCommand({ help: HELP, needs: ["content", "build"], read: readWebKitOptions }, async ({ locales }) => {
  const { listPaths } = await import("./paths.ts");
  const { walk } = await import("./walk.ts");
  const site = await serveSite();
  const webkit = await startWebKit();
  try {
    const paths = listPaths(locales);
    const faults = await walk(webkit, site.origin, paths);
    for (const fault of faults) console.log(fault);
    console.log(`${faults.length === 0 ? "✓" : "✗"} ${paths.length} pages, narrow and wide: ${faults.length} faults`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await webkit.stop();
    await site.stop();
  }
});
