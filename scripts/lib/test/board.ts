/** What `npm test` shows while it runs: a line that lives on a terminal, lines one by one in a log. */
import { stripVTControlCharacters } from "node:util";

/** A log that is silent for longer looks dead. Seconds. */
const SIGN_OF_LIFE = 30;

type Board = {
  start: (name: string) => void;
  /** Something that a running step printed. */
  say: (name: string, text: string) => void;
  /** @param words A remark on a good step, or all that a bad one printed. */
  end: (name: string, isGood: boolean, words: string) => void;
  skip: (name: string, because: string) => void;
  close: () => void;
};

export function openBoard(names: readonly string[]): Board {
  const isTerminal = process.stdout.isTTY && process.env.CI === undefined;
  const width = Math.max(...names.map((name) => name.length));
  const began = new Map<string, number>();
  const latest = new Map<string, string>();
  const seconds = (name: string) => (performance.now() - (began.get(name) ?? 0)) / 1000;
  const clear = () => isTerminal && process.stdout.write("\r\u001B[K");
  const line = (sign: string, name: string, rest: string) => {
    clear();
    process.stdout.write(`${sign} ${name.padEnd(width)}  ${rest}`.trimEnd() + "\n");
  };
  const timeOf = (name: string) => `${seconds(name).toFixed(1)} s`.padStart(7);

  const timer = setInterval(
    () => {
      if (isTerminal) {
        const all = [...began.keys()].map((name) => `${name} ${seconds(name).toFixed(0)} s`).join(", ");
        const said = [...latest.values()].at(-1) ?? "";
        process.stdout.write(`\r\u001B[K${`… ${all}   ${said}`.slice(0, process.stdout.columns - 1)}`);
      } else {
        for (const name of began.keys()) line("…", name, `${timeOf(name)}   ${latest.get(name) ?? ""}`);
      }
    },
    isTerminal ? 200 : SIGN_OF_LIFE * 1000,
  );

  return {
    start(name) {
      began.set(name, performance.now());
    },
    say(name, text) {
      const last = stripVTControlCharacters(text).trim().split(/\r?\n/u).at(-1)?.trim() ?? "";
      if (last === "") return;
      // Last in, last shown.
      latest.delete(name);
      latest.set(name, last);
    },
    end(name, isGood, words) {
      line(isGood ? "✓" : "✗", name, isGood ? `${timeOf(name)}   ${words}` : timeOf(name));
      began.delete(name);
      latest.delete(name);
      if (!isGood) process.stdout.write(`\n${words.trim()}\n\n`);
    },
    skip(name, because) {
      line("–", name, `not run, because ${because} failed`);
    },
    close() {
      clearInterval(timer);
      clear();
    },
  };
}
