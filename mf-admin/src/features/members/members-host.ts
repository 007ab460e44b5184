import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './members.messages';

/** The host with the messages of the page. */
export type MembersHost = RenderHost<typeof messages>;
