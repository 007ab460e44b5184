import { hash, createHmac, randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/schema/tables';
import type { CartWriter } from '../write/cart-writer';
import { CART_COLUMNS, type CartRow } from './stored-cart';

/** Longer than the first response takes. */
const JUST_SECONDS = 60;
const SALT_BYTES = 32;

export interface OpenCart extends CartRow {
  readonly token: string;
}

/** The token of a new cart, and what the cart stores of the browser that opened it. */
export interface Opening {
  readonly token: string;
  readonly openerHash: string;
  readonly openerSalt: string;
}

/** Derives a new cart's token from a fresh secret and the browser's crumb: neither alone reveals it. */
export function createOpening(crumb: string): Opening {
  const openerSalt = randomBytes(SALT_BYTES).toString('base64url');
  return { token: openingToken(openerSalt, crumb), openerHash: openerHashOf(crumb), openerSalt };
}

/**
 * The cart this browser opened a moment ago, locked: two tabs that add their first product at once, or a repeated request,
 * get one cart. First additions of one browser are serialized here.
 */
export async function lockJustOpened(
  trx: Transaction<Tables>,
  { site, crumb }: CartWriter,
): Promise<OpenCart | undefined> {
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
