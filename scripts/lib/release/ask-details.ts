/** Asks in a terminal for the channel, the day and the known issues of a release. */
import { ReleaseChannel } from "#schemas/release-channel.ts";
import { isDay } from "#scripts/lib/days.ts";
import { languageName } from "#scripts/lib/report/wording.ts";
import { type Change, unique } from "./changes.ts";
import { idOf } from "./git-drafts.ts";
import type { ReleaseRequest } from "./options.ts";
import type { judgeVersion } from "./plan.ts";
import { askUntil, choose, type Terminal } from "./terminal.ts";

/** Asks for what has a default, which Enter takes. */
export async function askDefaults(request: ReleaseRequest, terminal: Terminal): Promise<void> {
  const { defaults, channel, date } = request;
  if (defaults.includes("channel"))
    request.channel = ReleaseChannel.parse(await choose(terminal, `Which channel? (${channel}: Enter)`, ReleaseChannel.options, channel));
  if (!defaults.includes("date")) return;
  const whatIsWrong = (text: string) => (text === "" || isDay(text) ? undefined : `${text} is no day; write YYYY-MM-DD`);
  request.date = (await askUntil(terminal, `On which day? (${date}: Enter) `, whatIsWrong)) || date;
}

/**
 * Asks for each open issue which change fixes it, which then gets the issue's name, and for new issues until there is no further one.
 *
 * @param changes Those of the request, in its order.
 */
export async function askIssues(
  request: ReleaseRequest,
  changes: readonly Change[],
  { open, source }: { open: ReturnType<typeof judgeVersion>["open"]; source: Parameters<typeof languageName>[0] },
  terminal: Terminal,
): Promise<void> {
  const asked = [...request.changes, ...request.phrases];
  const ids = changes.map(({ id }) => id);
  for (const { id, texts } of open) {
    const free = ids.filter((each) => !open.some((issue) => issue.id === each));
    if (ids.includes(id) || free.length === 0) continue;
    terminal.say(`a known issue: ${texts[source] ?? id}`);
    const name = await choose(terminal, `Which change fixes ${id}? (none: Enter)`, free, "");
    const change = asked[ids.indexOf(name)];
    if (change === undefined) continue;
    for (const said of request.said) if (said.id === name) said.id = id;
    change.id = id;
    ids[ids.indexOf(name)] = id;
  }
  for (;;) {
    const text = (await terminal.ask(`A new known issue, in a sentence in ${languageName(source)}? (none: Enter) `)).trim();
    if (text === "") return;
    const id = unique(idOf(text), [...[...ids, ...request.issues].map((each) => ({ id: each })), ...open]);
    request.issues.push(id);
    request.said.push({ id, text });
  }
}
