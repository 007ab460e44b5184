import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CartEntry } from 'shared-types/commerce/cart';
import type { Database } from '../../../platform/schema/database';
import { ANSWER_MESSAGES } from '../../../site/form/answers.messages';
import type { SentForm } from '../../../site/form/sent-answers';
import { languageOf } from '../../../platform/language';
import type { Tables } from '../../../platform/schema/tables';
import { piecesAvailable } from '../../../site/catalogue/stock';
import { answerOf, type CartChange, type FoundCart, unlessOvertaken } from './change-cart';
import { identityOf, type ChangeInput, type CartWriter } from './cart-change';
import type { CartRefusal } from './cart-refusal';
import { CART_MESSAGES, type CartMessages } from '../cart.messages';
import { createCart, lockOpenCart, lockOwnCart, type OpenCart } from './cart-row';
import { entryOf, type LineRow, findOffer } from '../read/cart-lines';
import { writeNewLine, type CartToWrite, linesAfter, writeLine, type LineBecomes } from './cart-write';
import { checkedForm, formContent } from '../line-form';
import { quantityRefusal } from './quantity-refusal';
import { setQuantityAtOnce } from './set-quantity-at-once';

/**
 * Maximum number of lines in a cart, which is shown on one page.
 *
 * @implements CART-21
 */
export const CART_LINES_MAX = 100;

interface PiecesToAdd {
  readonly variantId: string;
  readonly quantity: number;
}

/**
 * Adds pieces of a variant to the visitor's cart, or to a new one. Adding twice adds up; a repeated request adds once.
 */
export function addLine(
  db: Database,
  writer: CartWriter,
  { variantId, quantity, key }: PiecesToAdd & { readonly key?: string | undefined },
): Promise<CartChange | CartRefusal> {
  const input = { key, content: ['add', variantId, quantity] };
  const addTo = (on: Kysely<Tables>, found?: FoundCart) => add(on, writer, { found, variantId, quantity, input });
  return unlessOvertaken(db, writer, {
    input,
    lock: (trx) => lockOpenCart(trx, writer),
    make: addTo,
    makeWithout: addTo,
  });
}

interface LineToAdd extends PiecesToAdd {
  /** Undefined if the visitor has no cart; then one is created. */
  readonly found: FoundCart | undefined;
  readonly input: ChangeInput;
}

async function add(
  db: Kysely<Tables>,
  writer: CartWriter,
  { found, variantId, quantity, input }: LineToAdd,
): Promise<CartChange | CartRefusal | undefined> {
  const { site } = writer;
  const offer = await findOffer(db, { siteId: site.id, variantId });
  if (!offer) return { ok: false, code: 'commerce/variant-not-found' };
  const rows = found?.rows ?? [];
  const line = rows.find((row) => row.variantId === offer.variantId);
  if (!line && rows.length >= CART_LINES_MAX) return { ok: false, code: 'commerce/cart-full' };
  const [available, already] = [piecesAvailable(offer.productType, offer), line?.quantity ?? 0];
  const wanted = already + quantity;
  const refusal = quantityRefusal({ title: offer.title, available, already, wanted }, messagesOf(writer));
  if (refusal) return refusal;
  const cart = found?.cart ?? (await createCart(db, writer));
  const identity = found ? found.identity : identityOf(input);
  const change = { cart, title: offer.title, identity };
  return line
    ? setLine(db, writer, { ...change, rows, lineId: line.id, becomes: { quantity: wanted } })
    : putLine(db, writer, { ...change, rows, line: { ...offer, id: randomUUID(), quantity, answers: null } });
}

interface LineInput {
  readonly lineId: string;
  readonly key?: string | undefined;
}

/** Sets the quantity of a line; 0 removes it. */
export async function setLineQuantity(
  db: Database,
  writer: CartWriter,
  { lineId, key, quantity }: LineInput & { readonly quantity: number },
): Promise<CartChange | CartRefusal> {
  const input = { key, content: ['quantity', lineId, quantity] };
  const set = await setQuantityAtOnce(db, writer, { lineId, quantity, input });
  return set ?? changeLine(db, writer, { lineId, input, change: (line) => newQuantity(writer, line, quantity) });
}

/** The change of a line to so many pieces, or why it is refused. */
export function newQuantity(
  writer: CartWriter,
  { problem, title, available }: CartEntry,
  quantity: number,
): LineBecomes | CartRefusal {
  if (quantity === 0) return { isGone: true };
  if (problem === 'gone') return { ok: false, code: 'commerce/variant-not-found' };
  const wanted = { title, available, already: 0, wanted: quantity };
  return quantityRefusal(wanted, messagesOf(writer)) ?? { quantity };
}

export function removeLine(
  db: Database,
  writer: CartWriter,
  { lineId, key }: LineInput,
): Promise<CartChange | CartRefusal> {
  return changeLine(db, writer, {
    lineId,
    input: { key, content: ['remove', lineId] },
    change: () => ({ isGone: true }),
  });
}

/** Stores the buyer's answers to the product form of a line. */
export function setLineForm(
  db: Database,
  writer: CartWriter,
  { lineId, key, sent }: LineInput & { readonly sent: SentForm },
): Promise<CartChange | CartRefusal> {
  return changeLine(db, writer, {
    lineId,
    input: { key, content: ['form', lineId, formContent(sent)] },
    change: ({ form }) => {
      if (!form) return { ok: false, code: 'commerce/line-form-gone' };
      const checked = checkedForm(form, sent, ANSWER_MESSAGES[languageOf(writer.site)]);
      return checked.ok ? { answers: checked.values } : checked;
    },
  });
}

interface LineChange {
  readonly lineId: string;
  readonly input: ChangeInput;
  /** The change of the line, or why it is refused. */
  readonly change: (line: CartEntry) => LineBecomes | CartRefusal;
}

function changeLine(
  db: Database,
  writer: CartWriter,
  { lineId, input, change }: LineChange,
): Promise<CartChange | CartRefusal> {
  const notFound = { ok: false, code: 'commerce/line-not-found' } as const;
  return unlessOvertaken<CartRefusal>(db, writer, {
    input,
    lock: (trx) => lockOwnCart(trx, writer),
    make: async (on, { cart, rows, identity }) => {
      const found = rows.find(({ id }) => id === lineId);
      if (!found) return notFound;
      const becomes = change(entryOf(writer.site, found));
      if ('ok' in becomes) return becomes;
      return setLine(on, writer, { cart, rows, title: found.title, identity, lineId, becomes });
    },
    makeWithout: async () => notFound,
  });
}

function messagesOf({ site }: CartWriter): CartMessages {
  return CART_MESSAGES[languageOf(site)];
}

interface RowsToChange extends Omit<CartToWrite, 'siteId'> {
  readonly cart: OpenCart;
  /** As they were read. */
  readonly rows: readonly LineRow[];
}

async function setLine(
  db: Kysely<Tables>,
  { site }: CartWriter,
  { rows, lineId, becomes, ...change }: RowsToChange & { readonly lineId: string; readonly becomes: LineBecomes },
): Promise<CartChange | undefined> {
  const row = await writeLine(db, { siteId: site.id, ...change }, { lineId, becomes });
  return answerOf(site, { row, rows: linesAfter(rows, lineId, becomes), ...change });
}

async function putLine(
  db: Kysely<Tables>,
  { site }: CartWriter,
  { rows, line, ...change }: RowsToChange & { readonly line: LineRow },
): Promise<CartChange | undefined> {
  const { id: lineId, variantId, quantity } = line;
  const row = await writeNewLine(db, { siteId: site.id, ...change }, { lineId, variantId, quantity });
  return answerOf(site, { row, rows: [...rows, line], ...change });
}
