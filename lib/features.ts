/** Parts of the server that exist. The forms of others are disabled and say so. */
export const features: Readonly<Record<"accounts", boolean>> = {
  accounts: false,
};
