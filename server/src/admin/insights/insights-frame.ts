import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { INSIGHTS_PERIOD_PARAMETER, INSIGHTS_PERIODS, type InsightsFrame } from 'shared-types/admin/insights/insights';
import { languageOf } from '../../platform/language';
import { zoneName } from '../../platform/time-zone/zone-name';
import { mayDo, type Capability } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { INSIGHTS_MESSAGES } from './insights.messages';
import type { Period } from './period';
import { rangeText } from './step-texts';

/** The pages of figures in the order of their links, with their capabilities. */
export const INSIGHTS_PAGES = {
  visits: 'visits.read',
  sales: 'sales.read',
  speed: 'health.read',
  errors: 'health.read',
} as const satisfies Readonly<Record<string, Capability>>;
export type InsightsPage = keyof typeof INSIGHTS_PAGES;

export interface FrameInput {
  readonly page: InsightsPage;
  readonly period: Period;
  readonly account: SignedInAccount;
  readonly locale: string;
  /** More parameters of the query, which links to other periods keep. */
  readonly query?: Readonly<Record<string, string>>;
}

/** The links at the top of a page of figures. */
export function insightsFrame({ page, period, account, locale, query = {} }: FrameInput): InsightsFrame {
  const messages = INSIGHTS_MESSAGES[languageOf({ locale })];
  const names = (Object.keys(INSIGHTS_PAGES) as InsightsPage[]).filter((name) => mayDo(account, INSIGHTS_PAGES[name]));
  return {
    pages: names.map((name) => ({
      text: messages.pages[name],
      path: pathTo(name, { [INSIGHTS_PERIOD_PARAMETER]: period.id }),
      isCurrent: name === page,
    })),
    periods: INSIGHTS_PERIODS.map((id) => ({
      text: messages.periods[id].name,
      path: pathTo(page, { [INSIGHTS_PERIOD_PARAMETER]: id, ...query }),
      isCurrent: id === period.id,
    })),
    rangeText: messages.range(rangeText(period, locale), zoneName(period.timeZone)),
    messages: {
      ...messages.frame,
      before: capitalised(messages.periods[period.id].before, locale),
      compared: messages.compared(messages.periods[period.id].before),
    },
  };
}

function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

export function pathTo(page: InsightsPage, query: Readonly<Record<string, string>>): string {
  return `${ADMIN_PATH[page]}?${new URLSearchParams(query)}`;
}
