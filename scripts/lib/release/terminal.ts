/** Questions that are asked again until their answer can be used. */
export type Terminal = { ask: (question: string) => Promise<string>; say: (text: string) => void };

/** Takes a number or a name of a list. @param otherwise What Enter alone means. @returns The name. */
export async function choose(terminal: Terminal, question: string, among: readonly string[], otherwise?: string): Promise<string> {
  for (const [place, name] of among.entries()) terminal.say(`  ${place + 1}  ${name}`);
  const find = (text: string) => (text === "" ? otherwise : undefined) ?? among[Number(text) - 1] ?? among.find((name) => name === text);
  const answer = await askUntil(terminal, `${question} `, (text) =>
    find(text) === undefined ? `${text || "nothing"} is none of them` : undefined,
  );
  return find(answer) ?? answer;
}

/** @param whatIsWrong With an answer, in a sentence; undefined ends the questions. */
export async function askUntil(
  { ask, say }: Terminal,
  question: string,
  whatIsWrong: (answer: string) => string | undefined,
): Promise<string> {
  for (;;) {
    const answer = (await ask(question)).trim();
    const wrong = whatIsWrong(answer);
    if (wrong === undefined) return answer;
    say(wrong);
  }
}
