import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './submissions.strings';

/** The host with the list's words. */
export type SubmissionsHost = RenderHost<Readonly<Record<keyof typeof strings, string>>>;
