const DAY = 86_400_000;

/** @returns Today and so many days, as YYYY-MM-DD in UTC. */
export const addDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
