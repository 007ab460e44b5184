import type { FiguresView } from 'shared-types/admin/insights/insights';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import { emptyFigures, sampleFrame, sampleTable, sampleTrend } from '../../parts/insights/insights.fixture';

const sample = (view: FiguresView): PropsOf<'admin/sales/figures'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d11', type: ADMIN_BLOCK_TYPE.sales, settings: {} },
  data: { 'admin/sales/figures': view },
});

export const examples = {
  week: sample({
    frame: sampleFrame('Sales'),
    state: 'some',
    tiles: [
      { name: 'Revenue', text: '€1,204.50', change: { direction: 'up', text: '12% more' } },
      { name: 'Orders', text: '31', change: { direction: 'up', text: 'None before' } },
    ],
    trend: sampleTrend([120, 0, 150.5, 220, 260, 164, 110], { before: [100, 150, 0, 180, 210, 170, 120] }),
    trendTable: sampleTable(['Mon, Nov 16', '€120.00', '€100.00']),
    top: [{ name: 'כוס חרס בעבודת יד', value: 64_000, text: '€640.00', note: '20 items' }],
    topTable: sampleTable(['כוס חרס בעבודת יד', '20', '€640.00']),
    note: 'One order in a currency other than EUR is not counted here.',
  }),
  none: sample(emptyFigures('Sales', 'none')),
  never: sample(emptyFigures('Sales', 'never')),
} as const;
