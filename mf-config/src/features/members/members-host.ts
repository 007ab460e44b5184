import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './members.strings';

/** The host with the words of the page. */
export type MembersHost = RenderHost<typeof strings>;
