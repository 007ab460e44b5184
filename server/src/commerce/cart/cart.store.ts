import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { AddLine, CartEntry } from 'shared-types/commerce/cart';
import type { Database } from '../../schema/database';
import type { Tables } from '../../schema/tables';
import { bumpCart, createCart } from './cart-row';
import { loadLines } from './cart-lines';
import type { CartRefusal } from './cart-refusal';
import { findOffer } from './offer';
import { quantityRefusal } from './quantity-refusal';
import { lockCart, type CartOwner, type CartRow, type StoredCart } from './stored-cart';

/**
 * Most different items in a cart. A cart is one page, and carries no fees.
 *
 * @implements CART-21
 */
export const CART_LINES_MAX = 100;

/** A change of a cart that was made. */
export interface CartChange {
  readonly ok: true;
  readonly cart: StoredCart;
  /** Opens the cart; a new one where the visitor had none. */
  readonly token: string;
  /** Title of the product whose line changed. */
  readonly title: string;
}

/** Puts pieces of a variant into the visitor's cart, or into a new one. Adding twice adds up. */
export function addLine(
  db: Database,
  owner: CartOwner,
  { variantId, quantity }: AddLine,
): Promise<CartChange | CartRefusal> {
  return db.transaction().execute(async (trx) => {
    const known = await lockCart(trx, owner);
    const offer = await findOffer(trx, owner.site.id, variantId);
    if (!offer) return { ok: false, code: 'commerce/variant-not-found' };
    const lines = known ? await loadLines(trx, owner.site, known.id) : [];
    const already = lines.find((line) => line.variantId === offer.variantId)?.quantity ?? 0;
    if (already === 0 && lines.length >= CART_LINES_MAX) return { ok: false, code: 'commerce/cart-full' };
    const refusal = quantityRefusal({ ...offer, already, wanted: already + quantity });
    if (refusal) return refusal;
    const cart =
      known && owner.cartToken !== undefined
        ? { ...known, token: owner.cartToken }
        : await createCart(trx, owner.site.id);
    await putLine(trx, { siteId: owner.site.id, cartId: cart.id, variantId: offer.variantId, quantity });
    return changed(trx, owner, { row: cart, token: cart.token, title: offer.title });
  });
}

/** Gives a line another quantity; 0 takes it out. */
export function setLineQuantity(
  db: Database,
  owner: CartOwner,
  wish: { readonly lineId: string; readonly quantity: number },
): Promise<CartChange | CartRefusal> {
  return changeLine(db, owner, {
    lineId: wish.lineId,
    change: async (trx, line) => {
      if (wish.quantity === 0) return deleteLine(trx, line);
      if (line.problem === 'gone') return { ok: false, code: 'commerce/variant-not-found' };
      const refusal = quantityRefusal({
        title: line.title,
        available: line.available,
        already: 0,
        wanted: wish.quantity,
      });
      if (refusal) return refusal;
      await trx.updateTable('cart_line').set({ quantity: wish.quantity }).where('id', '=', line.id).execute();
      return undefined;
    },
  });
}

/** Takes a line out of the visitor's cart. */
export function removeLine(db: Database, owner: CartOwner, lineId: string): Promise<CartChange | CartRefusal> {
  return changeLine(db, owner, { lineId, change: deleteLine });
}

interface LineChange {
  readonly lineId: string;
  /** Changes the line, or says why not. */
  readonly change: (trx: Transaction<Tables>, line: CartEntry) => Promise<CartRefusal | undefined>;
}

function changeLine(db: Database, owner: CartOwner, { lineId, change }: LineChange): Promise<CartChange | CartRefusal> {
  return db.transaction().execute(async (trx) => {
    const row = await lockCart(trx, owner);
    const line = row && (await loadLines(trx, owner.site, row.id)).find((candidate) => candidate.id === lineId);
    if (!row || !line || owner.cartToken === undefined) return { ok: false, code: 'commerce/line-not-found' };
    return (await change(trx, line)) ?? changed(trx, owner, { row, token: owner.cartToken, title: line.title });
  });
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

async function changed(
  trx: Transaction<Tables>,
  { site }: CartOwner,
  { row, token, title }: { row: CartRow; token: string; title: string },
): Promise<CartChange> {
  const revision = await bumpCart(trx, row.id);
  const { id, createdAt } = row;
  return { ok: true, cart: { id, createdAt, revision, lines: await loadLines(trx, site, id) }, token, title };
}
