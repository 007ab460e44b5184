import { sql, type Transaction } from 'kysely';
import { languageOf } from '../../platform/language';
import { emailsOf } from '../../platform/mail/email-parts';
import { queueEmail } from '../../platform/mail/outbox.store';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import { moneyText } from '../order/money-text';
import { shopPath } from '../../site/catalogue/store-paths';
import { createGiftCardCode, endingOf, giftCardHash } from './gift-card-code';
import { GIFT_CARD_EMAIL } from './gift-card-email.messages';

export interface GiftCardToIssue {
  /** Site locale of the purchase. */
  readonly site: Site;
  readonly origin: string;
  readonly orderId: string;
  /** Email address of the buyer, the default recipient. */
  readonly email: string;
  /** True if real money was paid for it. */
  readonly isOwed: boolean;
}

/**
 * Creates the code of a paid gift card and sends it to the recipient, in the transaction of the payment. Only the email
 * contains the code; the database stores its hash.
 */
export async function issueGiftCard(
  trx: Transaction<Tables>,
  { site, origin, orderId, email, isOwed }: GiftCardToIssue,
): Promise<void> {
  const code = createGiftCardCode();
  const card = await trx
    .updateTable('gift_card')
    .set({ code_hash: giftCardHash(code), ending: endingOf(code), balance_cents: sql<number>`worth_cents` })
    .where('order_id', '=', orderId)
    .where('code_hash', 'is', null)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!card) return;
  const worth = moneyText(site.locale, card.currency)(card.worth_cents);
  const messages = GIFT_CARD_EMAIL[languageOf(site)]({ siteName: site.name, worth, name: card.recipient_name });
  await queueEmail(trx, {
    siteId: site.id,
    recipient: card.recipient_email || email,
    about: `gift card ${card.id}`,
    isOwed,
    subject: messages.subject,
    ...emailsOf(
      [
        { kind: 'title', text: messages.title },
        { kind: 'paragraph', text: messages.text },
        ...(card.message ? [{ kind: 'paragraph', text: card.message } as const] : []),
        { kind: 'heading', text: messages.codeIs },
        { kind: 'lines', lines: [code] },
        { kind: 'paragraph', text: messages.howTo },
        { kind: 'link', text: messages.toShop, address: origin + shopPath(site) },
      ],
      site.locale,
    ),
  });
}
