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
import { loadLines } from './cart-lines';
import type { CartRefusal } from './cart-refusal';
import type { CartWriter } from './cart-writer';
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
    return changed(trx, writer, { cart, title: offer.title, wish });
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
    change: async (trx, line) => {
      if (quantity === 0) return deleteLine(trx, line);
      if (line.problem === 'gone') return { ok: false, code: 'commerce/variant-not-found' };
      const { title, available } = line;
      const refusal = quantityRefusal({ title, available, already: 0, wanted: quantity }, sentencesOf(writer));
      if (refusal) return refusal;
      await trx.updateTable('cart_line').set({ quantity }).where('id', '=', line.id).execute();
      return undefined;
    },
  });
}

/** Takes a line out of the visitor's cart. */
export function removeLine(
  db: Database,
  writer: CartWriter,
  { lineId, key }: LineWish,
): Promise<CartChange | CartRefusal> {
  return changeLine(db, writer, { lineId, wish: { key, content: ['remove', lineId] }, change: deleteLine });
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
    change: async (trx, line) => {
      const language = languageOf(writer.site);
      const checked = line.form
        ? checkedForm(line.form, sent, ANSWER_SENTENCES[language])
        : ({ ok: false, code: 'commerce/line-form-gone' } as const);
      if (!checked.ok) return checked;
      const answers = JSON.stringify(checked.values);
      await trx.updateTable('cart_line').set({ answers }).where('id', '=', line.id).execute();
      return undefined;
    },
  });
}

interface LineChange {
  readonly lineId: string;
  readonly wish: ChangeWish;
  /** Changes the line, or says why not. */
  readonly change: (trx: Transaction<Tables>, line: CartEntry) => Promise<CartRefusal | undefined>;
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
    const line = (await loadLines(trx, writer.site, cart.id)).find((candidate) => candidate.id === lineId);
    if (!line) return { ok: false, code: 'commerce/line-not-found' };
    return (await change(trx, line)) ?? changed(trx, writer, { cart, title: line.title, wish });
  });
}

function sentencesOf({ site }: CartWriter): CartSentences {
  return CART_SENTENCES[languageOf(site)];
}

async function deleteLine(trx: Transaction<Tables>, line: CartEntry): Promise<undefined> {
  await trx.deleteFrom('cart_line').where('id', '=', line.id).execute();
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
