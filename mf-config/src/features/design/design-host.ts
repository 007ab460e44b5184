import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './design.strings';

/** What the views of the editing frame are given. */
export type DesignHost = RenderHost<typeof strings>;
