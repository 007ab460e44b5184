import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** A dataset as bars, lines or pies, and as a table. */
export const chart = {
  id: 'blocks/chart',
  implements: ['CHART-01', 'ENUM-09', 'DATA-05', 'DATA-06'],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.chart] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['blocks/chart/figures'],
} satisfies HtmlFeature;
