/**
 * `contentlayer build` without its command line, which lets the effect library record a trace of each step. The records grow with the
 * number of documents: of 12,000 they took three quarters of the time (361 seconds, 89 without).
 *
 * Loads contentlayer and its configuration, and compiles the content when "compile" comes on the standard input: a build checks
 * the content meanwhile.
 */
import { text } from "node:stream/consumers";
import { generateDotpkg, getConfig, logGenerateInfo, runMain } from "@contentlayer2/core";
import { pipe, T } from "@contentlayer2/utils/effect";

await pipe(
  getConfig({}),
  T.chain((config) =>
    pipe(
      T.tryPromise(requireOrder),
      T.chain(() => generateDotpkg({ config, verbose: false })),
    ),
  ),
  T.tap(logGenerateInfo),
  runMain({ tracingServiceName: "contentlayer", verbose: false }),
);

/** Ends the process when the input ends without the order: the content is not good, or the build is gone. */
async function requireOrder() {
  if ((await text(process.stdin)) !== "compile") process.exit(1);
}
