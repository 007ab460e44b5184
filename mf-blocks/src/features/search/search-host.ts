import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './search.strings';

/** The host with the search's words. */
export type SearchHost = RenderHost<Readonly<Record<keyof typeof strings, string>>>;
