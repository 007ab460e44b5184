import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './orders.messages';

/** The host with the list's messages. */
export type OrdersHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
