import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './review.messages';

export type ReviewHost = RenderHost<typeof messages>;
