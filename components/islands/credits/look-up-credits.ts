import { callApi } from "#components/islands/forms/call-api.ts";
import { CreditsAnswer, type PurchaseState } from "#schemas/credits-answer.ts";

export type Found =
  | { status: "found"; credits: CreditsAnswer }
  /** `closed`: credits are not sold here. `failed`: no answer that can be read. */
  | { status: "signed-out" | "closed" | "failed" };

const GET: RequestInit = { headers: { Accept: "application/json" } };

/** Looks up the balance and history of whoever is signed in. @param purchase One of their purchases. */
export async function lookUpCredits(purchase?: string): Promise<Found> {
  const query = purchase === undefined ? "" : `?purchase=${encodeURIComponent(purchase)}`;
  const outcome = await callApi(`/api/v1/credits${query}`, ["SIGN_IN_REQUIRED"], GET);
  if (!outcome.success) return { status: outcome.code === "SIGN_IN_REQUIRED" ? "signed-out" : "failed" };
  const { data } = CreditsAnswer.safeParse(outcome.answer);
  return data === undefined ? { status: "failed" } : { status: "found", credits: data };
}

/** The same, and whether credits are sold at all. */
export async function lookUpOffer(purchase: string | undefined): Promise<Found> {
  const offer = await callApi("/api/v1/credits-offer", [], GET);
  if (offer.success && "isOpen" in offer.answer && offer.answer.isOpen === false) return { status: "closed" };
  return lookUpCredits(purchase);
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
