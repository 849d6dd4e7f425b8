/** Results that the dialog shows at once. Their texts are what a further query fetches, about 1 kB each. */
export const DIALOG_RESULTS = 6;
