import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { AddLine, CartEntry } from 'shared-types/commerce/cart';
import type { Database } from '../../schema/database';
import { ANSWER_SENTENCES } from '../../forms/answers/answers.sentences';
import type { SentForm } from '../../forms/answers/sent-answers';
import { languageOf } from '../../language';
import type { Tables } from '../../schema/tables';
import { changed, earlierAnswer, type CartChange } from './cart-answer';
import type { ChangeWish } from './cart-change';
import { CART_SENTENCES, type CartSentences } from './cart.sentences';
import { createCart, lockOpenCart } from './cart-row';
import { entryOf, loadLineRows, loadLines } from './cart-lines';
import type { CartRefusal } from './cart-refusal';
import type { CartWriter } from './cart-writer';
import { linesAfter, writeLine, type LineBecomes } from './line-becomes';
import { checkedForm, formContent } from './line-form';
import { findOffer } from './offer';
import { quantityRefusal } from './quantity-refusal';
import { lockCart } from './stored-cart';

/**
 * Most different items in a cart. A cart is one page, and carries no fees.
 *
 * @implements CART-21
 */
export const CART_LINES_MAX = 100;

/** Puts pieces of a variant into the visitor's cart, or into a new one. Adding twice adds up; sent again, it adds once. */
export function addLine(
  db: Database,
  writer: CartWriter,
  { variantId, quantity, key }: AddLine,
): Promise<CartChange | CartRefusal> {
  const wish = { key, content: ['add', variantId, quantity] };
  return db.transaction().execute(async (trx) => {
    const known = await lockOpenCart(trx, writer);
    const earlier = known && (await earlierAnswer(trx, writer, { cart: known, wish }));
    if (earlier) return earlier;
    const offer = await findOffer(trx, writer.site.id, variantId);
    if (!offer) return { ok: false, code: 'commerce/variant-not-found' };
    const lines = known ? await loadLines(trx, writer.site, known.id) : [];
    const already = lines.find((line) => line.variantId === offer.variantId)?.quantity ?? 0;
    if (already === 0 && lines.length >= CART_LINES_MAX) return { ok: false, code: 'commerce/cart-full' };
    const refusal = quantityRefusal({ ...offer, already, wanted: already + quantity }, sentencesOf(writer));
    if (refusal) return refusal;
    const cart = known ?? (await createCart(trx, writer));
    await putLine(trx, { siteId: writer.site.id, cartId: cart.id, variantId: offer.variantId, quantity });
    const after = await loadLines(trx, writer.site, cart.id);
    return changed(trx, writer, { cart, lines: after, title: offer.title, wish });
  });
}

/** A line and the change of it. */
interface LineWish {
  readonly lineId: string;
  readonly key?: string | undefined;
}

/** Gives a line another quantity; 0 takes it out. */
export function setLineQuantity(
  db: Database,
  writer: CartWriter,
  { lineId, key, quantity }: LineWish & { readonly quantity: number },
): Promise<CartChange | CartRefusal> {
  return changeLine(db, writer, {
    lineId,
    wish: { key, content: ['quantity', lineId, quantity] },
    change: ({ problem, title, available }) => {
      if (quantity === 0) return { isGone: true };
      if (problem === 'gone') return { ok: false, code: 'commerce/variant-not-found' };
      const wanted = { title, available, already: 0, wanted: quantity };
      return quantityRefusal(wanted, sentencesOf(writer)) ?? { quantity };
    },
  });
}

/** Takes a line out of the visitor's cart. */
export function removeLine(
  db: Database,
  writer: CartWriter,
  { lineId, key }: LineWish,
): Promise<CartChange | CartRefusal> {
  return changeLine(db, writer, {
    lineId,
    wish: { key, content: ['remove', lineId] },
    change: () => ({ isGone: true }),
  });
}

/** Keeps what the buyer answers to the product's form of a line. */
export function setLineForm(
  db: Database,
  writer: CartWriter,
  { lineId, key, sent }: LineWish & { readonly sent: SentForm },
): Promise<CartChange | CartRefusal> {
  return changeLine(db, writer, {
    lineId,
    wish: { key, content: ['form', lineId, formContent(sent)] },
    change: ({ form }) => {
      if (!form) return { ok: false, code: 'commerce/line-form-gone' };
      const checked = checkedForm(form, sent, ANSWER_SENTENCES[languageOf(writer.site)]);
      return checked.ok ? { answers: checked.values } : checked;
    },
  });
}

interface LineChange {
  readonly lineId: string;
  readonly wish: ChangeWish;
  /** What becomes of the line, or why it stays as it is. */
  readonly change: (line: CartEntry) => LineBecomes | CartRefusal;
}

function changeLine(
  db: Database,
  writer: CartWriter,
  { lineId, wish, change }: LineChange,
): Promise<CartChange | CartRefusal> {
  return db.transaction().execute(async (trx) => {
    const row = await lockCart(trx, writer);
    if (!row || writer.cartToken === undefined) return { ok: false, code: 'commerce/line-not-found' };
    const cart = { ...row, token: writer.cartToken };
    const earlier = await earlierAnswer(trx, writer, { cart, wish });
    if (earlier) return earlier;
    const rows = await loadLineRows(trx, cart.id);
    const found = rows.find(({ id }) => id === lineId);
    if (!found) return { ok: false, code: 'commerce/line-not-found' };
    const becomes = change(entryOf(writer.site, found));
    if ('ok' in becomes) return becomes;
    await writeLine(trx, lineId, becomes);
    const lines = linesAfter(rows, lineId, becomes).map((line) => entryOf(writer.site, line));
    return changed(trx, writer, { cart, lines, title: found.title, wish });
  });
}

function sentencesOf({ site }: CartWriter): CartSentences {
  return CART_SENTENCES[languageOf(site)];
}

interface NewLine {
  readonly siteId: string;
  readonly cartId: string;
  readonly variantId: string;
  readonly quantity: number;
}

async function putLine(trx: Transaction<Tables>, { siteId, cartId, variantId, quantity }: NewLine): Promise<void> {
  await trx
    .insertInto('cart_line')
    .values({ id: randomUUID(), site_id: siteId, cart_id: cartId, variant_id: variantId, quantity })
    .onConflict((conflict) =>
      conflict
        .columns(['cart_id', 'variant_id'])
        .doUpdateSet({ quantity: sql`cart_line.quantity + excluded.quantity` }),
    )
    .execute();
}
