import type { ErrorsView } from 'shared-types/admin/insights/errors';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleFrame, sampleTable, sampleTrend } from '../../parts/insights/insights.fixture';

const LIST = '/config/errors?period=week';
const MESSAGE = 'Uncaught TypeError: Cannot read properties of undefined (reading ‘price’)';

const VIEW: ErrorsView = {
  frame: sampleFrame('Errors'),
  state: 'some',
  trend: sampleTrend([0, 3, 0, 0, 8, 2, 0], { before: [1, 0, 0, 0, 0, 0, 0] }),
  trendTable: sampleTable(['Mon, Nov 16', '0', '1']),
  groups: [
    {
      id: 'd41d8cd98f00b204e9800998ecf8427e',
      message: MESSAGE,
      origin: 'mf-commerce@0.1.0-0a1b2c3d',
      countText: '11 times',
      lastAt: '2026-11-21T09:04:00.000Z',
      lastText: 'November 21, 2026 at 9:04 AM UTC',
      paths: ['/shop', '/shop/p/stoneware-mug', '/cart'],
      morePathsText: 'and 4 more',
      path: `${LIST}&error=d41d8cd98f00b204e9800998ecf8427e`,
    },
    {
      id: 'a41d8cd98f00b204e9800998ecf8427e',
      message: '',
      origin: 'page',
      countText: 'Once',
      lastAt: '2026-11-20T09:04:00.000Z',
      lastText: 'November 20, 2026 at 9:04 AM UTC',
      paths: ['/'],
      path: `${LIST}&error=a41d8cd98f00b204e9800998ecf8427e`,
    },
  ],
  groupTable: sampleTable([MESSAGE, 'mf-commerce@0.1.0-0a1b2c3d', '11']),
  more: 0,
  isCut: false,
  listPath: LIST,
};

const OPENED: NonNullable<ErrorsView['opened']> = {
  message: MESSAGE,
  origin: 'mf-commerce@0.1.0-0a1b2c3d',
  countText: '11 times',
  firstText: 'November 17, 2026 at 9:04 AM UTC',
  lastText: 'November 21, 2026 at 9:04 AM UTC',
  pages: [
    { name: '/shop', path: '/shop', countText: '8 times' },
    { name: 'Other pages', countText: '3 times' },
  ],
  stack: [
    { called: 'lineTotal', place: 'mf-commerce/src/features/cart/line-total.ts:12:31', isSource: true },
    { called: '', place: 'mf-commerce/src/features/cart/cart.view.tsx:40:9', isSource: true },
    { called: 'HTMLElement.onclick', place: 'https://shop.example/shop:1:200', isSource: false },
  ],
  userAgent: 'Mozilla/5.0 (X11; Linux x64)',
};

const sample = (changes: Partial<ErrorsView> = {}): PropsOf<'admin/errors/list'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d13', type: ADMIN_BLOCK_TYPE.errors, settings: {} },
  data: { 'admin/errors/list': { ...VIEW, ...changes } },
});

export const examples = {
  week: sample({ more: 3 }),
  year: sample({ isCut: true, groups: [], groupTable: sampleTable() }),
  opened: sample({ opened: OPENED }),
  openedWithoutStack: sample({ opened: { ...OPENED, message: '', stack: [], userAgent: '' } }),
  gone: sample({ isGone: true }),
  none: sample({ state: 'none' }),
  never: sample({ state: 'never' }),
} as const;
