/** Which parts of the server stand. The forms of one that does not say so, and keep their fields closed. */
export const features: Readonly<Record<"accounts", boolean>> = {
  accounts: false,
};
