import type { VideoSettings } from 'shared-types/blocks/video';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';

/** True for a block that plays a video file of the site. */
export function playsOwnVideo({ type, settings }: Block): boolean {
  return type === BLOCK_TYPE.video && typeof (settings as Partial<VideoSettings>).file === 'object';
}
