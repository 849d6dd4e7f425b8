import { callApi } from "#components/islands/forms/call-api.ts";
import { CreditsAnswer, CreditsOffer, type PurchaseState } from "#schemas/credits-answer.ts";

export type Found =
  | { status: "found"; credits: CreditsAnswer }
  /** `closed`: credits are not sold here. `failed`: no answer that can be read. */
  | { status: "signed-out" | "closed" | "failed" };

const GET: RequestInit = { headers: { Accept: "application/json" } };

/** @param purchase One of the visitor's purchases. @returns The balance and history of the visitor who is signed in. */
export async function lookUpCredits(purchase?: string): Promise<Found> {
  const query = purchase === undefined ? "" : `?purchase=${encodeURIComponent(purchase)}`;
  const outcome = await callApi(`/api/v1/credits${query}`, ["SIGN_IN_REQUIRED"], GET);
  if (!outcome.success) return { status: outcome.code === "SIGN_IN_REQUIRED" ? "signed-out" : "failed" };
  const { data } = CreditsAnswer.safeParse(outcome.answer);
  return data === undefined ? { status: "failed" } : { status: "found", credits: data };
}

/** The same, after a look whether anybody is signed in. @param isToBuy Whether it matters that credits are sold. */
export async function lookUpOffer({ isToBuy, purchase }: { isToBuy: boolean; purchase?: string }): Promise<Found> {
  const { data: offer } = CreditsOffer.safeParse((await callApi("/api/v1/credits-offer", [], GET)).answer);
  if (offer === undefined) return { status: "failed" };
  // Who comes back from a payment sees what became of it, also when no more credits are sold.
  if (isToBuy && !offer.isOpen && !(purchase !== undefined && offer.isSignedIn)) return { status: "closed" };
  return offer.isSignedIn ? lookUpCredits(purchase) : { status: "signed-out" };
}

/** With what a visitor comes back from the payment page. */
export type Return = { purchase: string; isCancelled: boolean };

export function readReturn(address: string): Return | undefined {
  const { searchParams } = new URL(address);
  const purchase = searchParams.get("purchase");
  return purchase === null || purchase === "" ? undefined : { purchase, isCancelled: searchParams.has("cancelled") };
}

export type ReturnState = "paid" | "pending" | "cancelled" | "refused";

/** @param isCancelled Whether the visitor left the payment page by its way back. Stripe's word counts more. */
export function returnStateOf(state: PurchaseState, isCancelled: boolean): ReturnState {
  switch (state) {
    case "paid":
    case "pending":
      return state;
    case "failed":
      return "refused";
    case "expired":
      return "cancelled";
    case "open":
      return isCancelled ? "cancelled" : "pending";
  }
}
