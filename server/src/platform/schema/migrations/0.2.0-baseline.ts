import { sql, type Kysely } from 'kysely';
import { ADMIN } from './0.2.0/admin';
import { BLOCKS } from './0.2.0/blocks';
import { CARTS } from './0.2.0/carts';
import { CATEGORIES } from './0.2.0/categories';
import { CONSENT } from './0.2.0/consent';
import { FORMS } from './0.2.0/forms';
import { GIFT_CARDS } from './0.2.0/gift-cards';
import { HTTP } from './0.2.0/http';
import { MAIL } from './0.2.0/mail';
import { MEMBERS } from './0.2.0/members';
import { ORDERS } from './0.2.0/orders';
import { PRICES } from './0.2.0/prices';
import { PRODUCTS } from './0.2.0/products';
import { REGISTRY } from './0.2.0/registry';
import { REVIEWS } from './0.2.0/reviews';
import { SITE } from './0.2.0/site';
import { SUBSCRIPTIONS } from './0.2.0/subscriptions';
import { TELEMETRY } from './0.2.0/telemetry';

/** Every table after those it references. */
const AREAS: readonly (readonly string[])[] = [
  SITE,
  REGISTRY,
  ADMIN,
  MEMBERS,
  PRODUCTS,
  CATEGORIES,
  PRICES,
  CARTS,
  ORDERS,
  GIFT_CARDS,
  SUBSCRIPTIONS,
  REVIEWS,
  BLOCKS,
  FORMS,
  TELEMETRY,
  CONSENT,
  MAIL,
  HTTP,
];

/** The schema of version 0.2.0, the first whose data later versions keep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of AREAS.flat()) await sql.raw(statement).execute(db);
}
