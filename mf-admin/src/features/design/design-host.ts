import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './design.messages';

/** What the views of the editing frame are given. */
export type DesignHost = RenderHost<typeof messages>;
