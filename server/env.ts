/** The environment, parsed once at start: each mistake is named in one list. No other file reads process.env at run time. */
import { z } from "zod";

const Environment = z.object({
  PORT: z.coerce.number("write a port number").int("write a whole number").min(0).max(65_535, "write a port up to 65535").default(3000),
});

const parsed = Environment.safeParse(process.env);
if (!parsed.success) {
  console.error(
    ["The environment has mistakes:", ...parsed.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`)].join("\n"),
  );
  process.exit(1);
}
export const env = parsed.data;
