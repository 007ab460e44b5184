import { ORDER_FILTERS, ORDERS_PARAMETER, type OrdersQuestion, type OrdersView } from 'shared-types/admin/store/orders';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import { storableText } from '../../platform/schema/storable-text';

/** Longer than any address and name. */
const LONGEST_SEARCH = EMAIL_LENGTH.max;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** The parsed query of the list or its file. */
export interface OrdersQuery {
  readonly question: OrdersQuestion;
  readonly unreadable: OrdersView['unreadable'];
  /** From 1. */
  readonly page: number;
  /** Start (inclusive) and end (exclusive) of the period; absent if unlimited. */
  readonly from?: Date;
  readonly to?: Date;
}

/** Parses the query; invalid parts are reported and ignored. */
export function ordersQuestion(query: URLSearchParams): OrdersQuery {
  const valueOf = (name: keyof typeof ORDERS_PARAMETER) => (query.get(ORDERS_PARAMETER[name]) ?? '').trim();
  const [from, to] = [dayOf(valueOf('from')), dayOf(valueOf('to'))];
  const page = valueOf('page');
  return {
    question: {
      state: ORDER_FILTERS.find((filter) => filter === valueOf('state')) ?? '',
      from: valueOf('from').slice(0, LONGEST_SEARCH),
      to: valueOf('to').slice(0, LONGEST_SEARCH),
      search: storableText(valueOf('search')).slice(0, LONGEST_SEARCH),
    },
    unreadable: (['from', 'to'] as const).filter((name) => valueOf(name) !== '' && dayOf(valueOf(name)) === undefined),
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
    ...(from === undefined ? {} : { from: new Date(from) }),
    // The last day is included.
    ...(to === undefined ? {} : { to: new Date(to + DAY_MS) }),
  };
}

/** The address of the list or its file with this query. */
export function ordersAddress(path: string, { state, from, to, search }: OrdersQuestion): string {
  const named = { state, from, to, search };
  const given = Object.entries(named).filter(([, value]) => value !== '');
  const query = new URLSearchParams(
    given.map(([name, value]): [string, string] => [ORDERS_PARAMETER[name as keyof typeof named], value]),
  );
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Midnight (UTC) at the beginning of a day; `undefined` for invalid days such as February 30. */
function dayOf(text: string): number | undefined {
  if (!DAY.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text ? undefined : ms;
}
