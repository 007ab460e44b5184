import type { SpeedView } from 'shared-types/admin/insights/speed';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleFrame, sampleTable, sampleTrend } from '../../parts/insights/insights.fixture';

const VIEW: SpeedView = {
  frame: sampleFrame('Speed'),
  state: 'some',
  metrics: [
    {
      name: 'Main content',
      meaning: 'until the largest element is shown (LCP)',
      path: '/config/speed?period=week&metric=lcp',
      isCurrent: true,
      text: '2.1 sec',
      rating: 'good',
      ratingText: 'Good',
      change: { direction: 'down', text: '8% less' },
    },
    {
      name: 'Response',
      meaning: 'until the page responds to a tap or key (INP)',
      path: '/config/speed?period=week&metric=inp',
      isCurrent: false,
      text: '640 ms',
      rating: 'poor',
      ratingText: 'Poor',
    },
    {
      name: 'Files',
      meaning: 'bytes of scripts and styles, compressed',
      path: '/config/speed?period=week&metric=file-bytes',
      isCurrent: false,
    },
  ],
  chosen: 'Main content',
  trend: sampleTrend([2000, 2100, undefined, 2300, 2600, 2200, 2100], {
    limits: [{ value: 2500, text: 'Good up to 2.5 sec' }],
  }),
  trendTable: sampleTable(['Mon, Nov 16', '2 sec', '1.8 sec']),
  origins: [
    {
      name: 'mf-commerce',
      text: '2.3 sec',
      rating: 'good',
      ratingText: 'Good',
      trend: {
        ...sampleTrend([1800, 1900, undefined, undefined, 2600, 2200, 2100]),
        points: sampleTrend([1800, 1900, undefined, undefined, 2600, 2200, 2100]).points.map((point, index) =>
          index === 4 ? { ...point, mark: '0.1.0-0a1b2c3d' } : point,
        ),
      },
    },
    { name: 'page', text: '1 sec', trend: sampleTrend([1000]) },
  ],
  versionTable: sampleTable(['mf-commerce', '0.1.0-0a1b2c3d', '2.3 sec', '40']),
  slowPages: [
    { name: '/shop', path: '/shop', value: 2600, text: '2.6 sec', note: 'measured 40 times', rating: 'fair' },
  ],
  slowPagesTable: sampleTable(['/shop', '2.6 sec', '40']),
};

const sample = (changes: Partial<SpeedView> = {}): PropsOf<'admin/speed/figures'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d12', type: ADMIN_BLOCK_TYPE.speed, settings: {} },
  data: { 'admin/speed/figures': { ...VIEW, ...changes } },
});

export const examples = {
  week: sample(),
  fewMeasured: sample({ slowPages: [] }),
  unmeasured: sample({ origins: [], chosen: 'Files' }),
  none: sample({ state: 'none' }),
  never: sample({ state: 'never' }),
} as const;
