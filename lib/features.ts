/** Which parts of the server stand. A form whose part does not says so, and keeps its fields closed. */
export const features: Readonly<Record<"downloads" | "licenceKeys" | "accounts", boolean>> = {
  downloads: true,
  licenceKeys: true,
  accounts: false,
};
