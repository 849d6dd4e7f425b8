/** Which parts of the server stand. The forms of one that does not say so, and keep their fields closed. */
export const features: Readonly<Record<"accounts" | "credits", boolean>> = {
  accounts: true,
  /** Buying credits, which needs accounts. While Stripe is not configured, the page explains the gateway's own top-up. */
  credits: true,
};
