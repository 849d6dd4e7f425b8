/** Lighthouse's result for one page: scores from 0 to 100, and the audits that cost a point. */
import type { Result } from "lighthouse";
import * as z from "zod";

/** The lowest allowed scores. */
export const LIMITS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
export type Category = keyof typeof LIMITS;
export const CATEGORIES = Object.keys(LIMITS) as Category[];

export type Run = ReturnType<typeof runOf>;

const Table = z.object({ items: z.array(z.record(z.string(), z.unknown())) });
const Place = z.object({ selector: z.string().optional(), url: z.string().optional() });

const ofEach = <Value>(value: (category: Category) => Value) =>
  Object.fromEntries(CATEGORIES.map((category) => [category, value(category)])) as Record<Category, Value>;

export function runOf({ categories, audits }: Pick<Result, "categories" | "audits">) {
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: ofEach((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    /** By category: the audits that count there and are not perfect. */
    faults: ofEach((category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id];
        const isPerfect = weight === 0 || audit === undefined || audit.score === null || audit.score === 1;
        return isPerfect ? [] : [[id, audit.title, audit.displayValue, firstPlace(audit.details)].filter(Boolean).join(" · ")];
      }),
    ),
    /** Milliseconds, milliseconds, and a share of the window. */
    metrics: { lcp: figure("largest-contentful-paint"), tbt: figure("total-blocking-time"), cls: figure("cumulative-layout-shift") },
  };
}

/** The first element or file that an audit names. The shape of details differs from audit to audit. */
function firstPlace(details: unknown): string | undefined {
  const { items } = Table.safeParse(details).data ?? { items: [] };
  const places = items.flatMap((item) => Object.values(item)).map((value) => Place.safeParse(value).data);
  return places.map((place) => place?.selector ?? place?.url).find((place) => place !== undefined);
}

/** The median of each category and metric, and the faults of all runs in categories below their limit. */
export function medianOf(runs: readonly Run[]): Run {
  const scores = ofEach((category) => median(runs.map((run) => run.scores[category])));
  const isBelow = (category: Category) => scores[category] < LIMITS[category];
  const faults = ofEach((category) => (isBelow(category) ? [...new Set(runs.flatMap((run) => run.faults[category]))] : []));
  const metric = (name: keyof Run["metrics"]) => median(runs.map((run) => run.metrics[name]));
  return { scores, faults, metrics: { lcp: metric("lcp"), tbt: metric("tbt"), cls: metric("cls") } };
}

/** Of an even number of values the lower one. */
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

export const isGood = ({ scores }: Run): boolean => CATEGORIES.every((category) => scores[category] >= LIMITS[category]);
