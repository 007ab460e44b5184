import { sql, type Transaction } from 'kysely';
import { languageOf } from '../../language';
import { lettersOf } from '../../mail/letter-parts';
import { putLetter } from '../../mail/outbox.store';
import type { Tables } from '../../schema/tables';
import type { Site } from '../../site/directory/site';
import { moneyText } from '../order/money-text';
import { shopPath } from '../product/store-paths';
import { createGiftCardCode, endingOf, giftCardHash } from './gift-card-code';
import { GIFT_CARD_LETTER } from './gift-card-letter.sentences';

/** Whose gift card, and where letters lead. */
export interface GiftCardToIssue {
  /** The edition it was bought in. */
  readonly site: Site;
  readonly origin: string;
  readonly orderId: string;
  /** Of the buyer, who gets the letter where nobody else does. */
  readonly email: string;
  /** True where money was paid for it. */
  readonly isOwed: boolean;
}

/**
 * Gives a gift card whose order is paid its code, and sends that to whom it is for, in the transaction of the payment. The code
 * is in the letter alone; here is its hash.
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
  const words = GIFT_CARD_LETTER[languageOf(site)]({ siteName: site.name, worth, name: card.recipient_name });
  await putLetter(trx, {
    siteId: site.id,
    recipient: card.recipient_email || email,
    about: `gift card ${card.id}`,
    isOwed,
    subject: words.subject,
    ...lettersOf(
      [
        { kind: 'title', text: words.title },
        { kind: 'paragraph', text: words.text },
        ...(card.message ? [{ kind: 'paragraph', text: card.message } as const] : []),
        { kind: 'heading', text: words.codeIs },
        { kind: 'lines', lines: [code] },
        { kind: 'paragraph', text: words.howTo },
        { kind: 'link', text: words.toShop, address: origin + shopPath(site) },
      ],
      site.locale,
    ),
  });
}
