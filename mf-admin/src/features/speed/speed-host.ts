import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './speed.messages';

/** The host with the page’s messages. */
export type SpeedHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
