import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './search.messages';

/** The host with the search's messages. */
export type SearchHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
