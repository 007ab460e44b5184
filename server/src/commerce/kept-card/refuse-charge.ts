import { languageOf, type InLanguages } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import { withRetries } from '../../platform/schema/with-retries';
import type { Site } from '../../site/directory/site';
import { endCharge, type CardSession } from '../card-payment/card-session.store';
import { changeOrderIn } from '../order/change-order';
import type { LoadedOrder } from '../order/load-order';
import { dayOf } from '../subscription/billing-day';
import { dayText } from '../subscription/day-text';
import { queueSubscriptionEmails } from '../subscription/queue-subscription-emails';
import type { CardRefusal } from './card-refusal';
import { planNextCharge } from './charge.store';
import { messages as english } from './kept-card.messages';
import { messages as polish } from './kept-card.messages.pl';
import { subscriptionOfOrder } from './kept-card.store';

const MESSAGES: InLanguages<typeof english> = { en: english, pl: polish };

export interface RefusedCharge {
  /** The main site locale. */
  readonly site: Site;
  readonly charge: CardSession;
  readonly loaded: LoadedOrder;
  readonly refusal: CardRefusal;
}

/**
 * Records why a card was not charged, asks the buyer by email to pay on the order's page, and plans the next attempt, all at
 * once. An order that was paid or cancelled meanwhile is left as it is.
 */
export function refuseCharge(db: Database, refused: RefusedCharge): Promise<'ended'> {
  return withRetries(() => db.transaction().execute((trx) => refuse(trx, refused)));
}

async function refuse(
  trx: Parameters<typeof changeOrderIn>[0],
  { site, charge, loaded, refusal }: RefusedCharge,
): Promise<'ended'> {
  const { id, order_id: orderId, origin } = charge;
  await trx.selectFrom('customer_order').select('id').where('id', '=', orderId).forUpdate().executeTakeFirst();
  if (!(await endCharge(trx, id))) return 'ended';
  const next = refusal.isTriedAgain ? await planNextCharge(trx, charge) : undefined;
  const again = next && dayOf(next);
  const { reasons, again: sayAgain } = MESSAGES[languageOf(site)];
  const outcome = await changeOrderIn(trx, {
    site,
    orderId,
    origin,
    change: { kind: 'declined' },
    detail: {
      card: charge.card_name ?? '',
      reason: reasons[refusal.reason],
      ...(again === undefined ? {} : { note: sayAgain(dayText(again, site.locale)) }),
    },
    key: `charge ${id}`,
  });
  const subscriptionId = await subscriptionOfOrder(trx, orderId);
  if (!outcome.ok || subscriptionId === undefined) return 'ended';
  await queueSubscriptionEmails(trx, {
    site,
    origin,
    subscriptionId,
    orderId,
    kind: 'refused',
    refusal: {
      chargeId: id,
      cents: loaded.state.totalCents,
      card: charge.card_name ?? '',
      reasonIn: (language) => MESSAGES[language].reasons[refusal.reason],
      ...(again === undefined ? {} : { again }),
    },
  });
  return 'ended';
}
