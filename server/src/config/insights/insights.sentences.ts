import type { InsightsPeriod } from 'shared-types/config/insights';
import type { InLanguages } from '../../language';
import { polish } from './insights.sentences.pl';

/** A period and the one it is compared with. */
interface PeriodWords {
  readonly name: string;
  /** What came before it. */
  readonly before: string;
}

const english = {
  pages: { visits: 'Visits', sales: 'Sales', speed: 'Speed', errors: 'Errors' },
  periods: {
    today: { name: 'Today', before: 'the same hours of yesterday' },
    week: { name: '7 days', before: 'the 7 days before' },
    month: { name: '30 days', before: 'the 30 days before' },
    year: { name: '12 months', before: 'the 12 months before' },
  } satisfies Readonly<Record<InsightsPeriod, PeriodWords>>,
  frame: {
    home: 'Configuration',
    pages: 'Figures',
    periods: 'Period',
    table: 'Figures as a table',
    file: 'Download as a file (CSV)',
    now: 'This period',
  },
  compared: (before: string) => `Compared with ${before}`,
  limits: { good: (value: string) => `Good up to ${value}`, poor: (value: string) => `Poor above ${value}` },
  range: (range: string) => `${range}, in UTC`,
  change: {
    up: (percent: string) => `${percent} more`,
    down: (percent: string) => `${percent} less`,
    same: 'No change',
    fromNothing: 'None before',
  },
  columns: {
    time: 'Time (UTC)',
    before: 'The period before',
    visitors: 'New visitors',
    visits: 'Visits',
    views: 'Page views',
    page: 'Page',
    orders: 'Orders',
    revenue: 'Revenue',
    currency: 'Currency',
    product: 'Product',
    pieces: 'Pieces',
    value: 'Value that 3 of 4 stay within',
    measured: 'Measured',
    origin: 'Whose',
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
    viewsPerVisit: 'Pages a visit',
    revenue: 'Revenue',
    orders: 'Orders',
    average: 'Average order',
    pieces: 'Pieces sold',
  },
  visitsSummary: (greatest: string, when: string) => `Page views over time, at most ${greatest} (${when}).`,
  salesSummary: (greatest: string, when: string) => `Revenue over time, at most ${greatest} (${when}).`,
  errorsSummary: (greatest: string, when: string) => `Errors over time, at most ${greatest} (${when}).`,
  speedSummary: (what: string, greatest: string, when: string) =>
    `${what} over time, at its slowest ${greatest} (${when}).`,
  otherPages: 'Other pages',
  noPage: 'Addresses where there is no page',
  emptySummary: 'There is nothing to draw.',
  otherCurrencies: (count: number, text: string, currency: string) =>
    count === 1
      ? `One order in another currency than ${currency} is not counted here.`
      : `${text} orders in other currencies than ${currency} are not counted here.`,
  pieces: (count: number, text: string) => (count === 1 ? '1 piece' : `${text} pieces`),
  measured: (count: number, text: string) => (count === 1 ? 'measured once' : `measured ${text} times`),
  times: (count: number, text: string) => (count === 1 ? 'Once' : `${text} times`),
  morePages: (count: number, text: string) => (count === 1 ? 'and one more' : `and ${text} more`),
  ratings: { good: 'Good', fair: 'Needs work', poor: 'Poor' },
  metrics: {
    lcp: { name: 'Main content', meaning: 'until the largest piece is painted (LCP)' },
    inp: { name: 'Response', meaning: 'until the page follows a tap or key (INP)' },
    cls: { name: 'Shifting', meaning: 'how far things move by themselves (CLS)' },
    fcp: { name: 'First content', meaning: 'until anything is painted (FCP)' },
    ttfb: { name: 'Server', meaning: 'until the first byte arrives (TTFB)' },
    'long-work': { name: 'Long work', meaning: 'script work that keeps visitors waiting' },
    'feature-start': { name: 'Feature start', meaning: 'until a piece of the page is live' },
    'file-bytes': { name: 'Files', meaning: 'bytes of script and style, compressed' },
  },
  noVersion: 'Nobody’s',
};

/** What the pages of figures say, in one language. */
export type InsightsSentences = typeof english;

/** The same in every language. */
export const INSIGHTS_SENTENCES: InLanguages<InsightsSentences> = { en: english, pl: polish };
