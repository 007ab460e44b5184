import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './errors.messages';

/** The host with the page’s messages. */
export type ErrorsHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
