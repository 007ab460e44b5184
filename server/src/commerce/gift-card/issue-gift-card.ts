import { sql, type Selectable, type Transaction } from 'kysely';
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
export async function issueGiftCard(trx: Transaction<Tables>, gift: GiftCardToIssue): Promise<void> {
  const code = createGiftCardCode();
  const card = await trx
    .updateTable('gift_card')
    .set({ ...columnsOf(code), balance_cents: sql<number>`worth_cents` })
    .where('order_id', '=', gift.orderId)
    .where('code_hash', 'is', null)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (card) await sendCode(trx, gift, { card, code, about: `gift card ${card.id}` });
}

/**
 * Sends another code of a gift card to its recipient, in the transaction of the order's event. The code before pays no more;
 * what is left on the card stays.
 */
export async function reissueGiftCard(trx: Transaction<Tables>, gift: GiftCardToIssue): Promise<void> {
  const code = createGiftCardCode();
  const card = await trx
    .updateTable('gift_card')
    .set(columnsOf(code))
    .where('order_id', '=', gift.orderId)
    .where('code_hash', 'is not', null)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!card) throw new Error(`Order ${gift.orderId} has no gift card to send again.`);
  await sendCode(trx, gift, { card, code });
}

function columnsOf(code: string) {
  return { code_hash: giftCardHash(code), ending: endingOf(code) };
}

interface CodeToSend {
  readonly card: Selectable<Tables['gift_card']>;
  readonly code: string;
  /** Of the first code; absent if it replaces one. */
  readonly about?: string;
}

async function sendCode(
  trx: Transaction<Tables>,
  { site, origin, email, isOwed }: GiftCardToIssue,
  { card, code, about }: CodeToSend,
): Promise<void> {
  const money = moneyText(site.locale, card.currency);
  const texts = { siteName: site.name, worth: money(card.worth_cents), name: card.recipient_name };
  const messages = GIFT_CARD_EMAIL[languageOf(site)](texts);
  const replaces = about === undefined ? messages.replaces(money(card.balance_cents)) : undefined;
  await queueEmail(trx, {
    siteId: site.id,
    recipient: card.recipient_email || email,
    ...(about !== undefined && { about }),
    isOwed,
    subject: replaces ? messages.newCode : messages.subject,
    ...emailsOf(
      [
        { kind: 'title', text: messages.title },
        { kind: 'paragraph', text: replaces ?? messages.text },
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
