import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import { accountOfSession, type CardServices } from '../card-payment/connected-account';
import { stripeFailure } from '../card-payment/stripe-client';
import type { KeptCard } from './kept-card.store';

/** Maximum per run. */
const MOST = 50;
/** Delay before the next attempt. */
const AGAIN_SECONDS = 3600;

export interface ForgetServices extends CardServices {
  readonly log: { warn(detail: unknown, message: string): void };
}

/**
 * Has Stripe forget the cards of subscriptions that have ended or have paid their last order, and cards that were replaced. Those
 * of an account that is no longer connected are forgotten here only.
 */
export async function forgetCards(services: ForgetServices): Promise<void> {
  const { db, log } = services;
  await dropUnneeded(db);
  for (const card of await claimForgotten(db)) {
    const connected = await accountOfSession(services, card);
    try {
      await connected?.stripe.paymentMethods.detach(card.payment_method_id);
    } catch (error) {
      const { isRefused, isKeyRefused, message } = await stripeFailure(error);
      if (!isRefused || isKeyRefused) {
        log.warn({ reason: message }, 'Stripe could not be asked to forget a card');
        continue;
      }
      // It is of no customer any more, or deleted.
    }
    await db.deleteFrom('kept_card').where('id', '=', card.id).execute();
  }
}

/** A charge of the last order may still need its card. */
async function dropUnneeded(db: Database): Promise<void> {
  await sql`
    update kept_card set forget_at = now() from subscription
    where subscription.id = subscription_id and forget_at is null and next_cycle is null
      and (ended_as is not null or not exists (
        select 1 from subscription_order
        join card_session on card_session.order_id = subscription_order.order_id
        where subscription_order.subscription_id = subscription.id and kind = 'charge' and state in ('new', 'open')))`.execute(
    db,
  );
}

function claimForgotten(db: Database): Promise<KeptCard[]> {
  return db
    .updateTable('kept_card')
    .set({ forget_at: sql<Date>`now() + make_interval(secs => ${AGAIN_SECONDS})` })
    .where('id', 'in', (query) =>
      query
        .selectFrom('kept_card')
        .select('id')
        .where('forget_at', '<=', sql<Date>`now()`)
        .orderBy('forget_at')
        .limit(MOST)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
