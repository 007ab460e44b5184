import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './submissions.messages';

/** The host with the list's messages. */
export type SubmissionsHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
