import * as z from "zod";

/** The schema of a text that is more than a text. @param parse Returns the value, or what to write instead. */
export const parsedText = <Value extends object>(parse: (text: string) => Value | string) =>
  z.string().transform((text, context): Value => {
    const parsed = parse(text);
    if (typeof parsed === "object") return parsed;
    context.issues.push({ code: "custom", message: parsed, input: text });
    return z.NEVER;
  });
