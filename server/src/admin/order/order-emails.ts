import { sql } from 'kysely';
import type { OrderEmailEntry } from 'shared-types/admin/store/order';
import { languageOf } from '../../platform/language';
import { EMAIL_GIVEN_UP_SECONDS } from '../../platform/mail/outbox.store';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { timeText } from '../../platform/time-text';
import { ORDER_MESSAGES } from './order.messages';

export interface EmailsOfOrder {
  readonly orderId: string;
  readonly eventIds: readonly number[];
}

/** The outbox's emails to the buyer of an order, and their status. */
export async function orderEmails(
  db: Database,
  site: Site,
  { orderId, eventIds }: EmailsOfOrder,
): Promise<OrderEmailEntry[]> {
  const about = [`order placed ${orderId}`, ...eventIds.map((id) => `order event ${id}`)];
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['subject', 'sent_at as sentAt', 'due_at as dueAt', 'attempts'])
    .select(sql<boolean>`scheduled_at > now()`.as('isWaiting'))
    .select(
      sql<boolean>`sent_at is null and scheduled_at <= now() - make_interval(secs => ${EMAIL_GIVEN_UP_SECONDS})`.as(
        'isGivenUp',
      ),
    )
    .where('site_id', '=', site.id)
    .where('about', 'in', about)
    .orderBy('created_at')
    .execute();
  return rows.map(({ subject, ...row }) => ({ subject, stateText: stateText(row, site) }));
}

interface EmailState {
  readonly sentAt: Date | null;
  readonly dueAt: Date;
  readonly attempts: number;
  readonly isWaiting: boolean;
  readonly isGivenUp: boolean;
}

function stateText({ sentAt, dueAt, attempts, isWaiting, isGivenUp }: EmailState, site: Site): string {
  const messages = ORDER_MESSAGES[languageOf(site)];
  const time = (at: Date) => timeText(at, site);
  if (sentAt) return messages.emailSent(time(sentAt));
  if (isGivenUp) return messages.emailGivenUp;
  if (isWaiting) return messages.emailWaits(time(dueAt));
  return attempts > 0 ? messages.emailAgain(time(dueAt)) : messages.emailNext;
}
