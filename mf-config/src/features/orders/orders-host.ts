import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './orders.strings';

/** The host with the list's words. */
export type OrdersHost = RenderHost<Readonly<Record<keyof typeof strings, string>>>;
