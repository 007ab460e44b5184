import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './review.strings';

/** The host with the page's words. */
export type ReviewHost = RenderHost<typeof strings>;
