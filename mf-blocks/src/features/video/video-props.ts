import type { RenderHost } from 'shared-types/host/render-host';
import type { VideoBlock } from './read-video';
import type { messages } from './video.messages';

/** What the parts of the block are drawn from. */
export interface VideoProps {
  readonly video: VideoBlock;
  readonly host: RenderHost<typeof messages>;
}
