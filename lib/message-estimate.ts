/** What a message costs at least and at most. Whole cents. */
export type MessageCost = { from: number; to: number };

/** @returns How many messages an amount buys at least, rounded down, so that nobody is promised more than they get. */
export const fewestMessages = (cents: number, { to }: Pick<MessageCost, "to">): number => Math.floor(cents / to);
