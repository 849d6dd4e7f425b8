import { commerce } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { CURRENCY } from "#lib/i18n/region.ts";
import type { PurchaseRequest } from "#schemas/purchase-request.ts";
import type { AccountSession } from "#server/accounts/session.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import { describeError, log } from "#server/log.ts";
import { newId } from "#server/random.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { requirePayments } from "./stripe-client.ts";
import { insertPurchase, setPurchaseState } from "./store.ts";

const PAGE = "/account/purchase-credits";

/**
 * Opens a payment page at Stripe. Nothing is booked before Stripe's webhook says that it was paid.
 *
 * @returns The payment page's address.
 * @throws Refusal PAYMENTS_UNAVAILABLE, INVALID_REQUEST, RATE_LIMIT_EXCEEDED.
 */
export async function purchaseCredits(
  server: Server,
  request: PurchaseRequest,
  buyer: AccountSession,
  client: Client,
): Promise<{ url: string }> {
  const { stripe } = await requirePayments(server.env);
  const amount = request.amount * 100;
  if (amount < commerce.creditTopUpMinimum) throw new Refusal("INVALID_REQUEST");
  await takeLimits(server, client, ["purchase-client"]);
  const id = newId();
  const locale = request.language ?? buyer.locale;
  const purchase = { id, account_id: buyer.accountId, amount, locale, created_at: server.now() };
  await server.database.write((db) => insertPurchase(db, purchase));
  const metadata = { purchase: id, account: buyer.accountId };
  const page = `${server.origin}${localePath(locale, PAGE)}?purchase=${id}`;
  const name = translatorFor(locale)("credits.product");
  try {
    const { url } = await stripe.checkout.sessions.create(
      {
        mode: "payment",
        line_items: [{ quantity: 1, price_data: { currency: CURRENCY.toLowerCase(), unit_amount: amount, product_data: { name } } }],
        // Events would otherwise be in the buyer's currency, and the ledger counts one.
        adaptive_pricing: { enabled: false },
        client_reference_id: id,
        customer_email: buyer.email,
        locale,
        metadata,
        // Shown in Stripe's dashboard, where refunds are made.
        payment_intent_data: { metadata },
        success_url: page,
        cancel_url: `${page}&cancelled`,
      },
      { idempotencyKey: id },
    );
    if (url === null) throw new Error("the payment page has no address");
    return { url };
  } catch (error) {
    log("payment-page-failed", describeError(error));
    await server.database.write((db) => setPurchaseState(db, id, "failed", server.now()));
    throw new Refusal("PAYMENTS_UNAVAILABLE");
  }
}
