/** @returns What is wrong with an address that a form does not accept: nothing was typed, or something else than an address. */
export const emailProblem = (typed: string, required: string, invalid: string): string => (typed.trim() === "" ? required : invalid);
