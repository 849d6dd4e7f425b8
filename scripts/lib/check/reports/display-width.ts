/** The width of text in a terminal: Japanese and Chinese characters take two columns. */

const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Extended_Pictographic}/u;

/** Width in columns; a tab counts as one, because the excerpt shows it as a space. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += /\p{M}|[\u200B-\u200F\u2060\uFEFF]/u.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1;
  return width;
}
