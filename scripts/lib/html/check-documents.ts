/** Runs the Nu Html Checker on every document of a folder. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { filesBelow } from "#scripts/lib/files-below.ts";
import { JAVA, requireProgram } from "#scripts/lib/test-tools.ts";

/** `file` is below the folder: `en/3dx.html`; `extract` is the part of the document with the error. */
export type HtmlError = ReturnType<typeof errorOf>;

type Report = {
  messages: {
    type: "error" | "non-document-error";
    url?: string;
    lastLine?: number;
    firstColumn?: number;
    lastColumn?: number;
    message: string;
    extract?: string;
  }[];
};

const JAR = join(dirname(createRequire(import.meta.url).resolve("vnu-jar/package.json")), "build/dist/vnu.jar");
/** Bytes: room for several errors in each document. */
const MAX_REPORT_BYTES = 256 * 1024 * 1024;

/** @throws when the folder contains no document, or the checker did not run. */
export function checkDocuments(folder: string): { documents: number; errors: HtmlError[] } {
  const documents = filesBelow(folder).filter((file) => file.endsWith(".html")).length;
  if (documents === 0) throw new Error(`${folder} contains no document: run npm run build first`);
  const { stdout, stderr, error } = spawnSync(
    requireProgram(JAVA),
    // The checker's manual requires a larger stack for deep documents.
    ["-Xss8m", "-jar", JAR, "--errors-only", "--skip-non-html", "--format", "json", "--stdout", folder],
    { encoding: "utf8", maxBuffer: MAX_REPORT_BYTES },
  );
  if (error !== undefined) throw error;
  return { documents, errors: parseReport(stdout, stderr).messages.map((message) => errorOf(folder, message)) };
}

/** The exit code says only whether there are errors. @throws with the output when it is not a report. */
function parseReport(stdout: string, stderr: string): Report {
  try {
    return JSON.parse(stdout) as Report;
  } catch (cause) {
    throw new Error(`the Nu Html Checker gave no report:\n${stdout.slice(0, 2_000)}${stderr.slice(0, 2_000)}`, { cause });
  }
}

function errorOf(folder: string, { url, lastLine = 1, firstColumn, lastColumn = 1, message, extract = "" }: Report["messages"][number]) {
  const file = url?.startsWith("file:") === true ? relative(folder, fileURLToPath(url)).replaceAll("\\", "/") : (url ?? "");
  return { file, line: lastLine, column: firstColumn ?? lastColumn, message, extract };
}
