import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { DashboardView, DayFigure, HomeView, SetupList, WaitingEntry } from 'shared-types/admin/home';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleTrend } from '../../parts/insights/insights.fixture';

const FORTNIGHT = [40, 120, 0, 75.5, 60, 210, 180, 20, 130, 90, 0, 160, 220, 110];

const figure = (name: string, text: string, changes: Partial<DayFigure> = {}): DayFigure => ({
  name,
  text,
  yesterdayText: '€90.00',
  change: { direction: 'up', text: '22% more' },
  averageText: '€104.29',
  sparkline: sampleTrend(FORTNIGHT, { summary: `${name} in the last 14 days, peak €220.00 (Sat, Nov 21).` }),
  ...changes,
});
const SALES = {
  path: '/config/sales?period=today',
  isQuiet: false,
  figures: [
    figure('Revenue', '€110.00'),
    figure('Orders', '3', {
      yesterdayText: '3',
      change: { direction: 'same', text: 'No change' },
      averageText: '2.4',
    }),
  ],
};
const VISITS = {
  path: '/config/visits?period=today',
  isQuiet: false,
  figures: [
    figure('Visits', '64', {
      yesterdayText: '81',
      change: { direction: 'down', text: '21% less' },
      averageText: '92.1',
    }),
  ],
};
const WAITING: readonly WaitingEntry[] = [
  { kind: 'refunds', count: 1, path: '/config/orders?state=toRefund' },
  { kind: 'orders', count: 12, path: '/config/orders?state=unfulfilled' },
  { kind: 'undelivered', count: 1, path: '/config/forms?state=undelivered' },
  { kind: 'submissions', count: 3, path: '/config/forms?state=unread' },
  {
    kind: 'stock',
    count: 2,
    path: '/config/products',
    products: [
      { title: 'Stoneware mug', path: '/config/products/1', pieces: 0 },
      { title: 'כוס חרס בעבודת יד', path: '/config/products/2', pieces: 2 },
    ],
  },
  { kind: 'reviews', count: 5, path: '/config/reviews?state=new' },
];
const SETUP: SetupList = {
  isHidden: false,
  entries: [
    { step: 'styles', isDone: true, path: ADMIN_PATH.styles },
    { step: 'navigation', isDone: true, path: ADMIN_PATH.navigation },
    { step: 'product', isDone: true, path: '/config/products/new' },
    { step: 'shipping', isDone: false, path: '/config/shipping/new' },
    { step: 'tax', isDone: false, path: '/config/taxes/new' },
    { step: 'payments', isDone: false, path: ADMIN_PATH.payments },
    { step: 'form', isDone: false, path: ADMIN_PATH.forms },
    { step: 'cookies', isDone: true, path: ADMIN_PATH.cookieSettings },
    { step: 'domain', isDone: false, path: ADMIN_PATH.domains },
    { step: 'order', isDone: false, path: '/shop' },
  ],
};
const FULL: Omit<DashboardView, 'timeZone'> = { sales: SALES, visits: VISITS, waiting: WAITING, setup: SETUP };

/** A home page with a dashboard; the account is that of most examples. */
const dashboard = (
  view: Omit<DashboardView, 'timeZone'>,
  form?: FormState,
): PropsOf<'admin/home/account' | 'admin/home/dashboard'> => {
  const { data, ...props } = sample({}, form);
  return { ...props, data: { ...data, 'admin/home/dashboard': { timeZone: 'UTC', ...view } } };
};

function sample(
  changes: Partial<HomeView> = {},
  form?: FormState,
): PropsOf<'admin/home/account' | 'admin/home/dashboard'> {
  return {
    block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d02', type: ADMIN_BLOCK_TYPE.home, settings: {} },
    data: {
      'admin/home/account': {
        displayName: 'Olive Owner',
        email: 'owner@shop.example',
        roles: ['admin'],
        since: '2026-03-02T09:04:00.000Z',
        sinceText: 'March 2, 2026 at 9:04 AM UTC',
        hasPages: true,
        mayChangePlan: true,
        ...changes,
      },
      'admin/home/dashboard': { timeZone: 'UTC' },
    },
    ...(form && { form }),
  };
}

const wrong: FormState = {
  values: { quarter: '2026-Q4', text: 'Much of it' },
  errors: { rating: 'Choose a number from 1 to 5.' },
  message: 'Please fix the errors below.',
};

export const examples = {
  admin: sample({ backTo: '/shop?page=2' }),
  dashboard: dashboard(FULL),
  newShop: dashboard({
    sales: { ...SALES, isQuiet: true, figures: [] },
    visits: { ...VISITS, isQuiet: true, figures: [] },
    waiting: [],
    setup: { ...SETUP, entries: SETUP.entries.map((entry) => ({ ...entry, isDone: false })) },
  }),
  failedParts: dashboard({ sales: 'failed', visits: VISITS, waiting: 'failed', setup: 'failed' }),
  hiddenSetup: dashboard({ waiting: [], setup: { ...SETUP, isHidden: true } }),
  refusedHiding: dashboard(FULL, { values: { act: 'hide' }, errors: {}, message: 'Sign in to continue.' }),
  longDashboard: dashboard({
    sales: {
      ...SALES,
      figures: [
        figure('Revenue', 'CHF 123,456,789,012.00', {
          yesterdayText: 'CHF 123,456,789,012.00',
          change: { direction: 'up', text: '1,234,567,890% more' },
          averageText: 'CHF 123,456,789,012.00',
        }),
      ],
    },
    waiting: [
      {
        kind: 'stock',
        count: 12_345,
        path: '/config/products',
        products: [{ title: 'A-product-with-a-long-name'.repeat(8), path: '/config/products/1', pieces: 1 }],
      },
    ],
  }),
  expired: sample({ limitedBy: 'expired' }),
  viewer: sample({
    limitedBy: 'trial',
    displayName: 'Vera Viewer',
    email: 'viewer@shop.example',
    roles: ['viewer'],
    hasPages: false,
    mayChangePlan: false,
  }),
  survey: sample({ survey: { quarter: '2026-Q4' } }),
  answered: sample({ survey: { done: 'answer' } }),
  wronglyAnswered: sample({ survey: { quarter: '2026-Q4' } }, wrong),
  wronglyAnsweredLate: sample({}, wrong),
  tooLate: sample(
    {},
    { ...wrong, errors: {}, code: 'admin/survey-over', message: 'The survey of this quarter is over.' },
  ),
  severalRoles: sample({
    displayName: 'עדה בת אברהם המתכנתת הראשונה',
    email: `${'a-long-name-'.repeat(6)}@${'department.'.repeat(6)}example`,
    roles: ['reporting', 'storeManager', 'schedulingEditor'],
  }),
} as const;
