import type { InsightsPeriod } from 'shared-types/admin/insights/insights';
import type { InLanguages } from '../../platform/language';
import { polish } from './insights.messages.pl';

interface PeriodMessages {
  readonly name: string;
  readonly before: string;
}

const english = {
  pages: { visits: 'Visits', sales: 'Sales', speed: 'Speed', errors: 'Errors' },
  periods: {
    today: { name: 'Today', before: 'the same hours yesterday' },
    week: { name: '7 days', before: 'the previous 7 days' },
    month: { name: '30 days', before: 'the previous 30 days' },
    year: { name: '12 months', before: 'the previous 12 months' },
  } satisfies Readonly<Record<InsightsPeriod, PeriodMessages>>,
  frame: {
    pages: 'Analytics',
    periods: 'Period',
    table: 'Show as a table',
    file: 'Download CSV',
    now: 'This period',
  },
  compared: (before: string) => `Compared with ${before}`,
  limits: { good: (value: string) => `Good up to ${value}`, poor: (value: string) => `Poor above ${value}` },
  range: (range: string, timeZone: string) => `${range}, in ${timeZone}`,
  change: {
    up: (percent: string) => `${percent} more`,
    down: (percent: string) => `${percent} less`,
    same: 'No change',
    fromNothing: 'None before',
  },
  columns: {
    time: 'Time',
    before: 'Previous period',
    visitors: 'New visitors',
    visits: 'Visits',
    views: 'Page views',
    page: 'Page',
    orders: 'Orders',
    revenue: 'Revenue',
    currency: 'Currency',
    product: 'Product',
    pieces: 'Quantity',
    value: '75th percentile',
    measured: 'Measurements',
    origin: 'Source',
    version: 'Version',
    first: 'First seen',
    last: 'Last seen',
    errors: 'Errors',
    message: 'Message',
    pages: 'Pages',
  },
  tiles: {
    visits: 'Visits',
    visitors: 'New visitors',
    views: 'Page views',
    viewsPerVisit: 'Pages per visit',
    revenue: 'Revenue',
    orders: 'Orders',
    average: 'Average order value',
    pieces: 'Items sold',
  },
  visitsSummary: (greatest: string, when: string) => `Page views over time, peak ${greatest} (${when}).`,
  salesSummary: (greatest: string, when: string) => `Revenue over time, peak ${greatest} (${when}).`,
  errorsSummary: (greatest: string, when: string) => `Errors over time, peak ${greatest} (${when}).`,
  speedSummary: (what: string, greatest: string, when: string) => `${what} over time, slowest ${greatest} (${when}).`,
  daysSummary: (what: string, greatest: string, when: string) =>
    `${what} in the last 14 days, peak ${greatest} (${when}).`,
  otherPages: 'Other pages',
  noPage: 'Addresses without a page',
  emptySummary: 'There is no data to show.',
  otherCurrencies: (count: number, text: string, currency: string) =>
    count === 1
      ? `One order in a currency other than ${currency} is not counted here.`
      : `${text} orders in currencies other than ${currency} are not counted here.`,
  pieces: (count: number, text: string) => (count === 1 ? '1 item' : `${text} items`),
  measured: (count: number, text: string) => (count === 1 ? 'measured once' : `measured ${text} times`),
  times: (count: number, text: string) => (count === 1 ? 'Once' : `${text} times`),
  morePages: (count: number, text: string) => (count === 1 ? 'and one more' : `and ${text} more`),
  ratings: { good: 'Good', fair: 'Needs work', poor: 'Poor' },
  metrics: {
    lcp: { name: 'Main content', meaning: 'until the largest element is shown (LCP)' },
    inp: { name: 'Response', meaning: 'until the page responds to a tap or key (INP)' },
    cls: { name: 'Shifting', meaning: 'how far content shifts by itself (CLS)' },
    fcp: { name: 'First content', meaning: 'until anything is shown (FCP)' },
    ttfb: { name: 'Server', meaning: 'until the first byte arrives (TTFB)' },
    'long-work': { name: 'Long tasks', meaning: 'scripts that keep visitors waiting' },
    'feature-start': { name: 'Feature start', meaning: 'until a part of the page is live' },
    'file-bytes': { name: 'Files', meaning: 'bytes of scripts and styles, compressed' },
  },
  noVersion: 'Unknown',
};

export type InsightsMessages = typeof english;

export const INSIGHTS_MESSAGES: InLanguages<InsightsMessages> = { en: english, pl: polish };
