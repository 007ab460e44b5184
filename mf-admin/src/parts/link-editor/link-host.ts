import type { Host } from 'shared-types/host/host';
import type { messages } from './link-editor.messages';

/** What a feature gives to the link editor; it has the messages beside this file among its own. */
export type LinkHost = Pick<Host<typeof messages>, 'text' | 'request' | 'url' | 'bus' | 'stop'>;
