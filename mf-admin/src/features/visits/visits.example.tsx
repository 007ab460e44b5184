import type { FiguresView } from 'shared-types/admin/insights/insights';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import { emptyFigures, sampleFrame, sampleTable, sampleTrend } from '../../parts/insights/insights.fixture';

const sample = (view: FiguresView): PropsOf<'admin/visits/figures'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d10', type: ADMIN_BLOCK_TYPE.visits, settings: {} },
  data: { 'admin/visits/figures': view },
});

const LONG = `/${'a-very-long-address-'.repeat(10)}`;

export const examples = {
  week: sample({
    frame: sampleFrame('Visits'),
    state: 'some',
    tiles: [
      { name: 'Page views', text: '1,204', change: { direction: 'up', text: '12% more' } },
      { name: 'Visits', text: '403', change: { direction: 'down', text: '4% less' } },
      { name: 'New visitors', text: '301', change: { direction: 'same', text: 'No change' } },
      { name: 'Pages per visit', text: '3' },
    ],
    trend: sampleTrend([120, 180, 150, 220, 260, 164, 110], { before: [100, 150, 160, 180, 210, 170, 120] }),
    trendTable: sampleTable(['Mon, Nov 16', '120', '100'], ['Tue, Nov 17', '180', '150']),
    top: [
      { name: '/', path: '/', value: 640, text: '640' },
      { name: '/shop/p/stoneware-mug', path: '/shop/p/stoneware-mug', value: 310, text: '310' },
      { name: LONG, path: LONG, value: 12, text: '12' },
    ],
    topTable: sampleTable(['/', '640', '600'], [LONG, '12', '0']),
  }),
  none: sample(emptyFigures('Visits', 'none')),
  never: sample(emptyFigures('Visits', 'never')),
} as const;
