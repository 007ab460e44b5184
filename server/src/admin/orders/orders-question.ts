import { ORDER_FILTERS, ORDERS_PARAMETER, type OrdersQuestion, type OrdersView } from 'shared-types/admin/store/orders';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import { storableText } from '../../platform/schema/storable-text';

/** No address and no name is longer. */
const LONGEST_SEARCH = EMAIL_LENGTH.max;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** What the query of the list, or of its file, asks for. */
export interface OrdersQuery {
  readonly question: OrdersQuestion;
  readonly unreadable: OrdersView['unreadable'];
  /** Number of the page, from 1. */
  readonly page: number;
  /** From when, and until before when; absent where that does not matter. */
  readonly from?: Date;
  readonly to?: Date;
}

/** Reads the query; what cannot be read is told and left out. */
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
    // The last day is asked for with all of it.
    ...(to === undefined ? {} : { to: new Date(to + DAY_MS) }),
  };
}

/** Where the same question is answered: by the list, or by its file. */
export function ordersAddress(path: string, { state, from, to, search }: OrdersQuestion): string {
  const named = { state, from, to, search };
  const given = Object.entries(named).filter(([, value]) => value !== '');
  const query = new URLSearchParams(
    given.map(([name, value]): [string, string] => [ORDERS_PARAMETER[name as keyof typeof named], value]),
  );
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Midnight in UTC at which a day begins; `undefined` for what is no day, such as the 30th of February. */
function dayOf(text: string): number | undefined {
  if (!DAY.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text ? undefined : ms;
}
