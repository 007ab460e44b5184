import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  ORDERS_ACTS,
  ORDERS_DONE_PARAMETER,
  ORDERS_PARAMETER,
  ORDERS_PER_PAGE,
  type OrdersAct,
  type OrdersDone,
} from 'shared-types/admin/store/orders';
import { sameSitePath } from '../../../platform/http/same-site-path';
import type { Language } from '../../../platform/language';
import { refusedIn, refusedText } from './refused-orders';
import type { ChosenOutcome } from './change-chosen';

const BASE = 'http://same.site';
const COUNT = /^\d{1,4}$/;

/** The list that a form was on, with its filter and what was done. */
export function doneAddress(page: string, { act, done, refused }: ChosenOutcome & { readonly act: OrdersAct }): string {
  const given = new URL(sameSitePath(page) ?? ADMIN_PATH.orders, BASE).searchParams;
  const kept = Object.values(ORDERS_PARAMETER).flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams(kept);
  query.set(ORDERS_DONE_PARAMETER.act, act);
  query.set(ORDERS_DONE_PARAMETER.count, String(done));
  if (refused.length > 0) query.set(ORDERS_DONE_PARAMETER.refused, refusedText(refused));
  return `${ADMIN_PATH.orders}?${query}`;
}

/** What an address says was done. */
export function ordersDoneIn(query: URLSearchParams, language: Language): { readonly done?: OrdersDone } {
  const act = ORDERS_ACTS.find((one) => one === query.get(ORDERS_DONE_PARAMETER.act));
  if (act === undefined) return {};
  const count = query.get(ORDERS_DONE_PARAMETER.count) ?? '';
  const refused = refusedIn(query.get(ORDERS_DONE_PARAMETER.refused) ?? '', ORDERS_PER_PAGE, language);
  return { done: { act, count: COUNT.test(count) ? Number(count) : 0, refused } };
}
