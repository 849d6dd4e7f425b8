/** A pull request that a stranger could send: one file for each trick that once worked, or that works on other sites. */
import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file, the line that the check has to name, and the rule. */
export type HostileFile = { file: string; line: number; rule: string } & (
  { text: string | Buffer } | { linkTo: string } | { make: "fifo" | "folder" }
);

const FRONT = "---\ntitle: A title\ndescription: A description.\n---\n\n";
const words = (name: string, rule: string, body: string, line = 6): HostileFile => ({
  file: `content/en/support/zz-${name}.mdx`,
  line,
  rule,
  text: `${FRONT}${body}\n`,
});
const yaml = (name: string, rule: string, text: string, line: number): HostileFile => ({
  file: `content/en/support/zz-${name}.mdx`,
  line,
  rule,
  text: `---\ntitle: A title\n${text}\n---\n\nWords.\n`,
});
const front = (name: string, text: string, line = 1): HostileFile => ({
  file: `content/en/support/zz-${name}.mdx`,
  line,
  rule: "shape/front-matter-language",
  text,
});
const drawing = (name: string, rule: string, inside: string, before = ""): HostileFile => ({
  file: `public/images/zz-${name}.svg`,
  line: 1,
  rule,
  text: `${before}<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>\n`,
});

/** @param canary A path that must not exist afterwards: programs among the files write it. */
export function hostileFiles(canary: string): HostileFile[] {
  const write = `require("fs").writeFileSync(${JSON.stringify(canary)}, "ran")`;
  const moduleThatWrites = `import { writeFileSync } from "node:fs";\nwriteFileSync(${JSON.stringify(canary)}, "ran");\nexport default {};\n`;
  const program = `---js\n{ title: ${write} }\n---\n\nWords.\n`;
  return [
    // Front matter that is a program, or is closed where only one of two parsers sees it.
    front("js", program),
    front("javascript", program.replace("---js", "--- JavaScript")),
    front("coffee", program.replace("---js", "---coffee")),
    front("json", '---json\n{ "title": "A title" }\n---\n\nWords.\n'),
    front("two-ends", `---\ntitle: A title\ndescription: A description.\n---{${write}}: x\n---\n\nWords.\n`, 4),
    { file: "content/shared/installers/zz/1.0.0/zz.md", line: 1, rule: "shape/unknown-file", text: program },
    { file: "content/en/zz.md", line: 1, rule: "shape/unknown-file", text: program },
    // Links and special files.
    { file: "content/en/support/zz-link.mdx", line: 1, rule: "shape/not-a-file", linkTo: "../../../outside.mdx" },
    { file: "content/en/zz-folder", line: 1, rule: "shape/not-a-file", linkTo: "../../outside" },
    { file: "content/shared/zz-broken.yaml", line: 1, rule: "shape/not-a-file", linkTo: "nowhere.yaml" },
    { file: "content/en/support/zz-fifo.mdx", line: 1, rule: "shape/not-a-file", make: "fifo" },
    { file: "content/en/support/zz-folder.mdx", line: 1, rule: "shape/not-a-file", make: "folder" },
    // Configuration that a tool would load from the folder of the file it looks at.
    { file: "content/.prettierrc.mjs", line: 1, rule: "shape/unknown-file", text: moduleThatWrites },
    { file: "content/.oxlintrc.json", line: 1, rule: "shape/unknown-file", text: '{ "jsPlugins": ["./lint-plugin.mjs"] }' },
    { file: "content/lint-plugin.mjs", line: 1, rule: "shape/unknown-file", text: moduleThatWrites },
    // YAML that means more than data.
    yaml("function", "shape/yaml-syntax", 'description: !!js/function "x"', 3),
    yaml("binary", "shape/yaml-syntax", "description: !!binary aGVsbG8=", 3),
    yaml("prototype", "shape/yaml-syntax", "description: A description.\n__proto__: { isStaff: true }", 4),
    yaml("bomb", "shape/alias", "description: &a [x, x]\nkeywords: [*a, *a, *a]", 4),
    { file: "content/en/support/zz-version.mdx", line: 2, rule: "shape/yaml-syntax", text: "---\n%YAML 1.1\n---\n\nWords.\n" },
    // Words that are a program, or draw what no text needs.
    words("import", "words/no-import", 'import fs from "node:fs"'),
    words("expression", "words/no-expression", `{${write}}`),
    words("comments", "words/no-expression", `{/* a */ ${write} /* b */}`),
    words("spread", "words/no-expression", "<Note {...props}>\n  Words.\n</Note>"),
    words("script", "words/no-html", '<script src="https://example.org/x.js" />'),
    words("meta", "words/no-html", '<meta httpEquiv="refresh" content="0;url=https://example.org" />'),
    words("style", "words/no-html", 'A <br style="position:fixed" /> break.'),
    words("handler", "words/no-handler", 'A <br onLoad="x()" /> break.'),
    words("entity", "words/unsafe-link", "[A link](java&#115;cript&colon;alert(1))"),
    words("tab", "words/unsafe-link", "[A link](<java\tscript:alert(1)>)"),
    words("definition", "words/unsafe-link", "A [link][x].\n\n[x]: data:text/html,x", 8),
    words("back-slash", "words/unsafe-link", "[A link](/\\\\example.org)"),
    words("pixel", "words/external-url", "![A picture](https://example.org/pixel.png)"),
    words("literal", "words/external-url", "See www.example.org for more."),
    // Files that would be published as they are.
    { file: "public/zz-secret.txt", line: 1, rule: "public/not-a-file", linkTo: "../outside.mdx" },
    { file: "public/zz-all", line: 1, rule: "public/not-a-file", linkTo: ".." },
    { file: "public/zz.html", line: 1, rule: "public/unknown-kind", text: "<script>alert(1)</script>\n" },
    { file: "public/zz.js", line: 1, rule: "public/unknown-kind", text: "alert(1)\n" },
    { file: "public/.htaccess", line: 1, rule: "public/name", text: "AddType text/html .png\n" },
    { file: "public/images/zz.png", line: 1, rule: "public/other-kind", text: "<script>alert(1)</script>\n" },
    { file: "public/zz.css", line: 2, rule: "public/outside-address", text: 'p { color: red }\n@import "//example.org/x.css";\n' },
    drawing("script", "public/svg-part", "<script>alert(1)</script>"),
    drawing("handler", "public/svg-part", '<path d="M0 0" onclick="alert(1)"/>'),
    drawing("foreign", "public/svg-part", "<foreignObject/>"),
    drawing("link", "public/svg-part", '<a href="https://example.org"><path d="M0 0"/></a>'),
    drawing("use", "public/outside-address", '<use href="https://example.org/x.svg#a"/>'),
    drawing("paint", "public/outside-address", '<path d="M0 0" fill="url(https://example.org/x.svg#a)"/>'),
    drawing("document-type", "public/svg-syntax", "<title>&x;</title>", '<!DOCTYPE svg [<!ENTITY x "y">]>'),
    drawing("instruction", "public/svg-syntax", "", '<?xml-stylesheet href="https://example.org/x.css"?>'),
    drawing("hidden", "public/svg-syntax", "<title><![CDATA[<script>alert(1)</script>]]></title>"),
  ];
}

/** Puts the files over a copy of the project, and beside content/ what the links lead to. */
export function putHostileFiles(project: string, files: readonly HostileFile[], program: string): void {
  mkdirSync(join(project, "outside"));
  writeFileSync(join(project, "outside.mdx"), program);
  writeFileSync(join(project, "outside/zz.mdx"), program);
  for (const hostile of files) {
    const file = join(project, hostile.file);
    mkdirSync(dirname(file), { recursive: true });
    if ("text" in hostile) writeFileSync(file, hostile.text);
    else if ("linkTo" in hostile) symlinkSync(hostile.linkTo, file);
    else if (hostile.make === "folder") mkdirSync(file);
    else if (spawnSync("mkfifo", [file]).status !== 0) throw new Error("mkfifo failed");
  }
}
