/** @param timeZone An IANA name, such as Europe/Oslo. @returns The calendar day there at that time, YYYY-MM-DD. */
export const dayIn = (timeZone: string, time: Date): string => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(time);
