import { sql } from 'kysely';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { Finder } from '../search/finder';
import { foundRows, hasTyped } from '../search/found-rows';
import { ADMIN_SEARCH_MESSAGES } from '../search/search.messages';

interface OrderRow {
  readonly number: number;
  readonly email: string;
  readonly name: string;
}

const VECTOR = sql`entry_vector(site_id, number::text || ' ' || email || ' ' ||
  coalesce(address ->> 'firstName', '') || ' ' || coalesce(address ->> 'lastName', ''))`;

/** Orders by number, email and name: the one of exactly this number, then the newest. */
export const ordersFinder: Finder = {
  kind: 'orders',
  needs: 'orders.read',
  find: (input) => {
    const { order } = ADMIN_SEARCH_MESSAGES[input.language];
    const typed = withoutName(input.typed, order);
    return foundRows<OrderRow>(input, {
      matching: sql`select id, row(number::text = ${typed.replace('#', '').trim()}, placed_at) as place
        from customer_order where ${hasTyped(VECTOR, { ...input, typed })}`,
      order: sql`desc`,
      shown: sql`number, email,
        trim(coalesce(address ->> 'firstName', '') || ' ' || coalesce(address ->> 'lastName', '')) as name
        from found join customer_order on customer_order.id = found.id`,
      entryOf: ({ number, email, name }) => ({
        path: ADMIN_PATH.order.replace(':number', String(number)),
        title: `${order} ${number}`,
        note: [name, email].filter(Boolean).join(', '),
      }),
    });
  },
};

/** What is typed after `Order`, since an order is named so. */
function withoutName(typed: string, name: string): string {
  const start = `${name} `.toLowerCase();
  return typed.toLowerCase().startsWith(start) ? typed.slice(start.length) : typed;
}
