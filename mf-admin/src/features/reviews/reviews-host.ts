import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './reviews.messages';

/** The host with the list's messages. */
export type ReviewsHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
