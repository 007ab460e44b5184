import { CHOSEN_ORDER_PREFIX, ORDERS_PER_PAGE } from 'shared-types/admin/store/orders';
import type { Database } from '../../../platform/schema/database';

const NUMBER = /^[1-9]\d{0,8}$/;
const SEEN = /^\d{1,18}$/;

/** An order that was chosen in the list. */
export interface ChosenOrder {
  readonly number: number;
  /** Names the state that the list showed; absent if it is not known. */
  readonly seen?: string;
}

/** Checked boxes by name; at most a page of them. */
export function chosenOrders(sent: Readonly<Record<string, unknown>>): ChosenOrder[] {
  const chosen = Object.entries(sent).flatMap(([name, value]): ChosenOrder[] => {
    const number = name.startsWith(CHOSEN_ORDER_PREFIX) ? name.slice(CHOSEN_ORDER_PREFIX.length) : '';
    if (!NUMBER.test(number) || typeof value !== 'string') return [];
    return [{ number: Number(number), ...(SEEN.test(value) && { seen: value }) }];
  });
  return chosen.sort((a, b) => a.number - b.number).slice(0, ORDERS_PER_PAGE);
}

/** Ids of the site's orders with these numbers, by number. */
export async function idsOfOrders(
  db: Database,
  siteId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('customer_order')
    .select(['id', 'number'])
    .where('site_id', '=', siteId)
    .where('number', 'in', numbers)
    .execute();
  return new Map(rows.map(({ id, number }) => [number, id]));
}
