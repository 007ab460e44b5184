import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './reviews.strings';

/** The host with the list's words. */
export type ReviewsHost = RenderHost<Readonly<Record<keyof typeof strings, string>>>;
