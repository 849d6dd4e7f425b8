/** Marks work that is awaited later, so that its failure does not end the process before. */
export function inBackground<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  return work;
}
