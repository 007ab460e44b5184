import type { OrderDownload } from 'shared-types/commerce/download';
import type { OrderEventDetail } from 'shared-types/commerce/order';
import { languageOf } from '../../language';
import { lettersOf, type LetterPart } from '../../mail/letter-parts';
import type { Letter } from '../../mail/mailer';
import type { Site } from '../../site/directory/site';
import { timeText } from '../../config/time-text';
import { recurringSentence } from '../subscription/recurring.sentences';
import type { LoadedOrder } from './load-order';
import { moneyText } from './money-text';
import { ORDER_LETTER_SENTENCES, type OrderLetterKind, type OrderLetterSentences } from './order-letters.sentences';
import { SUBSCRIPTION_PARTS } from './subscription-letters.sentences';

/** What a letter about an order is written from. */
export interface OrderLetterInput {
  readonly kind: OrderLetterKind;
  /** The edition whose language it is in. */
  readonly site: Pick<Site, 'name' | 'locale'>;
  readonly order: LoadedOrder['order'];
  readonly detail?: OrderEventDetail;
  /** What has gone back to the gift card that has paid it, in cents; nothing where absent. */
  readonly returnedCents?: number;
  /** Where the order can be seen: scheme, host and all. */
  readonly link: string;
  /** The files of the order; addresses with scheme and host. */
  readonly downloads?: readonly OrderDownload[];
  /** Where its buyer can have that address sent again; absent where nobody can, and to whom it does not matter. */
  readonly lookup?: string | undefined;
}

/** Letters that tell all of the order; the others tell what has happened to it. */
const WHOLE: ReadonlySet<OrderLetterKind> = new Set(['received', 'confirmed', 'notice']);
/** Letters that bring what was paid. */
const HAS_FILES: ReadonlySet<OrderLetterKind> = new Set(['confirmed', 'paid', 'granted']);
/** Letters whose reader still has to pay. */
const ASKS_TO_PAY: ReadonlySet<OrderLetterKind> = new Set(['received']);

type Parts = OrderLetterSentences['parts'];

/** A letter about an order, in the language of the edition. */
export function orderLetter(input: OrderLetterInput): Required<Pick<Letter, 'subject' | 'body' | 'html'>> {
  const { kind, site, order, detail = {}, returnedCents = 0, link, downloads = [], lookup } = input;
  const { letters, parts } = ORDER_LETTER_SENTENCES[order.kind][languageOf(site)];
  const money = moneyText(site.locale, order.currency);
  const { subject, title, text } = letters[kind]({
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
    ...lettersOf(
      [
        { kind: 'title', text: title },
        { kind: 'paragraph', text },
        ...(returnedCents > 0 ? [{ kind: 'paragraph', text: parts.returned(money(returnedCents)) } as const] : []),
        ...(isNotice ? [{ kind: 'paragraph', text: parts.from(order.email) } as const] : []),
        ...(ASKS_TO_PAY.has(kind) ? [...holdParts(order, parts), ...payParts(order, parts)] : []),
        ...(HAS_FILES.has(kind) ? downloadParts(downloads, parts) : []),
        { kind: 'link', text: isNotice ? parts.manage : parts.see, address: link },
        ...(WHOLE.has(kind) ? wholeOrder(order, { parts, money, locale: site.locale }) : []),
        ...subscriptionParts(input, money),
        ...(lookup === undefined ? [] : [{ kind: 'link', text: parts.lookup, address: lookup } as const]),
      ],
      site.locale,
    ),
  };
}

/** What is agreed and what comes next, and the way to end it: in each letter about an order of a subscription. */
function subscriptionParts({ kind, site, order, link }: OrderLetterInput, money: Writing['money']): LetterPart[] {
  const { subscription, grandTotalCents } = order;
  if (!subscription) return [];
  const { plan, nextText, ended } = subscription;
  const language = languageOf(site);
  const { title, next, last, cancel } = SUBSCRIPTION_PARTS[language];
  const words = recurringSentence(plan, money(grandTotalCents), language);
  const coming = nextText === undefined ? last : next(nextText);
  return [
    { kind: 'heading', text: title },
    { kind: 'paragraph', text: ended ? words : `${words}. ${coming}` },
    ...(kind === 'notice' || nextText === undefined
      ? []
      : [{ kind: 'link', text: cancel, address: `${link}#subscription` } as const]),
  ];
}

function downloadParts(downloads: readonly OrderDownload[], parts: Parts): LetterPart[] {
  const ready = downloads.filter(({ path }) => path !== undefined);
  if (ready.length === 0) return [];
  return [
    { kind: 'heading', text: parts.downloads },
    ...ready.flatMap(({ fileName, path = '', left, untilText = '' }): LetterPart[] => [
      { kind: 'link', text: parts.download(fileName), address: path },
      { kind: 'paragraph', text: parts.downloadsLeft(left, untilText) },
    ]),
  ];
}

/** Until when the buyer can take to pay. */
function holdParts({ progress: { heldUntilText } }: OrderLetterInput['order'], parts: Parts): LetterPart[] {
  return heldUntilText === undefined ? [] : [{ kind: 'paragraph', text: parts.heldUntil(heldUntilText) }];
}

function payParts({ paymentInstructions: text }: OrderLetterInput['order'], parts: Parts): LetterPart[] {
  if (!text) return [];
  return [
    { kind: 'heading', text: parts.pay },
    { kind: 'paragraph', text },
  ];
}

interface Writing {
  readonly parts: Parts;
  readonly money: (cents: number) => string;
  readonly locale: string;
}

function wholeOrder(order: OrderLetterInput['order'], writing: Writing): LetterPart[] {
  const { parts, money, locale } = writing;
  const textOf = order.kind === 'donation' ? titleOf : lineText;
  const lines = order.lines.map((line): [string, string] => [textOf(line), money(line.lineTotalCents)]);
  return [
    { kind: 'heading', text: parts.items },
    { kind: 'paragraph', text: parts.placed(timeText(new Date(order.placedAt), locale)) },
    { kind: 'rows', rows: lines },
    ...(order.kind === 'donation' ? [] : totals(order, writing)),
    ...(order.addressLines?.length ? addressParts(order.addressLines, parts) : []),
  ];
}

function addressParts(lines: readonly string[], parts: Parts): LetterPart[] {
  return [
    { kind: 'heading', text: parts.address },
    { kind: 'lines', lines },
  ];
}

/** Nobody counts donations. */
function titleOf({ title }: OrderLetterInput['order']['lines'][number]): string {
  return title;
}

/** `2 × Stoneware mug (Glaze: Oat)`. What the buyer has answered stays on the order's page: it may be anything. */
function lineText({ quantity, title, optionValues }: OrderLetterInput['order']['lines'][number]): string {
  const options = optionValues.map(({ optionName, value }) => `${optionName}: ${value}`).join(', ');
  return `${quantity} × ${title}${options ? ` (${options})` : ''}`;
}

/** What it comes to, the taxes that are part of it, and what a gift card leaves to pay, each by itself. */
function totals(order: OrderLetterInput['order'], writing: Writing): LetterPart[] {
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
  { shippingName, shippingCostCents }: OrderLetterInput['order'],
  { parts, money }: Writing,
): [string, string] {
  return row(
    shippingName ? `${parts.shipping} · ${shippingName}` : parts.shipping,
    shippingCostCents === 0 ? parts.free : money(shippingCostCents),
  );
}

function discountRows({ discounts = [] }: OrderLetterInput['order'], { parts, money }: Writing): [string, string][] {
  return discounts
    .filter(({ kind, amountCents }) => kind !== 'shipping' && amountCents > 0)
    .map(({ code, amountCents }) => row(`${parts.discount} · ${code}`, money(-amountCents)));
}

function taxRows(
  { taxes = [], isTaxIncluded }: OrderLetterInput['order'],
  { parts, money }: Writing,
): [string, string][] {
  return taxes
    .filter(({ amountCents }) => amountCents > 0)
    .map(({ name, amountCents }) => row(isTaxIncluded ? parts.taxIncluded(name) : name, money(amountCents)));
}

function giftCardRows(
  { giftCardCents = 0, grandTotalCents }: OrderLetterInput['order'],
  { parts, money }: Writing,
): [string, string][] {
  return [row(parts.giftCard, money(-giftCardCents)), row(parts.due, money(grandTotalCents - giftCardCents))];
}

function row(what: string, much: string): [string, string] {
  return [what, much];
}
