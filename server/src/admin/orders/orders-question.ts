import {
  ORDER_FILTERS,
  ORDER_SORTS,
  ORDERS_FILE_NUMBERS,
  ORDERS_PARAMETER,
  ORDERS_PER_PAGE,
  type OrdersQuestion,
  type OrdersView,
} from 'shared-types/admin/store/orders';
import { TABLE_VIEWS_QUERY } from 'shared-types/admin/store/table-views';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import { isUuid } from '../../platform/is-uuid';
import { isDay } from '../../platform/time-zone/local-day';
import { spanOfDays } from '../../platform/time-zone/span-of-days';
import type { Site } from '../../site/directory/site';
import { storableText } from '../../platform/schema/storable-text';

/** Longer than any address and name. */
const LONGEST_SEARCH = EMAIL_LENGTH.max;
const PAGE_NUMBER = /^[1-9]\d{0,5}$/;
const ORDER_NUMBER = /^[1-9]\d{0,8}$/;

/** The parsed query of the list or its file. */
export interface OrdersQuery {
  readonly question: OrdersQuestion;
  readonly unreadable: OrdersView['unreadable'];
  /** From 1. */
  readonly page: number;
  /** Start (inclusive) and end (exclusive) of the period; absent if unlimited. */
  readonly from?: Date;
  readonly to?: Date;
  /** Numbers of the orders of a file; absent for all. */
  readonly numbers?: readonly number[];
}

/** Parses the query; invalid parts are reported and ignored. */
export function ordersQuestion(query: URLSearchParams, { timeZone }: Pick<Site, 'timeZone'>): OrdersQuery {
  const valueOf = (name: keyof typeof ORDERS_PARAMETER) => (query.get(ORDERS_PARAMETER[name]) ?? '').trim();
  const page = valueOf('page');
  const view = query.get(TABLE_VIEWS_QUERY.view) ?? '';
  return {
    question: {
      state: ORDER_FILTERS.find((filter) => filter === valueOf('state')) ?? '',
      from: valueOf('from').slice(0, LONGEST_SEARCH),
      to: valueOf('to').slice(0, LONGEST_SEARCH),
      search: storableText(valueOf('search')).slice(0, LONGEST_SEARCH),
      sort: ORDER_SORTS.find((sort) => sort === valueOf('sort')) ?? ORDER_SORTS[0],
      ...(isUuid(view) && { view }),
    },
    unreadable: (['from', 'to'] as const).filter((name) => valueOf(name) !== '' && !isDay(valueOf(name))),
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
    ...spanOfDays({ from: valueOf('from'), to: valueOf('to') }, timeZone),
  };
}

/** The orders that a file is to contain, if its address names some. */
export function numbersIn(query: URLSearchParams): { readonly numbers?: readonly number[] } {
  const named = query.get(ORDERS_FILE_NUMBERS);
  if (named === null) return {};
  const numbers = named.split(',').slice(0, ORDERS_PER_PAGE);
  return { numbers: numbers.filter((number) => ORDER_NUMBER.test(number)).map(Number) };
}

type Addressed = Omit<OrdersQuestion, 'sort'> & { readonly sort?: OrdersQuestion['sort']; readonly page?: number };

/** The address of the list or its file with this query. */
export function ordersAddress(path: string, { state, from, to, search, sort, page = 1, view }: Addressed): string {
  const named = {
    state,
    from,
    to,
    search,
    sort: sort === undefined || sort === ORDER_SORTS[0] ? '' : sort,
    page: page > 1 ? String(page) : '',
  };
  const given = Object.entries(named).filter(([, value]) => value !== '');
  const query = new URLSearchParams(
    given.map(([name, value]): [string, string] => [ORDERS_PARAMETER[name as keyof typeof named], value]),
  );
  if (view !== undefined) query.set(TABLE_VIEWS_QUERY.view, view);
  return query.size === 0 ? path : `${path}?${query}`;
}
