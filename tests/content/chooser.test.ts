/** Every way through the chooser ends at an edition that is sold and that no smaller one could replace. */
import { describe, expect, it } from "vitest";
import { LISTENINGS } from "#lib/chooser.ts";
import { findChooser } from "#lib/content/chooser.ts";
import { requireEdition } from "#lib/content/products.ts";

const chooser = findChooser();

describe.runIf(chooser !== undefined)("the chooser", () => {
  const { channels = [], works = [] } = chooser ?? {};
  const ways = works.flatMap(({ id, editions }) =>
    LISTENINGS.flatMap((listening) => channels.map((count, place) => [id, listening, count, editions[listening][place]] as const)),
  );

  it("has an answer for each choice", () => {
    expect(ways.length).toBe(works.length * LISTENINGS.length * channels.length);
    expect(ways.length).toBeGreaterThan(0);
  });

  it.each(ways)("%s on %s with %i channels: %s", (_work, _listening, count, key) => {
    expect(key).toBeDefined();
    if (key === undefined) return;
    const { facts, edition } = requireEdition(key);
    expect(facts.salesCondition).toBe("Now Available");
    expect(edition.channels?.max).toBeGreaterThanOrEqual(count);
    const smaller = facts.editions.filter((other) => (other.channels?.max ?? 0) < (edition.channels?.max ?? 0));
    for (const other of smaller) expect(other.channels?.max ?? 0).toBeLessThan(count);
    expect(edition.buyLink !== "" || "free" in edition.price).toBe(true);
  });
});
