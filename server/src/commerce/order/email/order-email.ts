import type { OrderDownload } from 'shared-types/commerce/orders/download';
import type { OrderEventDetail } from 'shared-types/commerce/orders/order';
import { languageOf } from '../../../platform/language';
import { emailsOf, type EmailPart } from '../../../platform/mail/email-parts';
import type { Email } from '../../../platform/mail/mailer';
import type { Site } from '../../../site/directory/site';
import { timeText, type TimeStyle } from '../../../platform/time-text';
import { recurringMessage } from '../../subscription/recurring.messages';
import type { LoadedOrder } from '../load-order';
import { moneyText } from '../money-text';
import type { OrderEmailKind, OrderEmailMessages } from './goods-emails.messages';
import { ORDER_EMAIL_MESSAGES } from './order-emails.messages';
import { SUBSCRIPTION_PARTS } from './subscription-emails.messages';

export interface OrderEmailInput {
  readonly kind: OrderEmailKind;
  /** Site locale of the email's language. */
  readonly site: Pick<Site, 'name' | 'locale' | 'timeZone'>;
  readonly order: LoadedOrder['order'];
  readonly detail?: OrderEventDetail;
  /** Cents returned to the gift card that had paid. */
  readonly returnedCents?: number;
  /** URL of the order. */
  readonly link: string;
  /** Files of the order, with absolute URLs. */
  readonly downloads?: readonly OrderDownload[];
  /** URL of the order lookup; absent if the reader cannot use it. */
  readonly lookup?: string | undefined;
}

/** Emails that contain the whole order. */
const WHOLE: ReadonlySet<OrderEmailKind> = new Set(['received', 'confirmed', 'notice']);
/** Emails with downloads. */
const HAS_FILES: ReadonlySet<OrderEmailKind> = new Set(['confirmed', 'paid', 'granted']);
/** Emails that ask for payment. */
const REQUESTS_PAYMENT: ReadonlySet<OrderEmailKind> = new Set(['received']);

type Parts = OrderEmailMessages['parts'];

/** An email about an order, in the language of the site locale. */
export function orderEmail(input: OrderEmailInput): Required<Pick<Email, 'subject' | 'body' | 'html'>> {
  const { kind, site, order, detail = {}, returnedCents = 0, link, downloads = [], lookup } = input;
  const { emails, parts } = ORDER_EMAIL_MESSAGES[order.kind][languageOf(site)];
  const money = moneyText(site.locale, order.currency);
  const { subject, title, text } = emails[kind]({
    siteName: site.name,
    number: order.number,
    amount: money(detail.cents ?? order.grandTotalCents),
    reason: detail.reason ?? '',
    carrier: detail.carrier ?? '',
    trackingNumber: detail.trackingNumber ?? '',
    isByHand: detail.isByHand ?? false,
  });
  const isNotice = kind === 'notice' || kind === 'lateNotice';
  return {
    subject,
    ...emailsOf(
      [
        { kind: 'title', text: title },
        { kind: 'paragraph', text },
        ...(returnedCents > 0 ? [{ kind: 'paragraph', text: parts.returned(money(returnedCents)) } as const] : []),
        ...(isNotice ? [{ kind: 'paragraph', text: parts.from(order.email) } as const] : []),
        ...(REQUESTS_PAYMENT.has(kind) ? paymentParts(input, parts) : []),
        ...(HAS_FILES.has(kind) ? downloadParts(downloads, parts) : []),
        { kind: 'link', text: isNotice ? parts.manage : parts.see, address: link },
        ...(WHOLE.has(kind) ? wholeOrder(order, { parts, money, style: site }) : []),
        ...subscriptionParts(input, money),
        ...(lookup === undefined ? [] : [{ kind: 'link', text: parts.lookup, address: lookup } as const]),
      ],
      site.locale,
    ),
  };
}

/** How it is paid: by the kept card, or by the buyer until the end of its reservation. */
function paymentParts({ site, order }: OrderEmailInput, parts: Parts): EmailPart[] {
  const { card, isCharged } = order.subscription ?? {};
  if (!card || !isCharged) return [...holdParts(order, parts), ...payParts(order, parts)];
  return [{ kind: 'paragraph', text: SUBSCRIPTION_PARTS[languageOf(site)].charged(card.name) }];
}

/** Terms, next payment and cancellation of a subscription, for all emails about its orders. */
function subscriptionParts({ kind, site, order, link }: OrderEmailInput, money: Writing['money']): EmailPart[] {
  const { subscription, grandTotalCents } = order;
  if (!subscription) return [];
  const { plan, nextText, ended, card } = subscription;
  const language = languageOf(site);
  const { title, next, last, cancel, card: byCard } = SUBSCRIPTION_PARTS[language];
  const text = recurringMessage(plan, money(grandTotalCents), language);
  const charged = card ? ` ${byCard(card.name, card.expires)}` : '';
  const coming = nextText === undefined ? last : next(nextText) + (kind === 'notice' ? '' : charged);
  return [
    { kind: 'heading', text: title },
    { kind: 'paragraph', text: ended ? text : `${text}. ${coming}` },
    ...(kind === 'notice' || nextText === undefined
      ? []
      : [{ kind: 'link', text: cancel, address: `${link}#subscription` } as const]),
  ];
}

function downloadParts(downloads: readonly OrderDownload[], parts: Parts): EmailPart[] {
  const ready = downloads.filter(({ path }) => path !== undefined);
  if (ready.length === 0) return [];
  return [
    { kind: 'heading', text: parts.downloads },
    ...ready.flatMap(({ fileName, path = '', left, untilText = '' }): EmailPart[] => [
      { kind: 'link', text: parts.download(fileName), address: path },
      { kind: 'paragraph', text: parts.downloadsLeft(left, untilText) },
    ]),
  ];
}

/** Time limit for the payment. */
function holdParts({ progress: { heldUntilText } }: OrderEmailInput['order'], parts: Parts): EmailPart[] {
  return heldUntilText === undefined ? [] : [{ kind: 'paragraph', text: parts.heldUntil(heldUntilText) }];
}

function payParts({ paymentInstructions: text }: OrderEmailInput['order'], parts: Parts): EmailPart[] {
  if (!text) return [];
  return [
    { kind: 'heading', text: parts.pay },
    { kind: 'paragraph', text },
  ];
}

interface Writing {
  readonly parts: Parts;
  readonly money: (cents: number) => string;
  readonly style: TimeStyle;
}

function wholeOrder(order: OrderEmailInput['order'], writing: Writing): EmailPart[] {
  const { parts, money, style } = writing;
  const textOf = order.kind === 'donation' ? titleOf : lineText;
  const lines = order.lines.map((line): [string, string] => [textOf(line), money(line.lineTotalCents)]);
  return [
    { kind: 'heading', text: parts.items },
    { kind: 'paragraph', text: parts.placed(timeText(new Date(order.placedAt), style)) },
    { kind: 'rows', rows: lines },
    ...(order.kind === 'donation' ? [] : totals(order, writing)),
    ...(order.addressLines?.length ? addressParts(order.addressLines, parts) : []),
  ];
}

function addressParts(lines: readonly string[], parts: Parts): EmailPart[] {
  return [
    { kind: 'heading', text: parts.address },
    { kind: 'lines', lines },
  ];
}

/** Donations have no quantity. */
function titleOf({ title }: OrderEmailInput['order']['lines'][number]): string {
  return title;
}

/**
 * `2 × Stoneware mug (Glaze: Oat)`. Answers to the product's form are only on the order's page, since they can be any text.
 */
function lineText({ quantity, title, optionValues }: OrderEmailInput['order']['lines'][number]): string {
  const options = optionValues.map(({ optionName, value }) => `${optionName}: ${value}`).join(', ');
  return `${quantity} × ${title}${options ? ` (${options})` : ''}`;
}

/** Total, included taxes, gift card payment and amount due. */
function totals(order: OrderEmailInput['order'], writing: Writing): EmailPart[] {
  const { parts, money } = writing;
  const { isTaxIncluded, address } = order;
  const taxes = taxRows(order, writing);
  const total = [
    row(parts.subtotal, money(order.subtotalCents)),
    ...discountRows(order, writing),
    ...(address ? [shippingRow(order, writing)] : []),
    ...(isTaxIncluded ? [] : taxes),
    row(parts.total, money(order.grandTotalCents)),
  ];
  return [
    { kind: 'rows', rows: total, isSum: true },
    ...(isTaxIncluded && taxes.length > 0 ? [{ kind: 'rows', rows: taxes } as const] : []),
    ...(order.giftCardCents ? [{ kind: 'rows', rows: giftCardRows(order, writing), isSum: true } as const] : []),
  ];
}

function shippingRow(
  { shippingName, shippingCostCents }: OrderEmailInput['order'],
  { parts, money }: Writing,
): [string, string] {
  return row(
    shippingName ? `${parts.shipping} · ${shippingName}` : parts.shipping,
    shippingCostCents === 0 ? parts.free : money(shippingCostCents),
  );
}

function discountRows({ discounts = [] }: OrderEmailInput['order'], { parts, money }: Writing): [string, string][] {
  return discounts
    .filter(({ kind, amountCents }) => kind !== 'shipping' && amountCents > 0)
    .map(({ code, amountCents }) => row(`${parts.discount} · ${code}`, money(-amountCents)));
}

function taxRows(
  { taxes = [], isTaxIncluded }: OrderEmailInput['order'],
  { parts, money }: Writing,
): [string, string][] {
  return taxes
    .filter(({ amountCents }) => amountCents > 0)
    .map(({ name, amountCents }) => row(isTaxIncluded ? parts.taxIncluded(name) : name, money(amountCents)));
}

function giftCardRows(
  { giftCardCents = 0, grandTotalCents }: OrderEmailInput['order'],
  { parts, money }: Writing,
): [string, string][] {
  return [row(parts.giftCard, money(-giftCardCents)), row(parts.due, money(grandTotalCents - giftCardCents))];
}

function row(what: string, much: string): [string, string] {
  return [what, much];
}
