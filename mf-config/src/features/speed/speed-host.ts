import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './speed.strings';

/** The host with the page’s words. */
export type SpeedHost = RenderHost<Readonly<Record<keyof typeof strings, string>>>;
