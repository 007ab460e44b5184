import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './errors.strings';

/** The host with the page’s words. */
export type ErrorsHost = RenderHost<Readonly<Record<keyof typeof strings, string>>>;
