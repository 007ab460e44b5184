import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './chart.strings';

/** The host with the chart's words. */
export type ChartHost = RenderHost<Readonly<Record<keyof typeof strings, string>>>;
