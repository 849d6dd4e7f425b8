/** The content folder of a scratch copy, read and changed as an author would. Nothing here names what a vendor sells. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Document, parse, parseDocument } from "yaml";
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";

/** A change that this content offers no place for, such as a beta where there is none. */
export class NothingToChange extends Error {}

/** @throws NothingToChange when there is no such thing. */
export function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new NothingToChange(`this content has no ${what}`);
  return value;
}

export class ScratchContent {
  /** @param project The copy of the project. @param content Its content folder, from there. */
  constructor(
    readonly project: string,
    readonly content: string,
  ) {}

  place(file: string): string {
    return join(this.project, this.content, file);
  }
  has(file: string): boolean {
    return existsSync(this.place(file));
  }
  read(file: string): string {
    return readFileSync(this.place(file), "utf8");
  }
  write(file: string, text: string): void {
    mkdirSync(dirname(this.place(file)), { recursive: true });
    writeFileSync(this.place(file), text);
  }
  remove(file: string): void {
    rmSync(this.place(file));
  }
  /** @param pattern What must be found. @throws NothingToChange when it is not. */
  edit(file: string, pattern: RegExp, replacement: string): void {
    const before = this.read(file);
    if (before.search(pattern) === -1) throw new NothingToChange(`${file} has no ${pattern.source}`);
    this.write(file, before.replace(pattern, replacement));
  }
  facts(file: string): unknown {
    return parse(this.read(`shared/${file}`));
  }
  /** Changes a file of facts and keeps its comments. */
  editFacts(file: string, change: (document: Document) => void): void {
    this.editYaml(`shared/${file}`, change);
  }
  editMessages(locale: Locale, change: (document: Document) => void): void {
    this.editYaml(`${locale}/messages.yaml`, change);
  }
  private editYaml(file: string, change: (document: Document) => void): void {
    const document = parseDocument(this.read(file));
    change(document);
    this.write(file, document.toString({ lineWidth: 0 }));
  }
  /** Names of what a folder of facts holds, without endings. */
  names(folder: string): string[] {
    return this.has(`shared/${folder}`) ? readdirSync(this.place(`shared/${folder}`)).map((name) => name.replace(/\.yaml$/u, "")) : [];
  }
  /** Files with copy, by their path below the content folder. */
  copyFiles(): string[] {
    const files = readdirSync(this.place("."), { recursive: true, encoding: "utf8" });
    return files.filter((file) => /^[a-z]{2}\/.*\.(?:mdx|yaml)$/u.test(file));
  }
  /** Locales that have their own messages, so that an author writes in them. */
  locales(): Locale[] {
    return ALL_LOCALES.filter((locale) => this.has(`${locale}/messages.yaml`));
  }
  /** Locales in which a missing translation stops the build. */
  blockingLocales(): Locale[] {
    const { gaps } = this.facts("policy.yaml") as { gaps: Partial<Record<Locale, unknown>> };
    return (this.facts("site.yaml") as { locales: Locale[] }).locales.filter((locale) => !(locale in gaps));
  }
  /** The code's text, in which some pages are linked to by path. */
  code(): string {
    const folders = ["app", "components", "lib", "server"].map((folder) => join(this.project, folder));
    const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)));
    return files
      .filter((file) => /\.tsx?$/u.test(file))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
  }
  /** Notes that an address has moved. */
  addRedirect(from: string, to: string): void {
    const file = "redirects.yaml";
    if (!this.has(`shared/${file}`)) return;
    this.editFacts(file, (document) => {
      document.addIn(["redirects"], document.createNode({ from, to }));
      document.setIn(["redirects"], document.createNode((document.toJSON() as { redirects: unknown[] }).redirects));
    });
  }
}
