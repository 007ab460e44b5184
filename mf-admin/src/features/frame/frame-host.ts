import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './frame.messages';

export type FrameHost = ViewHost<typeof messages>;
