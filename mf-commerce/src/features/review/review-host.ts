import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './review.messages';

/** The host with the page's messages. */
export type ReviewHost = RenderHost<typeof messages>;
