import { sql, type Selectable, type Transaction } from 'kysely';
import { languageOf } from '../../platform/language';
import { emailsOf } from '../../platform/mail/email-parts';
import { queueEmail } from '../../platform/mail/outbox.store';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import { moneyText } from '../order/money-text';
import { shopPath } from '../../site/catalogue/store-paths';
import { createGiftCardCode, endingOf, giftCardHash } from './gift-card-code';
import { GIFT_CARD_EMAIL, type GiftCardEmail } from './gift-card-email.messages';

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
  if (!card) return;
  const { subject, text } = messagesOf(gift, card);
  await sendCode(trx, gift, { card, code, subject, text, about: `gift card ${card.id}` });
}

/**
 * Sends another code of a gift card to its recipient, in the transaction of the order's event. The earlier code stops
 * working; the balance stays.
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
  if (!card) throw new Error(`Order ${gift.orderId} has no issued gift card.`);
  const { newCode, replaces } = messagesOf(gift, card);
  const left = moneyText(gift.site.locale, card.currency)(card.balance_cents);
  await sendCode(trx, gift, { card, code, subject: newCode, text: replaces(left) });
}

function columnsOf(code: string) {
  return { code_hash: giftCardHash(code), ending: endingOf(code) };
}

type GiftCard = Selectable<Tables['gift_card']>;

function messagesOf({ site }: GiftCardToIssue, card: GiftCard): ReturnType<GiftCardEmail> {
  const worth = moneyText(site.locale, card.currency)(card.worth_cents);
  return GIFT_CARD_EMAIL[languageOf(site)]({ siteName: site.name, worth, name: card.recipient_name });
}

interface CodeToSend {
  readonly card: GiftCard;
  readonly code: string;
  readonly subject: string;
  /** What the code is worth. */
  readonly text: string;
  /** Identifies the email; absent if the event of the order already is there once. */
  readonly about?: string;
}

async function sendCode(
  trx: Transaction<Tables>,
  gift: GiftCardToIssue,
  { card, code, text, ...named }: CodeToSend,
): Promise<void> {
  const { site, origin, email, isOwed } = gift;
  const { title, codeIs, howTo, toShop } = messagesOf(gift, card);
  await queueEmail(trx, {
    siteId: site.id,
    recipient: card.recipient_email || email,
    isOwed,
    ...named,
    ...emailsOf(
      [
        { kind: 'title', text: title },
        { kind: 'paragraph', text },
        ...(card.message ? [{ kind: 'paragraph', text: card.message } as const] : []),
        { kind: 'heading', text: codeIs },
        { kind: 'lines', lines: [code] },
        { kind: 'paragraph', text: howTo },
        { kind: 'link', text: toShop, address: origin + shopPath(site) },
      ],
      site.locale,
    ),
  });
}
