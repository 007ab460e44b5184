import { randomUUID, hash, createHmac, randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/schema/tables';
import type { CartWriter } from './cart-change';
import { CART_COLUMNS, lockCart, type CartRow } from '../read/stored-cart';
import { tokenHash } from '../../../platform/http/token-hash';
import type { CartInputs } from '../../pricing/priced-cart';

/** The cart of the token, locked. */
export async function lockOwnCart(trx: Transaction<Tables>, writer: CartWriter): Promise<OpenCart | undefined> {
  const row = await lockCart(trx, writer);
  return row && writer.cartToken !== undefined ? { ...row, token: writer.cartToken } : undefined;
}

/** The cart to which the visitor adds, locked: the token's, else the one this browser has just opened. */
export async function lockOpenCart(trx: Transaction<Tables>, writer: CartWriter): Promise<OpenCart | undefined> {
  return (await lockOwnCart(trx, writer)) ?? lockJustOpened(trx, writer);
}

/** Creates an empty cart with its token. */
export async function createCart(db: Kysely<Tables>, { site, crumb }: CartWriter): Promise<OpenCart> {
  const { token, openerHash, openerSalt } = createOpening(crumb);
  const row = await db
    .insertInto('cart')
    .values({
      id: randomUUID(),
      site_id: site.id,
      token_hash: tokenHash(token),
      opener_hash: openerHash,
      opener_salt: openerSalt,
    })
    .returning(CART_COLUMNS)
    .executeTakeFirstOrThrow();
  return { ...row, token };
}

/**
 * A revision is a time in milliseconds, so it also grows from one cart of a visitor to the next. Divided by 0.001, because
 * statements with an asterisk are not kept prepared.
 */
export const NEXT_REVISION = sql<number>`greatest(revision + 1, (extract(epoch from clock_timestamp()) / 0.001)::bigint)`;

/** Today in UTC. */
export const TODAY = sql<Date>`(now() at time zone 'UTC')::date`;

type NewCart = Pick<Updateable<Tables['cart']>, 'order_id' | 'place' | 'shipping_option_id' | 'coupon_codes'>;

/** Increases a cart's revision in the transaction that changes it. Returns its new row. */
export function bumpCart(trx: Transaction<Tables>, cartId: string, become: NewCart = {}): Promise<CartRow> {
  return trx
    .updateTable('cart')
    .set({ ...become, revision: NEXT_REVISION, changed_on: TODAY })
    .where('id', '=', cartId)
    .returning(CART_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Longer than the first response takes. */
const JUST_SECONDS = 60;
const SALT_BYTES = 32;

export interface OpenCart extends CartRow {
  readonly token: string;
}

/** The token of a new cart, and what the cart stores of the browser that opened it. */
interface Opening {
  readonly token: string;
  readonly openerHash: string;
  readonly openerSalt: string;
}

/** Derives a new cart's token from a fresh secret and the browser's crumb: neither alone reveals it. */
function createOpening(crumb: string): Opening {
  const openerSalt = randomBytes(SALT_BYTES).toString('base64url');
  return { token: openingToken(openerSalt, crumb), openerHash: openerHashOf(crumb), openerSalt };
}

/**
 * The cart this browser opened a moment ago, locked: two tabs that add their first product at once, or a repeated request,
 * get one cart. First additions of one browser are serialized here.
 */
async function lockJustOpened(trx: Transaction<Tables>, { site, crumb }: CartWriter): Promise<OpenCart | undefined> {
  const openerHash = openerHashOf(crumb);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`opener ${site.id} ${openerHash}`}, 0))`.execute(trx);
  const row = await trx
    .selectFrom('cart')
    .select([...CART_COLUMNS, 'opener_salt as openerSalt'])
    .where('site_id', '=', site.id)
    .where('opener_hash', '=', openerHash)
    .where('order_id', 'is', null)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${JUST_SECONDS})`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { openerSalt, ...cart } = row;
  return { ...cart, token: openingToken(openerSalt ?? '', crumb) };
}

function openingToken(salt: string, crumb: string): string {
  return createHmac('sha256', salt).update(crumb).digest('base64url');
}

function openerHashOf(crumb: string): string {
  return hash('sha256', `opener ${crumb}`, 'base64url');
}

/** Inputs as stored; `place` is JSON. */
export function storedInputs({ place, shippingOptionId, couponCodes }: CartInputs) {
  return { place: place && JSON.stringify(place), shippingOptionId, couponCodes: [...couponCodes] };
}
