import type { SubscriptionEnd } from '../../commerce/orders/subscription';

export const SUBSCRIPTIONS_PER_PAGE = 20;

/** Longest search, in characters: that of an email address. */
export const SUBSCRIPTIONS_SEARCH_LONGEST = 254;

/** Query parameters of the list. */
export const SUBSCRIPTIONS_QUERY = { page: 'page', view: 'view', search: 'q', sort: 'sort' } as const;

/**
 * What becomes of a subscription. `due`: its latest order is not paid. `waiting`: its next order is late, because items are
 * not available. `over`: all its payments were made.
 */
export const SUBSCRIPTION_STATES = ['active', 'due', 'waiting', 'ended', 'over'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** The views of the list; the empty one has all. `active` has those that go on, `ended` those that do not. */
export const SUBSCRIPTION_VIEWS = ['', 'active', 'due', 'ended'] as const;
export type SubscriptionViewName = (typeof SUBSCRIPTION_VIEWS)[number];

/** By the day of the next order, or by the day of the first one; `-` for the latest first. */
export const SUBSCRIPTION_SORTS = ['next', '-next', '-began', 'began'] as const;
export type SubscriptionSort = (typeof SUBSCRIPTION_SORTS)[number];

export interface SubscriptionEntry {
  readonly id: string;
  /** Of its latest order, on whose page it can be ended. */
  readonly orderNumber: number;
  /** Empty if nothing is shipped. */
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly quantity: number;
  /** Price, interval and duration, in the site's language. */
  readonly recurringText: string;
  readonly beganText: string;
  /** Number of orders so far. */
  readonly orders: number;
  readonly state: SubscriptionState;
  /** Why it ended early. */
  readonly ended?: SubscriptionEnd;
  /** Day of the next order, in the site's language; absent if there is none. */
  readonly nextText?: string;
  /** The card that is charged, such as `Visa •••• 4242`; absent if each order is paid by hand. */
  readonly card?: string;
}

/** The query of the list. */
export interface SubscriptionsQuestion {
  readonly view: SubscriptionViewName;
  readonly search: string;
  readonly sort: SubscriptionSort;
}

/** Data of the loader `admin/subscriptions/list`. */
export interface SubscriptionsView {
  readonly question: SubscriptionsQuestion;
  /** From 1. */
  readonly page: number;
  readonly entries: readonly SubscriptionEntry[];
  /** On all pages. */
  readonly count: number;
  /** Number of subscriptions of each view, without search. */
  readonly views: Readonly<Record<SubscriptionViewName, number>>;
}
