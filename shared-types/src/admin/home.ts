import type { FigureChange, Trend } from './insights/insights';
import type { SurveyQuestion } from './insights/survey';
import type { WebsiteStatus } from '../site/website';
import type { WebsiteRoleName } from '../site/people/website-role';
export type { ChangeSetupList } from '../requests/admin.generated';

export const HOME_CALLS = {
  /** Hides the set-up list from the account, or shows it again. */
  changeSetupList: { method: 'POST', path: '/api/config/home/setup-list' },
} as const;

/** Reply to `changeSetupList`. */
export interface SetupListReply {
  readonly message: string;
  readonly location: string;
}

export interface AccountView {
  readonly displayName: string;
  readonly email: string;
}

/** Data of the loader `admin/no-access/account`. */
export interface NoAccessView extends AccountView {
  /** True for a page of the platform, which no role on a website opens. */
  readonly isOfPlatform?: true;
}

export interface HomeView extends AccountView {
  readonly roles: readonly WebsiteRoleName[];
  /** Time of sign-in, ISO 8601. */
  readonly since: string;
  readonly sinceText: string;
  /** False if its roles open no other page. */
  readonly hasPages: boolean;
  readonly mayChangePlan: boolean;
  /** Limits by the billing plan; absent if there are none. */
  readonly limitedBy?: Extract<WebsiteStatus, 'trial' | 'past-due' | 'expired'>;
  readonly survey?: SurveyQuestion;
  readonly backTo?: string;
}

/** A part of the dashboard; `failed` if it could not be loaded. */
export type DashboardPart<T> = T | 'failed';

/** A figure of today, which began at midnight in the site's time zone. */
export interface DayFigure {
  readonly name: string;
  readonly text: string;
  /** The same hours of the day before. */
  readonly yesterdayText: string;
  /** Change from the day before; absent if both are zero. */
  readonly change?: FigureChange;
  /** Mean of the seven days before today. */
  readonly averageText: string;
  /** The last 14 days, today included. */
  readonly sparkline: Pick<Trend, 'max' | 'points' | 'summary'>;
}

/** Figures of one report. */
export interface DayFigures {
  /** Path of the report of today. */
  readonly path: string;
  readonly figures: readonly DayFigure[];
  /** True if all of the last 14 days are zero. */
  readonly isQuiet: boolean;
}

/**
 * What waits for somebody, most urgent first: refunds of cancelled orders, orders to fulfill, submissions of which an
 * email, a subscription or a webhook failed, unread submissions, products with little stock, new reviews, and links that
 * lead nowhere.
 */
export const WAITING_KINDS = ['refunds', 'orders', 'undelivered', 'submissions', 'stock', 'reviews', 'links'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

export interface LowStock {
  readonly title: string;
  /** Path of the product's editor. */
  readonly path: string;
  /** Of its scarcest variant. */
  readonly pieces: number;
}

export interface WaitingEntry {
  readonly kind: WaitingKind;
  /** At least 1. */
  readonly count: number;
  readonly path: string;
  /** The scarcest products; only of `stock`. */
  readonly products?: readonly LowStock[];
}

/** Steps of setting up a site, in the order in which they are done. */
export const SETUP_STEPS = [
  'styles',
  'navigation',
  'product',
  'shipping',
  'tax',
  'payments',
  'form',
  'cookies',
  'domain',
  'order',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export interface SetupEntry {
  readonly step: SetupStep;
  readonly isDone: boolean;
  /** Where the step is done. */
  readonly path: string;
}

export interface SetupList {
  readonly entries: readonly SetupEntry[];
  /** True if the account has hidden the list. */
  readonly isHidden: boolean;
}

/** Data of the loader `admin/home/dashboard`. Parts that the account may not see are absent. */
export interface DashboardView {
  /** Name of the site's time zone, in which days begin. */
  readonly timeZone: string;
  readonly sales?: DashboardPart<DayFigures>;
  readonly visits?: DashboardPart<DayFigures>;
  /** Empty if nothing waits. */
  readonly waiting?: DashboardPart<readonly WaitingEntry[]>;
  /** Absent if every step is done. */
  readonly setup?: DashboardPart<SetupList>;
}
