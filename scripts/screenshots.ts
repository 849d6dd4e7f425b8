/** `npm run screenshots`: a picture of each kind of page at several widths, light and dark, in several languages. It checks nothing. */
import { runCommand } from "./lib/command.ts";
import { HELP, readScreenshotOptions } from "./lib/screenshots/options.ts";

await runCommand({ help: HELP, needs: ["content", "build"], read: readScreenshotOptions }, async (options) => {
  const { takeScreenshots } = await import("./lib/screenshots/take-screenshots.ts");
  await takeScreenshots(options);
});
