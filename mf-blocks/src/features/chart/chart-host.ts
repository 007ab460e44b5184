import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './chart.messages';

/** The host with the chart's messages. */
export type ChartHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
