/** Messages and hints for the errors of the YAML parser. */

/** `from`: the offset of the cause, where that is not the place that the parser names. */
type Explanation = { message: string; hint: string; from?: number };

const EXPLANATIONS: Record<string, Explanation> = {
  TOO_DEEP: { message: "this is nested deeper than any content", hint: "write a flat list" },
  RESOURCE_EXHAUSTION: { message: "this is nested deeper than any content", hint: "write a flat list" },
  BLOCK_AS_IMPLICIT_KEY: {
    message: "there is a second colon in this line, so YAML takes the text before it for a field",
    hint: 'put the text in quotes: "…"',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: "YAML takes these lines for the name of a field",
    hint: "check the indentation, and put text with a colon in quotes",
  },
  BAD_DQ_ESCAPE: { message: "there is no such escape after a backslash", hint: "write two backslashes, or use single quotes" },
  BAD_DIRECTIVE: { message: "a line that begins with % is a directive", hint: "put the text in quotes" },
  MULTIPLE_DOCS: { message: "three hyphens begin a second document", hint: "keep one document in a file" },
  TAG_RESOLVE_FAILED: { message: "text that begins with ! is a tag", hint: "write a plain value; put text that begins with ! in quotes" },
  NON_STRING_KEY: { message: "the name of a field is one word", hint: "write a name before the colon" },
  PROTOTYPE_KEY: { message: "__proto__ is no field: programs could take it for a part of themselves", hint: "remove it" },
  TAB_AS_INDENT: { message: "this line is indented with a tab", hint: "indent with two spaces" },
  BLOCK_IN_FLOW: {
    message: "between brackets a value cannot be an indented block",
    hint: "write it between the brackets, or without brackets on lines of its own",
  },
  MULTIPLE_ANCHORS: { message: "text that begins with & is an anchor", hint: "put text that begins with & in quotes" },
  MULTIPLE_TAGS: { message: "text that begins with ! is a tag", hint: "put text that begins with ! in quotes" },
};

const NOT_ALIGNED: Explanation = {
  message: "this line does not line up with the lines around it",
  hint: "give all fields of a group the same indentation",
};

/** What is wrong at a place that the parser refused, and what to write. */
export function explainYaml({ code, message, start }: { code: string; message: string; start: number }, text: string): Explanation {
  const foreign = explainForeignSign(text, start);
  if (foreign !== undefined) return foreign;
  const field = code === "MULTILINE_IMPLICIT_KEY" || message.startsWith("Implicit map keys") ? explainField(text, start) : undefined;
  if (field !== undefined) return field;
  if (message.startsWith("A block sequence")) return { ...NOT_ALIGNED, hint: "give all items of a list the same indentation" };
  const misread = code === "BLOCK_AS_IMPLICIT_KEY" && /^[^\r\n]*/u.exec(text.slice(start))?.[0].includes(":") === false;
  if (misread && isOutdented(text, start))
    return {
      message: "this line is indented less than the lines around it",
      hint: "indent it like the line before, if it belongs to that group",
    };
  if (misread) return { message: "the line below is indented deeper, so YAML takes it for a part of this text", hint: NOT_ALIGNED.hint };
  const pair = code === "BLOCK_IN_FLOW" ? /^([^\s,:]+) +([a-z][A-Za-z0-9]*: +[^\s,}\]]+)/u.exec(text.slice(start)) : null;
  if (pair !== null) return { message: "a comma is missing between the brackets", hint: `write ${pair[1] ?? ""}, ${pair[2] ?? ""}` };
  const known = EXPLANATIONS[code];
  const quoted = code === "BLOCK_AS_IMPLICIT_KEY" ? quoteLine(text, start) : undefined;
  if (known !== undefined) return { ...known, ...(quoted === undefined ? {} : { hint: `put the text in quotes: ${quoted}` }) };
  if (code === "BAD_SCALAR_START") return { message: `text cannot begin with ${text.charAt(start)}`, hint: 'put the text in quotes: "…"' };
  if (/closing ['"]?.?quote|Missing closing/u.test(message)) {
    const found = [...text.slice(0, start).matchAll(CURLY_END)].at(-1);
    const [all = "", name = "", quote = "", value = "", mark] = found ?? [];
    if (mark !== undefined)
      return {
        message: `${mark} is no quote to YAML`,
        hint: `write ${name}${quote}${value}${quote}`,
        from: (found?.index ?? 0) + all.lastIndexOf(mark),
      };
    return { message: "a quote is opened and never closed", hint: "add the closing quote" };
  }
  if (message === "Unexpected scalar at node end") {
    const whole = valueBefore(text, start);
    const quoteAll = whole === undefined ? undefined : quoteLine(text, whole);
    return {
      message: "YAML takes what stands before this text for the whole value",
      hint: `put all of it in quotes: ${quoteAll ?? '"…"'}`,
    };
  }
  const bracket = /end with an? ([\]}])/u.exec(message)?.[1];
  const [, cut] = /[{[][^\r\n]*\s(#[^\s#,}\]]+)[^\r\n]*\s+$/u.exec(text.slice(0, start)) ?? [];
  if (bracket !== undefined && cut !== undefined)
    return { message: `YAML takes ${cut} and the rest of its line for a comment`, hint: `put it in quotes: "${cut}"` };
  if (bracket !== undefined)
    return { message: "a bracket is opened and never closed", hint: `add ${bracket} where the ${bracket === "]" ? "list" : "group"} ends` };
  if (code === "BAD_INDENT" || message.startsWith("Sequence item without -")) return NOT_ALIGNED;
  if (code === "MISSING_CHAR") {
    const argument = /\{\w+, *(?:plural|select|selectordinal),[^\n]*$/u.exec(text.slice(0, start))?.index;
    if (argument === undefined) return { message: "a colon is missing", hint: "write name: value" };
    return {
      message: "text that begins with { is a group of fields to YAML",
      hint: `put all of it in quotes: ${quoteLine(text, argument) ?? '"…"'}`,
    };
  }
  return { message: "YAML does not expect this here", hint: "check the indentation, colons and quotes of this line and the one before" };
}

/** A value that begins with a quote of YAML and ends with one of a word processor. */
const CURLY_END = /(?<=^[ -]*)([A-Za-z][\w-]*: +)?(["'])([^"'\r\n]*)([”“„»’‘]) *$/gmu;

/** Whether the line before and the line below are indented alike, and the line of an offset less. */
function isOutdented(text: string, offset: number): boolean {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const depthOf = (line = "") => /^[ -]*/u.exec(line)?.[0].length ?? 0;
  const written = (lines: string) => lines.split("\n").filter((line) => /^[ -]*[^\s#-]/u.test(line));
  const [own, next] = written(text.slice(lineStart));
  const before = written(text.slice(0, lineStart)).at(-1);
  return depthOf(before) === depthOf(next) && depthOf(own) < depthOf(next);
}

/** A line with a sign of an input method or a word processor where YAML needs a plain one: a wide colon, comma, bracket, hyphen or space. */
function explainForeignSign(text: string, offset: number): Explanation | undefined {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const line = /^[^\r\n]*/u.exec(text.slice(lineStart))?.[0] ?? "";
  if (/^ *[\u00A0\u3000]/u.test(line))
    return { message: "this line is indented with spaces that YAML does not know", hint: "indent with plain spaces" };
  const [, hyphen = ""] = /^ *([－–—−・•])/u.exec(line) ?? [];
  if (hyphen !== "") return { message: `${hyphen} is no hyphen to YAML`, hint: "begin the item with - and a space" };
  const [, name = "", colon = "", value = ""] = /^[ -]*([A-Za-z][\w-]*) *(：|:[\u00A0\u3000])[\s\u00A0\u3000]*(.*)$/u.exec(line) ?? [];
  if (name !== "") {
    const message = colon === "：" ? "： is no colon to YAML" : "the space after this colon is none to YAML";
    return { message, hint: `write ${`${name}: ${value}`.trimEnd()}` };
  }
  const [sign = ""] = /(?<=: *)[｛［]|(?<=[[{][^"']*)[、，](?= *[A-Za-z][\w-]*:)/u.exec(line) ?? [];
  if (sign === "") return undefined;
  return /[｛［]/u.test(sign)
    ? { message: `${sign} is no bracket to YAML`, hint: `write ${sign === "｛" ? "{ and }" : "[ and ]"}` }
    : { message: `${sign} is no comma to YAML`, hint: "write a comma and a space" };
}

/** A line such as `hue:190` or `hue 190`, which is no field to YAML. */
function explainField(text: string, start: number): Explanation | undefined {
  const [, name = "", between, value = ""] = /^([a-z][A-Za-z0-9]*)(:| +)([^\s:][^\r\n:]*)/u.exec(text.slice(start)) ?? [];
  if (name === "") return undefined;
  const meant = `${name}: ${value.trimEnd()}`;
  return between === ":"
    ? { message: "there is no space after this colon, so YAML takes the line for text", hint: `write ${meant}` }
    : { message: "a colon is missing in this line", hint: `write ${meant}; or indent the line, if it belongs to the text before it` };
}

/** Where the value of the line begins, if a bracket or quote that it begins with is closed before an offset. */
function valueBefore(text: string, offset: number): number | undefined {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const name = /^[ \t]*(?:- +)*(?:[^\s:"'[\]{}]+: +)?(?=[[{"'])/u.exec(text.slice(lineStart, offset))?.[0];
  if (name === undefined) return undefined;
  const value = text.slice(lineStart + name.length, offset);
  const count = (bracket: string) => value.split(bracket).length;
  return count("{") === count("}") && count("[") === count("]") ? lineStart + name.length : undefined;
}

/** Quotes around a text that has more of them within: the next one opens a quotation, or is an apostrophe. */
const QUOTED = /^(["'])([^"']*(?:\s\1|\1\p{L}).*)\1$/u;

/** The rest of the line in quotes, ready to be pasted. */
function quoteLine(text: string, start: number): string | undefined {
  const rest = /^[^\r\n]*/u.exec(text.slice(start))?.[0].trimEnd() ?? "";
  return rest === "" || rest.length > 100 ? undefined : JSON.stringify(QUOTED.exec(rest)?.[2] ?? rest);
}
